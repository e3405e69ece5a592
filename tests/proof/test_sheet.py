"""The proof sheet shows a reviewer what to look at: what is missing, proposed or doubtful, where it is printed."""

from __future__ import annotations

from cardc.language import NO_NAMES, book_of
from cardc.language.marks import Piece, pieces
from cardc.language.names import Names
from cardc.language.pattern import MarkKind
from cardc.language.phrasebook import parse_phrasebook
from cardc.model.cards import Imprint, SetInfo, Text, TrainerCard
from cardc.model.effects import Draw, FlipCoins
from cardc.model.parts import Exactly
from cardc.model.terms import Edition, Player, TrainerKind
from cardc.proof import proof_sheet
from cardc.proof.faces import proofreader_of
from tests.language.books import patched

INFO = SetInfo("gar1", "Garden", Edition.CLASSIC, size=12)
CARD = TrainerCard(
    "Berry Basket", Imprint("3"), TrainerKind.TRAINER, Text((), (FlipCoins(2), Draw(Player.YOU, Exactly(3))))
)
NAMED = Names(staying=())


def lines(messages: str, names: Names = NO_NAMES) -> list[tuple[Piece, ...]]:
    book, found = patched("en", "patch.ftl", messages)
    assert found == []
    return proofreader_of(book).face(CARD, INFO, names)


def test_a_doubtful_message_is_marked_in_the_sentence_that_uses_it_but_not_what_fills_it() -> None:
    face = lines("# doubtful\nflip-coins = toss { $number } coins at once.\n")
    assert face[2] == (
        Piece("Toss", MarkKind.DOUBTFUL),
        Piece(" 2 "),
        Piece("coins at once.", MarkKind.DOUBTFUL),
        Piece(" Draw 3 cards."),
    )


def test_a_mark_that_names_words_is_on_these_alone() -> None:
    face = lines("# proposed: at once (no book says so)\nflip-coins = toss { $number } coins at once.\n")
    assert face[2] == (Piece("Toss 2 coins "), Piece("at once", MarkKind.PROPOSED), Piece(". Draw 3 cards."))


def test_a_marked_noun_is_marked_wherever_it_is_printed() -> None:
    face = lines("# proposed: cards\n-card = { $form ->\n   *[one] card\n    [other] cards\n}\n")
    assert face[2][-2:] == (Piece("cards", MarkKind.PROPOSED), Piece("."))


def test_a_mark_can_name_a_branch() -> None:
    message = (
        "# proposed: [other]\nflip-coins = toss { $number ->\n    [one] a coin\n   *[other] { $number } coins\n}.\n"
    )
    assert lines(message)[2] == (Piece("Toss 2 "), Piece("coins", MarkKind.PROPOSED), Piece(". Draw 3 cards."))


def test_a_name_without_an_entry_is_missing() -> None:
    face = proofreader_of(book_of("cs")).face(CARD, INFO, NAMED)
    assert face[0] == (Piece("Berry Basket", MarkKind.MISSING),)


def test_an_unfinished_phrasebook_shows_what_it_lacks() -> None:
    book, _ = parse_phrasebook("it", [("it/face.ftl", "face-first-edition = Prima edizione\n")])
    face = proofreader_of(book).face(CARD, INFO, NO_NAMES)
    assert face[2][0] == Piece("‹flip-coins› ‹player›", MarkKind.MISSING)
    assert "".join(piece.text for piece in face[2]) == "‹flip-coins› ‹player› 2 ‹say› ‹draw› ‹player› 3"


def test_pieces_have_the_letters_of_the_plain_text() -> None:
    """A sentence that begins with a mark does not lose its capital letter."""
    assert pieces("Draw it", "\ufdd2draw\ufdd3 it") == [Piece("Draw", MarkKind.PROPOSED), Piece(" it")]
    nested = "\ufdd4a \ufdd2b\ufdd3\ufdd5"
    assert pieces("a b", nested) == [Piece("a ", MarkKind.DOUBTFUL), Piece("b", MarkKind.PROPOSED)]


def test_the_page_explains_the_marks_and_counts_them() -> None:
    book, _ = patched("en", "patch.ftl", "# doubtful: at once\nflip-coins = toss { $number } coins at once.\n")
    page = proof_sheet(INFO, [CARD], ["en", "cs"], books={"en": book})
    assert 'Toss 2 coins <mark class="doubtful" title="doubtful">at once</mark>. Draw 3 cards.' in page
    assert '<span lang="en">English</span><small class="marks">1 doubtful</small>' in page
    for kind in ("missing", "proposed", "doubtful"):
        assert f'<dt><mark class="{kind}">{kind}</mark></dt>' in page
