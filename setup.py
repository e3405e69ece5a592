"""The one thing pyproject.toml can't say: an installed cardc carries the published grammars as ``cardc/grammar``."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent


class BuildWithGrammar(build_py):
    """Copies ``grammar/*.lark`` beside the package (an editable install reads them from the checkout)."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "cardc" / "grammar"
            target.mkdir(parents=True, exist_ok=True)
            for grammar in sorted((HERE / "grammar").glob("*.lark")):
                shutil.copyfile(grammar, target / grammar.name)


setup(cmdclass={"build_py": BuildWithGrammar})
