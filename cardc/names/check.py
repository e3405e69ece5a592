"""What is wrong with the names of a set: entries that fit no card, names that are no names, names that are missing.

Codes: N003 no such language; N004 a name twice; N005 no name; N006 no such card, attack or power; N007 two names that can't
be told apart; N008 names without an entry (a warning).
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, field

from cardc.check.naming import name_problem
from cardc.diagnostics import Diagnostic, Severity, Span
from cardc.language import LANGUAGES
from cardc.model.cards import Card, SetInfo
from cardc.model.names import NameKind
from cardc.names.needed import Named, attack_names, names_on_face, names_spoken
from cardc.names.tables import ENGLISH, names_of, of_language
from cardc.project import card_files
from cardc.syntax import Loaded, LoadedSet
from cardc.syntax.names import MAX_PROBLEMS, PLURALS, Entry, NameFile

_SHOWN = 5
"""So many missing names are told; ``cardc names`` lists all."""


def check_names(loaded: Loaded) -> list[Diagnostic]:
    """Everything that is wrong with the name files of some sets, and what they leave out.

    Names are missing in the languages that some name file of the project is about: who has none for a language does not
    print in it.
    """
    found: list[Diagnostic] = []
    arounds = {id(one.names.around): one.names.around for one in loaded.sets}
    langs = {lang: None for around in arounds.values() for file in around.files for lang in file.langs}
    known = [lang for lang in LANGUAGES if lang in langs and lang != ENGLISH]
    for one in loaded.sets:
        about = _AboutSet(one)
        for file in one.names.own:
            about.languages(file)
            about.entries(file)
        for lang in known:
            about.language(lang)
        found += about.found
    return found


def missing_warning(info: SetInfo, lang: str, missing: Sequence[Named], file: str, span: Span | None) -> Diagnostic:
    """N008 about some names."""
    shown = ", ".join(f"{kind} “{name}”" for kind, name in missing[:_SHOWN])
    more = f" and {len(missing) - _SHOWN} more" if len(missing) > _SHOWN else ""
    count = "1 name has" if len(missing) == 1 else f"{len(missing)} names have"
    kind, name = missing[0]
    cure = (
        f'write `{kind} "{name}" = "…"` or `{kind} "{name}" unchanged`; `cardc names {info.id} --lang {lang}` lists all'
    )
    message = f"{count} no entry in `{lang}` and will stand there in English: {shown}{more}"
    return Diagnostic("N008", message, file, span, cure, Severity.WARNING)


@dataclass(slots=True)
class _AboutSet:
    """The findings about one set."""

    loaded: LoadedSet
    found: list[Diagnostic] = field(default_factory=list)
    needed: dict[Named, None] = field(default_factory=dict)
    spoken: list[tuple[Card, dict[Named, None]]] = field(default_factory=list)
    seen: dict[tuple[str, NameKind, str], tuple[NameFile, Entry]] = field(default_factory=dict)
    whole: bool = True
    told: dict[str, int] = field(default_factory=dict)
    """How many findings about each file there are."""

    def __post_init__(self) -> None:
        for card in self.loaded.card_set.cards:
            spoken = names_spoken(card, self.loaded.info)
            self.needed |= names_on_face(card) | spoken
            if spoken:
                self.spoken.append((card, spoken))
        read = {source.file.filename for source in self.loaded.sources} | {self.loaded.file.filename}
        self.whole = len(read) >= len(card_files(self.loaded.folder))

    def say(self, code: str, message: str, file: NameFile, at: tuple[int, int], cure: str | None = None) -> None:
        """Note a finding; after some in one file the rest is not told."""
        told = self.told[file.filename] = self.told.get(file.filename, 0) + 1
        if told > MAX_PROBLEMS:
            if told == MAX_PROBLEMS + 1:
                message = f"only the first {MAX_PROBLEMS} errors are shown"
                self.found.append(Diagnostic("E013", message, file.filename, file.index.span(*at)))
            return
        self.found.append(Diagnostic(code, message, file.filename, file.index.span(*at), cure))

    def languages(self, file: NameFile) -> None:
        """Whether there are the languages of a file."""
        if file.header is None:
            return
        others = [lang for lang in LANGUAGES if lang != ENGLISH]
        for lang, at in zip(file.header.langs, file.header.langs_at, strict=True):
            if lang == ENGLISH:
                self.say("N003", "English names stand in the card files", file, at, "name another language")
            elif lang not in LANGUAGES:
                near = difflib.get_close_matches(lang, others, n=1, cutoff=0.5)
                message = f"there is no phrasebook for `{lang}`; there are {', '.join(others)}"
                self.say("N003", message, file, at, f"did you mean `{near[0]}`?" if near else None)

    def entries(self, file: NameFile) -> None:
        """Each entry by itself: said once, about a name of the set, and by names."""
        for entry in file.entries:
            for lang in file.langs:
                first = self.seen.setdefault((lang, entry.kind, entry.name), (file, entry))
                if first[1] is not entry:
                    place = f"{first[0].filename}:{first[0].index.span(*first[1].name_at).line}"
                    message = f"what the {entry.kind} “{entry.name}” is called in `{lang}` is said already, in {place}"
                    self.say("N004", message, file, entry.name_at, "keep one")
                    break
            if self.told.get(file.filename, 0) > MAX_PROBLEMS:
                return
            for printed, at in zip(entry.printed, entry.printed_at, strict=True):
                problem = name_problem(printed)
                if problem is not None:
                    self.say("N005", f"this name {problem[0]}", file, at, problem[1])
            if self.whole and (entry.kind, entry.name) not in self.needed:
                self.unused(file, entry)

    def unused(self, file: NameFile, entry: Entry) -> None:
        """An entry for which the set has no name."""
        known = [name for kind, name in self.needed if kind is entry.kind]
        near = difflib.get_close_matches(entry.name, known, n=1)
        others = [kind for kind in NameKind if (kind, entry.name) in self.needed]
        cure = f"did you mean “{near[0]}”?" if near else "remove it, or move it to the set it belongs to"
        cure = f'did you mean `{others[0]} "{entry.name}"`?' if others else cure
        self.say("N006", f"no {entry.kind} of this set is called “{entry.name}”", file, entry.name_at, cure)

    def language(self, lang: str) -> None:
        """What a language lacks, and what it does not tell apart."""
        names = names_of(lang, self.loaded.names)
        missing = [(kind, name) for kind, name in self.needed if not names.has(kind, name)]
        if missing:
            self.found.append(missing_warning(self.loaded.info, lang, missing, *self.place(lang)))
        alike: dict[Named, list[str]] = {}
        for card, spoken in self.spoken:
            on_card = names.on_card(attack_names(card))
            for kind, name in spoken:
                others = [other for other in on_card.meant(kind, names.printed(kind, name)) if other != name]
                if others:
                    alike[kind, name] = others
        for (kind, name), others in alike.items():
            self.alike(lang, kind, name, others[0], names.printed(kind, name))

    def alike(self, lang: str, kind: NameKind, name: str, other: str, printed: str) -> None:
        """Two names that are one in the language, where a sentence speaks of one of them."""
        message = f"the {PLURALS[kind]} “{name}” and “{other}” are both called “{printed}” in `{lang}`"
        cure = f"a sentence speaks of “{name}”: give one of them another name"
        told = self.seen.get((lang, kind, name)) or self.seen.get((lang, kind, other))
        if told is not None:
            file, entry = told
            self.say("N007", message, file, entry.printed_at[0] if entry.printed_at else entry.name_at, cure)
        else:
            self.found.append(Diagnostic("N007", message, *self.place(lang), cure))

    def place(self, lang: str) -> tuple[str, Span | None]:
        """Where missing names are told: at the head of the set's file for a language, else at the set."""
        for file in of_language(lang, self.loaded.names.own):
            if file.header is not None:
                return file.filename, file.index.span(*file.header.langs_at[file.header.langs.index(lang)])
        return self.loaded.file.filename, self.loaded.file.index.span(*self.loaded.declared.id_at)
