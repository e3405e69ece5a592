"""Runs the modules of a compiled package without a folder: they import each other as if they stood in one."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from itertools import count
from types import ModuleType

_INDEX = "__init__.py"
_NUMBERS = count(1)


class _Sources(MetaPathFinder, Loader):
    """Finds the modules of one package among its sources, by path below its folder."""

    def __init__(self, package: str, sources: Mapping[str, str]) -> None:
        self.package = package
        self.sources = sources

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of this name, when it is one of the package's."""
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        place = fullname.removeprefix(self.package).removeprefix(".").replace(".", "/")
        index = f"{place}/{_INDEX}" if place else _INDEX
        if index in self.sources:
            return spec_from_loader(fullname, self, origin=index, is_package=True)
        file = f"{place}.py"
        return spec_from_loader(fullname, self, origin=file) if file in self.sources else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the module; its code bears the name of its file in angle brackets."""
        spec = module.__spec__
        assert spec is not None
        assert spec.origin is not None
        exec(compile(self.sources[spec.origin], f"<{spec.origin}>", "exec"), vars(module))


def run_package(sources: Mapping[str, str]) -> dict[str, ModuleType]:
    """Run all modules of a package, by path below its folder; the packages themselves are left out."""
    package = f"cards_in_memory_{next(_NUMBERS)}"
    finder = _Sources(package, sources)
    sys.meta_path.append(finder)
    try:
        files = [file for file in sources if not file.endswith(_INDEX)]
        return {file: import_module(f"{package}.{file.removesuffix('.py').replace('/', '.')}") for file in files}
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]
