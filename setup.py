"""What pyproject.toml can't say: the published grammars go into the package, and ``CARDC_COMPILE=1`` compiles the engine.

Compiled are the engine and the generated classes, together, so that they call each other directly. What no turn touches stays plain
Python: it is not called often enough to be worth compiling.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
PLAIN = {"__init__", "arrange", "board", "build", "decks", "invariants", "json_state", "parameters", "replay", "soak"}
"""Modules that are not compiled: they look at games from outside, or only import others."""


class BuildWithGrammar(build_py):
    """Copies ``grammar/*.lark`` beside the package (an editable install reads them from the checkout)."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "cardc" / "grammar"
            target.mkdir(parents=True, exist_ok=True)
            for grammar in sorted((HERE / "grammar").glob("*.lark")):
                shutil.copyfile(grammar, target / grammar.name)


def extensions() -> list[Extension]:
    """The compiled modules: none unless ``CARDC_COMPILE`` is set and not 0."""
    if os.environ.get("CARDC_COMPILE", "0") == "0":
        return []
    from mypyc.build import mypycify

    files = [file for file in sorted(HERE.glob("cardc/engine/*.py")) if file.stem not in PLAIN]
    files += [file for file in sorted(HERE.glob("generated/*/*.py")) if file.stem not in PLAIN]
    names = [file.relative_to(HERE).as_posix() for file in files]
    return mypycify(
        ["--config-file=", "--strict", *names], opt_level=os.environ.get("CARDC_OPT_LEVEL", "2"), debug_level="0"
    )


setup(cmdclass={"build_py": BuildWithGrammar}, ext_modules=extensions())
