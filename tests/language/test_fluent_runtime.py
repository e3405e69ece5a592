"""What the writer writes is what fluent.runtime, an independent implementation of Fluent, makes of the messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import cast

import pytest
from babel import Locale as BabelLocale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast
from hypothesis import given

from cardc.language import LANGUAGES, Body, TextContext, write, writer
from cardc.language.idioms import idiomatic
from cardc.language.locales import LOCALES
from cardc.language.phrase import Phrase, Value
from cardc.language.phrasebook import phrasebook_files
from cardc.language.plan import plan
from cardc.language.schema import KINDS, SlotType, enum_id, key_of
from tests.language.bodies import bodies
from tests.language.test_laws import LAW

Features = Mapping[str, str]


class Filling(FluentType):
    """What fills a slot: a phrase or an enum member, with the features it inherits."""

    def __init__(self, runtime: Runtime, value: Value, type_: SlotType, around: Features) -> None:
        self.runtime = runtime
        self.value = value
        self.type = type_
        category = type_ if isinstance(type_, str) else enum_id(type_)
        self.around = {name: v for name, v in around.items() if name in runtime.locale.features_of(category)}

    def format(self, locale: BabelLocale) -> str:
        return self.put()

    def put(self, **given: str) -> str:
        """The wording with some features given."""
        return self.runtime.filled(self.value, self.type, {**self.around, **given})

    def __eq__(self, key: object) -> bool:
        if isinstance(self.value, Phrase):
            return self.value.kind == key
        return isinstance(self.value, StrEnum) and key_of(self.value) == key

    __hash__ = None  # type: ignore[assignment]  # compared with keys only


def put_as(filling: Filling, **given: str) -> FluentType:
    """``AS``; functions may give text, though the types of fluent.runtime do not say so."""
    return cast(FluentType, filling.put(**given))


class Runtime:
    """A bundle with the two functions of the phrasebooks."""

    def __init__(self, lang: str) -> None:
        self.locale = LOCALES[lang]
        functions: dict[str, Callable[..., FluentType]] = {
            "AS": lambda filling, **given: filling.put(**given),
            "NOUN": self.noun,
        }
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for _, text in phrasebook_files(lang):
            self.bundle.add_resource(FluentResource(text))
            nouns: list[ast.EntryType] = [
                ast.Message(ast.Identifier(f"noun-{entry.id.name}"), entry.value)
                for entry in FluentParser().parse(text).body
                if isinstance(entry, ast.Term)
            ]
            self.bundle.add_resource(ast.Resource(nouns))

    def message(self, id_: str, args: dict[str, object]) -> str:
        """Format one message; errors are failures."""
        pattern = self.bundle.get_message(id_).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        assert errors == [], (id_, errors)
        assert isinstance(text, str)
        return re.sub(r"\s*\n\s*", " ", text)

    def noun(self, noun: str, number: object, feature: str | None = None, *, case: str | None = None) -> FluentType:
        """The form of a noun that a number governs."""
        plural = self.bundle._plural_form(number) if isinstance(number, FluentInt) else number
        case = feature or case
        return cast(FluentType, self.message(f"noun-{noun}", {"form": f"{case}-{plural}" if case else plural}))

    def filled(self, value: Value, type_: SlotType, around: Features) -> str:
        """A phrase or an enum member in its place."""
        if isinstance(value, Phrase):
            return self.phrase(value, around)
        assert not isinstance(type_, str)
        assert isinstance(value, str)
        declared = self.locale.features_of(enum_id(type_))
        features = {name: around.get(name, values[0]) for name, values in declared.items()}
        return self.message(enum_id(type_), {"value": key_of(type_(value)), **features})

    def phrase(self, phrase: Phrase, around: Features) -> str:
        """A phrase with the features that come down to it."""
        kind = KINDS[phrase.kind]
        declared = self.locale.features_of(kind.category)
        features = {name: around.get(name, values[0]) for name, values in declared.items()}
        args: dict[str, object] = dict(features)
        for (slot, type_), value in zip(kind.slots.items(), phrase.args, strict=True):
            plain = isinstance(value, int) or type_ == "NAME"
            before, after = self.locale.quotes
            quoted = f"{before}{value}{after}" if type_ == "QUOTED" else None
            args[slot] = value if plain else quoted or Filling(self, value, type_, features)
        return self.message(kind.id, args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_compiled_messages_say_what_fluent_says(lang: str) -> None:
    runtime = Runtime(lang)

    @LAW
    @given(bodies())
    def law(drawn: tuple[Body, TextContext]) -> None:
        body, context = drawn
        said = idiomatic(plan(body, context), context, writer(lang).idioms)
        sentences = [runtime.phrase(sentence, {}) for sentence in said]
        assert write(lang, body, context) == " ".join(s[:1].upper() + s[1:] for s in sentences)

    law()
