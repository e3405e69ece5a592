"""The game as an environment for reinforcement learning (``cardc[rl]``); :mod:`cardc.rl.env` needs PettingZoo."""
