"""With what the last build left or without it: a build says the same and leaves the same package."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardc import cache
from cardc.cli import main
from cardc.incremental.memory import recall
from cardc.incremental.snapshot import package_contents
from cardc.syntax import ParsedFile
from cardc.syntax.loader import parse_bytes

GLOW = Path(__file__).parents[1] / "author_set" / "cards"

MIST = """set mist { name "Mist" edition classic }

card "Emberling" repeats glow-1 { number 1 rarity rare }
card "Tea Break" repeats glow-4 { number 2 }
card "Fog" { number 3 basic water hp 40 attack [W] "Drift" 10 }
"""

ASH = """card "Ashwing" { number 20 stage 1 from "Cinderegg" fire hp 70 attack [R] "Gust" 20 }
card "Sootling" { number 21 basic fire hp 40 attack [R] "Puff" 10 }
card "Pyreling" { number 22 stage 2 from "Furnacel" fire hp 90 attack [R] "Roar" 40 }
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two sets, one of which repeats cards of the other, a card with a warning, prose; built once, with a cache."""
    monkeypatch.setenv("CARDC_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    shutil.copytree(GLOW, tmp_path / "cards" / "glow")
    (tmp_path / "cards" / "mist").mkdir()
    (tmp_path / "cards" / "mist" / "mist.card").write_text(MIST, encoding="utf-8")
    (tmp_path / "cards" / "glow" / "ash.card").write_text(ASH, encoding="utf-8")
    assert built() == 0
    return tmp_path


def built(*more: str) -> int:
    return main(["build", "cards", "--package", "mine", "--out", ".", *more])


def changed(file: str, old: str, new: str) -> None:
    path = Path("cards", file)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def told(output: str) -> list[str]:
    """The findings of a build, without what it did to files, which a first build does to all of them."""
    return [line for line in output.splitlines() if not re.match(r"(changed|added|removed): |[0-9]+ cards: ", line)]


def assert_like_a_first_build(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Build with the cache, then all anew into an empty folder: status, findings and package are the same."""
    capsys.readouterr()
    before = package_contents(Path("mine"))
    status = built()
    output = capsys.readouterr().err
    package = package_contents(Path("mine"))
    monkeypatch.setenv("CARDC_CACHE", "")
    shutil.rmtree("mine")
    assert built() == status
    again = capsys.readouterr().err
    assert told(output) == told(again)
    assert package == (package_contents(Path("mine")) if status == 0 else before)
    return status, output


def renamed() -> None:
    Path("cards/glow/glow.card").rename("cards/glow/other.card")


def deleted() -> None:
    Path("cards/glow/ash.card").unlink()


def added() -> None:
    text = 'card "Cinderegg" { number 30 basic fire hp 30 attack [R] "Crack" 10 }\n'
    Path("cards/glow/egg.card").write_text(text, encoding="utf-8")


def told_again() -> None:
    """A card of another file becomes the same as one whose file stays as it is."""
    text = 'card "Sootling" { number 23 basic fire hp 40 attack [R] "Puff" 10 }\n'
    Path("cards/mist/soot.card").write_text(text, encoding="utf-8")


CHANGES: dict[str, Callable[[], None]] = {
    "nothing": lambda: None,
    "a comment": lambda: changed("glow/ash.card", "card", "// hot\ncard"),
    "a card": lambda: changed("glow/ash.card", '"Puff" 10', '"Puff" 20'),
    "a card that others repeat": lambda: changed("glow/glow.card", '"Spark" 10', '"Spark" 20'),
    "the name of a card that others repeat": lambda: changed("glow/glow.card", 'card "Tea Break"', 'card "Tea Breaks"'),
    "a card that another evolves from": lambda: changed("glow/glow.card", 'stage 1 from "Emberling"', "basic"),
    "the name of a card that another evolves from": lambda: changed("glow/glow.card", '"Furnacel"', '"Furnace"'),
    "the line that another card stands in": lambda: changed("glow/glow.card", 'from "Emberling"', 'from "Emberlink"'),
    "the type of a card": lambda: changed("glow/ash.card", "basic fire", "basic grass"),
    "a number that is taken": lambda: changed("glow/ash.card", "number 20", "number 3"),
    "the name of the set": lambda: changed("glow/set.card", '"Glow"', '"Glowing"'),
    "the id of the set": lambda: changed("glow/set.card", "set glow", "set gleam"),
    "the edition of the set": lambda: changed("glow/set.card", "edition classic", "edition bw"),
    "prose": lambda: changed("glow/tizzone.card", "20 danni", "30 danni"),
    "prose that can't be read": lambda: changed("glow/tizzone.card", "20 danni", "20 gatti"),
    "a reprint": lambda: changed("mist/mist.card", "repeats glow-4", "repeats glow-5"),
    "a sentence that can't be read": lambda: changed("glow/ash.card", "attack [R]", "attack [R"),
    "a file that is renamed": renamed,
    "a file that is gone": deleted,
    "a file that is new": added,
    "a card told again in another set": told_again,
}


def test_a_name_that_prose_uses_is_looked_up_anew(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    changed("glow/it.names", '"Muschietto"', '"Muschiolino"')

    assert_like_a_first_build(monkeypatch, capsys)

    # The prose still says Muschietto: now that is the name of no card of the set.
    assert any(b'"Muschietto"' in text for text in package_contents(Path("mine")).values())


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_after_a_change_a_build_is_like_a_first_one(
    change: Callable[[], None], tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change()

    assert_like_a_first_build(monkeypatch, capsys)


def test_a_warning_about_an_unchanged_file_is_told_by_every_build(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def warnings() -> list[str]:
        return [line for line in capsys.readouterr().err.splitlines() if "E307" in line]

    capsys.readouterr()
    shutil.rmtree("mine")
    assert built() == 0
    first = warnings()
    assert [line.split()[:3] for line in first] == [["cards/glow/ash.card:1:28:", "warning", "E307:"]]
    assert built() == 0
    assert warnings() == first
    changed("glow/glow.card", '"Spark" 10', '"Spark" 20')
    assert built() == 0
    assert warnings() == first


def test_a_change_reaches_the_modules_that_hold_the_card_and_no_file_beside_it(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    read: list[str] = []

    def parse(data: bytes, name: str) -> ParsedFile:
        read.append(name)
        return parse_bytes(data, name)

    monkeypatch.setattr("cardc.incremental.build.parse_bytes", parse)
    changed("mist/mist.card", '"Drift" 10', '"Drift" 20')
    capsys.readouterr()
    assert built() == 0
    assert capsys.readouterr().err.splitlines()[-2:] == ["changed: mine/mist/water.py", "14 cards: mine is written"]
    assert set(read) == {"cards/glow/set.card", "cards/mist/mist.card"}


def test_an_unchanged_tree_reads_no_card(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardc.incremental.build.build_package", None)
    assert built() == 0
    assert built("--check") == 0


def test_a_check_finds_what_is_stale_and_forgets_nothing(tree: Path) -> None:
    before = package_contents(Path("mine"))
    changed("glow/ash.card", '"Puff" 10', '"Puff" 20')
    assert built("--check") == 1
    assert package_contents(Path("mine")) == before
    assert built("--check") == 1
    changed("glow/ash.card", '"Puff" 20', '"Puff" 10')
    assert built("--check") == 0


@pytest.mark.parametrize("spoil", [lambda file: file.write_text("# edited\n"), Path.unlink], ids=["edited", "missing"])
def test_a_spoilt_module_is_noticed_and_made_again(spoil: Callable[[Path], object], tree: Path) -> None:
    module = tree / "mine" / "glow" / "fire.py"
    text = module.read_bytes()
    spoil(module)
    if module.exists():
        module.write_bytes(text + b"# edited\n")
    assert built("--check") == 1
    assert built() == 0
    assert module.read_bytes() == text


def entry(tree: Path) -> Path:
    return next((tree / "cache" / "builds").iterdir())


def test_a_damaged_cache_is_ignored(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in (tree / "cache").rglob("*"):
        if file.is_file():
            file.write_bytes(file.read_bytes()[:-1])
    assert recall([Path("cards")], Path("mine")) is None
    assert built("--check") == 0
    assert recall([Path("cards")], Path("mine")) is not None


def test_a_cache_of_another_shape_is_ignored(tree: Path) -> None:
    data = entry(tree).read_bytes().splitlines()
    key = data[1].decode()
    for content in (b"nonsense", b"[]", b'{"cards":"1"}', b"null"):
        cache.write("builds", entry(tree).name, key, content)
        assert recall([Path("cards")], Path("mine")) is None
    assert built("--check") == 0


def test_another_compiler_begins_anew(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "compiler", lambda: "another")
    assert recall([Path("cards")], Path("mine")) is None


def test_other_folders_in_the_configuration_are_another_build(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tree / "cardc.toml"
    config.write_text('cards = "cards"\npackage = "mine"\n', encoding="utf-8")
    assert main(["build"]) == 0
    config.write_text('cards = "cards/glow"\npackage = "mine"\n', encoding="utf-8")
    assert main(["build", "--check"]) == 1
    assert "would be removed: mine/mist/fire.py" in capsys.readouterr().err


def test_what_follows_from_files_outside_the_folders_is_not_remembered(tree: Path) -> None:
    assert main(["build", "cards/mist", "--package", "fog", "--out", "."]) == 0
    assert recall([Path("cards/mist")], Path("fog")) is None
    changed("glow/glow.card", '"Spark" 10', '"Spark" 20')
    assert main(["build", "cards/mist", "--package", "fog", "--out", ".", "--check"]) == 1
