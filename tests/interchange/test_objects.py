"""Files of card data: lines, an array, objects one after the other; and what is no JSON."""

from __future__ import annotations

import pytest

from cardc.interchange.objects import card_objects


def read(source: str) -> tuple[list[object], list[tuple[str, int, int]]]:
    """The names of the objects, and code, line and column of the findings."""
    objects, findings = card_objects(source, "f.json")
    places = [(each.code, each.span.line, each.span.column) for each in findings if each.span is not None]
    assert len(places) == len(findings)
    return [each.data.get("name") for each in objects], places


@pytest.mark.parametrize(
    "source",
    [
        '{"name": "a"}\n{"name": "b"}\n',
        '\n\n{"name": "a"}\n\n{"name": "b"}',
        '[{"name": "a"}, {"name": "b"}]',
        '[\n  {"name": "a"},\n  {"name": "b"}\n]\n',
        '{\n  "name": "a"\n}\n{\n  "name": "b"\n}\n',
        '{"data": [{"name": "a"}, {"name": "b"}], "page": 1}',
        "[]\n",
    ],
)
def test_all_ways_to_write_two_objects(source: str) -> None:
    names, findings = read(source)
    assert (names, findings) == (([] if source.startswith("[]") else ["a", "b"]), [])


def test_each_object_has_its_place() -> None:
    objects, _ = card_objects('[\n  {"name": "a"},\n  {"name": "b"}\n]', "f")
    assert [(each.span.line, each.span.column) for each in objects] == [(2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("source", "names", "findings"),
    [
        ('{"name": "a"}\n{"name": }\n{"name": "c"}\n', ["a", "c"], [("P004", 2, 10)]),
        ('{"name": "a"\n{"name": "b"}\n', ["b"], [("P004", 2, 1)]),
        ('7\n{"name": "a"}', ["a"], [("P003", 1, 1)]),
        ('[{"name": "a"}, 7, "x"]', ["a"], [("P003", 1, 17), ("P003", 1, 20)]),
        ('[{"name": "a"} {"name": "b"}]', ["a"], [("P004", 1, 16)]),
        ('[{"name": "a"}', ["a"], [("P004", 1, 14)]),
        ('[{"name": "a"}] x', ["a"], [("P004", 1, 17)]),
        ("moss", [], [("P004", 1, 1)]),
        ("[" * 100_000, [], [("P004", 1, 2)]),
        ('{"n": ' + "9" * 5000 + "}", [], [("P004", 1, 1)]),
        ("", [], []),
    ],
    ids=[
        "broken line",
        "unclosed object",
        "number",
        "numbers",
        "no comma",
        "no end",
        "rest",
        "word",
        "deep",
        "long",
        "empty",
    ],
)
def test_what_is_no_json_is_told_and_the_rest_is_read(
    source: str, names: list[str], findings: list[tuple[str, int, int]]
) -> None:
    found_names, found = read(source)
    assert found == findings
    assert found_names == names
