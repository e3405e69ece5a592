"""An author's own verbs: the modules that ``plugins`` in ``cardc.toml`` names (docs/plugins.md).

A plug-in declares rows (:mod:`cardc.model.rows`) as cardc itself does. It must be loaded before the grammar, the phrasebooks
or the kinds of phrases are: the command line and the pytest plug-in do it first of all.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from cardc.plugged import LOADED
from cardc.project import CONFIG, Project, ProjectError, find_project

_TOO_LATE = ("cardc.language.schema", "cardc.syntax.lalr", "cardc.check")


def activate(start: Path | None = None) -> None:
    """Load the plug-ins of the project at ``start``.

    Raises :class:`cardc.project.ProjectError` for a plug-in that can't be loaded.
    """
    here = (start or Path.cwd()).resolve()
    config = next((f / CONFIG for f in (here, *here.parents) if (f / CONFIG).is_file()), None)
    # Most projects have none, and a command that only prints its help does not read the file twice.
    if config is not None and _speaks_of_plugins(config):
        load(find_project(here))


def _speaks_of_plugins(config: Path) -> bool:
    try:
        return b"plugins" in config.read_bytes()
    except OSError:
        return False  # whoever needs the file says what is wrong with it


def load(project: Project) -> None:
    """Load the plug-ins of a project, each once a process."""
    missing = [name for name in project.plugins if name not in LOADED]
    if not missing:
        return
    late = next((module for module in _TOO_LATE if module in sys.modules), None)
    if late is not None:
        raise ProjectError(f"plug-ins must be loaded before {late} is imported: call cardc.plugins.load first")
    if str(project.root) not in sys.path:
        sys.path.insert(0, str(project.root))
    for name in missing:
        _load(name)


def _load(name: str) -> None:
    from cardc.model import effects
    from cardc.model.rows import ROWS

    known = set(ROWS)
    try:
        module = importlib.import_module(name)
    except Exception as error:  # what an author's module raises is the author's to see, as a message
        raise ProjectError(f"the plug-in {name} can't be loaded: {type(error).__name__}: {error}") from error
    for node in [node for node in ROWS if node not in known]:
        if not issubclass(node, effects.OwnAct):
            raise ProjectError(f"the plug-in {name}: {node.__name__} must be a class under cardc.model.effects.OwnAct")
        if "." not in ROWS[node].calls:
            raise ProjectError(f"the plug-in {name}: the row of {node.__name__} must name a function in `calls`")
    own = [node for node in ROWS if node not in known]
    taken = {each for node in known for each in ROWS[node].names()}
    for each in (each for node in own for each in ROWS[node].names()):
        if each in taken:
            raise ProjectError(f"the plug-in {name}: the name {each} is taken; give the node another one")
    assert module.__file__ is not None
    LOADED[name] = Path(module.__file__).parent
