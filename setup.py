"""What pyproject.toml can't say: the published grammars go into the package, and ``CARDC_COMPILE=1`` compiles the engine.

Compiled are the engine and the bots. ``CARDC_COMPILE=cards`` also compiles the classes that are generated from the cards of this checkout, so that engine and cards
call each other directly; ``make fast`` does so in a copy. A wheel never holds them: another project's package may have the same
name. What no turn touches stays plain Python: it is not called often enough to be worth compiling.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
PLAIN = {
    "__init__",
    "arrange",
    "board",
    "build",
    "decks",
    "json_state",
    "library",
    "numbering",
    "parameters",
    "replay",
    "soak",
}
"""Modules that are not compiled: they look at games from outside, or only import others.

Invariants are compiled, because long runs ask them after each action."""
MANUAL = ("diagnostics.md", "phrasebook.md", "scenarios.md")
"""The pages that ``cardc explain CODE`` reads (``cardc.manual.PAGES``)."""


class BuildWithGrammar(build_py):
    """Copies grammars and the manual of codes into the package (an editable install reads them from the checkout)."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            self._copy(sorted((HERE / "grammar").glob("*.lark")), "grammar")
            self._copy([HERE / "docs" / page for page in MANUAL], "manual")

    def _copy(self, files: list[Path], folder: str) -> None:
        target = Path(self.build_lib) / "cardc" / folder
        target.mkdir(parents=True, exist_ok=True)
        for file in files:
            shutil.copyfile(file, target / file.name)


class BuildInParallel(build_ext):
    """Compiles the C files, one for each module, on all cores at once; setuptools does so for extensions only, and there is one."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def compile(sources: list[str], *args: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: one_after_another([source], *args, **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile
        super().build_extensions()


COMPILED = os.environ.get("CARDC_COMPILE", "0") != "0"
ASKED = "egg_info" in sys.argv and find_spec("mypyc") is None
"""A builder asks what the build needs, before it has it: with the switch, the compiler too."""


def extensions() -> list[Extension]:
    """The compiled modules: none unless ``CARDC_COMPILE`` is set and not 0."""
    if not COMPILED or ASKED:
        return []
    from mypyc.build import mypycify

    files = [file for file in sorted(HERE.glob("cardc/engine/*.py")) if file.stem not in PLAIN]
    files += [file for file in sorted(HERE.glob("cardc/bots/*.py")) if file.stem not in PLAIN]
    if os.environ["CARDC_COMPILE"] == "cards":
        files += [file for file in sorted(HERE.glob("generated/*/*.py")) if file.stem not in PLAIN]
    names = [file.relative_to(HERE).as_posix() for file in files]
    # One C file a module takes the compiler two thirds of the time of one for all, and runs as fast.
    return mypycify(
        ["--config-file=", "--strict", *names],
        opt_level=os.environ.get("CARDC_OPT_LEVEL", "2"),
        debug_level="0",
        multi_file=True,
    )


setup(
    cmdclass={"build_ext": BuildInParallel, "build_py": BuildWithGrammar},
    ext_modules=extensions(),
    setup_requires=["mypy>=2.4"] if COMPILED and ASKED else [],
)
