"""The command line: arguments in, exit status out.

Data goes to stdout, diagnostics to stderr. Exit status 0: fine, 1: findings, 2: wrong usage.
Each command stands in ``cardc/commands/`` under its own name and is imported only when it is called,
so that ``--help`` is quick.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NoReturn

from cardc import __version__
from cardc.output import visible_streams

_MODULES = {"import": "import_cards"}
"""The modules of commands whose names are words of Python."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    with visible_streams():
        return _main(argv)


def _main(argv: Sequence[str] | None) -> int:
    args = _parser().parse_args(argv)
    command = importlib.import_module(f"cardc.commands.{_MODULES.get(args.command, args.command)}")
    from cardc.commands.shared import CommandError
    from cardc.diagnostics import render
    from cardc.files import OutputError
    from cardc.reading import UnreadableError

    try:
        status = command.run(args)
        sys.stdout.flush()
    except CommandError as error:
        if str(error):
            print(f"cardc {args.command}: {error}", file=sys.stderr)
        return error.status
    except UnreadableError as error:
        print(render(error.diagnostic), file=sys.stderr, end="")
        return 1
    except OutputError as error:
        print(f"cardc {args.command}: {error}", file=sys.stderr)
        return 2
    except RecursionError:
        # The checks have limits for what they know to be deep; this is the last net.
        print(f"cardc {args.command}: something in the input is nested too deeply, or far too long", file=sys.stderr)
        return 1
    except MemoryError:
        print(f"cardc {args.command}: the input is too large for the memory of this machine", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader of our output has gone (`cardc … | head`): not an error; keep the interpreter's own flush quiet.
        _drop_output()
        return 0
    except OSError as error:
        # A file that can't be read or written, or no room for our output.
        print(f"cardc {args.command}: {_reason(error)}", file=sys.stderr)
        try:
            sys.stdout.flush()
        except OSError:
            _drop_output()
        return 2
    except KeyboardInterrupt:
        return 130
    assert isinstance(status, int)
    return status


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _reason(error: OSError) -> str:
    why = error.strerror or str(error)
    return why if error.filename is None else f"{os.fsdecode(error.filename)}: {why}"


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="cardc",
        description="Compile, test, print and play Pokémon TCG cards written in the card language. Unofficial.",
        epilog="Exit status: 0 fine, 1 findings, 2 wrong usage. docs/language.md explains the card language.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and which engine runs")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_sources(commands)
    _add_data(commands)
    _add_texts(commands)
    _add_phrasebooks(commands)
    _add_faces(commands)
    _add_games(commands)
    _add_odds(commands)
    return parser


class _Parser(argparse.ArgumentParser):
    """A parser that says which command, option or value was probably meant."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong, with a suggestion where there is one; ends the process with exit status 2."""
        wrong = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if wrong is not None:
            known = re.findall(r"'?([\w.-]+)'?", wrong[2])
            near = get_close_matches(wrong[1], known, n=1)
            cure = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
            message = f"{message[: wrong.start()]}there is no {wrong[1]}{cure}"
        super().error(message)


class _Version(argparse.Action):
    """``--version``; the engine is imported only then."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        from cardc.engine.build import describe

        print(f"cardc {__version__} ({describe()})")
        parser.exit()


_Commands = argparse._SubParsersAction  # argparse names the type only privately


def _add_sources(commands: _Commands[_Parser]) -> None:
    check = commands.add_parser("check", help="say what is wrong in card files, name files, decks and phrasebooks")
    _paths(check)
    check.add_argument(
        "--phrasebook",
        metavar="LANG",
        help="check the phrasebook of a language instead, or PATH as one; all: every one",
    )
    check.add_argument(
        "--format",
        choices=["text", "json", "sarif", "github"],
        default="text",
        help="for people (default), JSON lines, SARIF 2.1.0, or annotations of GitHub's runners, on stdout",
    )

    new = commands.add_parser("new", help="begin a set of your own: cards, scenarios and a deck that pass at once")
    new.add_argument("set", metavar="SET", help="its folder; the last part is the set's id, such as glow1")
    new.add_argument("--edition", choices=["classic", "dp", "bw"], default="classic", help="rules (default: classic)")
    new.add_argument("--name", metavar="NAME", help="what the set is called (default: its id)")

    words = commands.add_parser("words", help="search the sentences of the card language")
    words.add_argument("words", nargs="*", metavar="WORD", help="words that a sentence or its meaning holds")

    fmt = commands.add_parser("fmt", help="write card files and name files in their canonical layout")
    _paths(fmt)
    fmt.add_argument("--check", action="store_true", help="only tell which files would change")
    fmt.add_argument(
        "--to", metavar="dsl|LANG", help="tell the texts in the card language (dsl), or as prose in a language"
    )

    build = commands.add_parser("build", help="compile card files to a package of Python classes")
    _paths(build)
    build.add_argument("--check", action="store_true", help="write nothing; exit 1 when the package is stale")
    build.add_argument("--package", metavar="NAME", help="name of the package (default: the one in cardc.toml)")
    build.add_argument("--out", metavar="DIR", help="folder in which the package stands (default: the project's)")

    test = commands.add_parser("test", help="run the scenarios beside the cards")
    _paths(test)
    test.add_argument("--json", action="store_true", help="print the results as JSON")
    test.add_argument("--coverage", action="store_true", help="tell which effects and branches no scenario has run")
    test.add_argument("--annotate", metavar="DIR", help="write the card files there, with what has run in the margin")

    mutate = commands.add_parser("mutate", help="tell which small changes of cards no scenario notices")
    _paths(mutate)
    mutate.add_argument("--all", action="store_true", help="tell every such change, not only the first ones")
    mutate.add_argument("--json", action="store_true", help="print the result as JSON")
    mutate.add_argument("--sample", type=int, metavar="N", help="try N of the changed cards only")
    mutate.add_argument("--seed", type=int, default=1, metavar="N", help="which ones a sample holds (default: 1)")
    mutate.add_argument("--accepted", metavar="FILE", help="list of accepted ones (default: mutants.accepted)")

    rules = commands.add_parser("rules", help="show which tests prove each rule of the rule books")
    rules.add_argument("--json", action="store_true", help="print JSON")
    rules.add_argument("--missing", action="store_true", help="only what no test proves")

    export = commands.add_parser("export", help="cards as data, with their texts in every language")
    _paths(export)
    export.add_argument("--format", choices=["jsonl"], default="jsonl", help="one card a line (default)")


def _add_data(commands: _Commands[_Parser]) -> None:
    bring = commands.add_parser("import", help="turn card data of others (JSON) into card files")
    bring.add_argument(
        "file", metavar="FILE", help="JSON lines or an array: as `cardc export`, tcgdex or pokemontcg.io"
    )
    bring.add_argument("--lang", required=True, metavar="LANG", help="language of the printed texts")
    bring.add_argument("--out", required=True, metavar="DIR", help="folder in which a folder for each set is made")
    bring.add_argument("--set", metavar="ID", help="id of the set, where the data do not tell it or tell a wrong one")
    bring.add_argument("--edition", choices=["classic", "dp", "bw"], help="rules (default: those of the set's era)")

    assay = commands.add_parser("assay", help="measure how much of printed card data is read, and whether rightly")
    assay.add_argument("file", metavar="FILE", help="card data, as for `cardc import`")
    assay.add_argument("--lang", default="en", choices=["en", "it", "pt"], help="language of the texts (default: en)")
    assay.add_argument("--set", action="append", default=[], metavar="ID", help="only this set; may be repeated")
    assay.add_argument("--era", action="append", default=[], metavar="ERA", help="only this era (wotc, ex, dp, bw …)")
    assay.add_argument("--explain", metavar="ID", help="show the texts of one card, with a caret where reading stopped")
    assay.add_argument("--json", action="store_true", help="print the result as JSON")
    assay.add_argument(
        "--mutate", action="store_true", help="also change each text that is read, and tell what survives"
    )
    assay.add_argument(
        "--fields",
        action="store_true",
        help="also compare each field of the data with the card that import makes of it",
    )
    assay.add_argument("--against", metavar="PATH", help="also compare with the card files there")
    assay.add_argument("--ledger", metavar="DIR", help="compare with the verdicts kept there; exit 1 when one is worse")
    assay.add_argument("--top", type=int, default=20, metavar="N", help="how many reasons are listed (default: 20)")
    assay.add_argument("--update", action="store_true", help="write the verdicts to the ledger")


def _add_texts(commands: _Commands[_Parser]) -> None:
    text = commands.add_parser("text", help="print a card or a set as it reads in a language")
    text.add_argument("id", metavar="ID|SET", help="card id (base1-58), card name, or set id")
    text.add_argument("--lang", default="en", metavar="LANG", help="language (default: en)")
    text.add_argument(
        "--format",
        choices=["text", "html", "po"],
        default="text",
        help="html: a proof sheet, all languages side by side; po: beside English, for a translation tool",
    )
    text.add_argument("--phrasebook", metavar="FOLDER", help="Fluent files of a translator, for LANG (default: ours)")

    names = commands.add_parser("names", help="print a name file to fill in: what a set lacks in a language")
    names.add_argument("set", metavar="SET", help="set id")
    names.add_argument("--lang", required=True, metavar="LANG", help="language of the names")

    read = commands.add_parser("read", help="turn prose into card-file source")
    read.add_argument("--lang", required=True, metavar="LANG", help="language of the text")
    read.add_argument("file", metavar="FILE|-", help="one effect text a paragraph, or card JSON lines; - is stdin")
    read.add_argument("--kind", choices=["attack", "power", "trainer"], default="attack", help="kind of each text")
    read.add_argument("--name", metavar="NAME", help="name of the card that the texts stand on")
    read.add_argument("--damage", metavar="N", help="printed damage of the attack: 30, 30+, 20x, 50-, ?")
    read.add_argument("--edition", choices=["classic", "dp", "bw"], default="classic", help="default: classic")

    explain = commands.add_parser(
        "explain", help="show which statement runs in which step, trace an attack, or explain a code"
    )
    explain.add_argument("id", metavar="ID", help="card id or name, or the code of a diagnostic such as E306")
    explain.add_argument("--attack", metavar="N|NAME", help="one attack, by number from 1 or by name")
    explain.add_argument("--against", metavar="ID", help="run the attack against this Pokémon and print the trace")
    explain.add_argument("--coins", metavar="heads,tails", help="the coins, in the order in which they are flipped")
    explain.add_argument(
        "--choose", metavar="A,B", help="answers to the choices, in order: number from 1, name, yes, no"
    )
    explain.add_argument("--edition", choices=["classic", "dp", "bw"], help="rules to play by (default: the set's)")
    explain.add_argument("--json", action="store_true", help="print JSON")


def _add_odds(commands: _Commands[_Parser]) -> None:
    odds = commands.add_parser("odds", help="tell exactly what an attack does, and how likely")
    odds.add_argument("id", metavar="ID", help="card id or name")
    odds.add_argument("--attack", metavar="N|NAME", help="one attack, by number from 1 or by name (default: each)")
    odds.add_argument("--against", metavar="ID", help="the Defending Pokémon (default: one of 120 HP without Weakness)")
    odds.add_argument(
        "--board", metavar="FILE.scenario", help="the board of its first scenario that has the card Active"
    )
    odds.add_argument("--scenario", metavar="NAME", help="with --board: the scenario of this name")
    odds.add_argument("--edition", choices=["classic", "dp", "bw"], help="rules to play by (default: the set's)")
    odds.add_argument("--json", action="store_true", help="print JSON")
    odds.add_argument("--picture", metavar="FILE", help="also draw the damage, as .svg or .png (needs cardc[plots])")


def _add_faces(commands: _Commands[_Parser]) -> None:
    face = commands.add_parser("face", help="draw cards as pictures: svg, png, or pdf sheets for printing")
    face.add_argument("id", metavar="ID|SET", help="card id or name, or the id of a set")
    face.add_argument("--lang", default="en", metavar="LANG", help="language (default: en)")
    face.add_argument("--format", choices=["svg", "png", "pdf"], default="svg", help="kind of picture (default: svg)")
    face.add_argument("--out", metavar="FILE|DIR", help="where it goes (default: one svg to stdout, else beside you)")
    face.add_argument(
        "--art", metavar="FILE|DIR", help="the picture of the card, or a folder with pictures named ID.png"
    )
    face.add_argument("--style", metavar="FILE", help="a style sheet (.css), or a template (.svg.j2) of your own")
    face.add_argument("--width", type=int, metavar="N", help="pixels of a card (default: 744 for png, 1488 for pdf)")


def _add_phrasebooks(commands: _Commands[_Parser]) -> None:
    book = commands.add_parser("phrasebook", help="a language for translators and their tools; coverage")
    verbs = book.add_subparsers(dest="verb", required=True, metavar="VERB")
    export = verbs.add_parser("export", help="the wordings of a language as a po file, or its Fluent files as they are")
    export.add_argument("lang", metavar="LANG", help="language")
    export.add_argument("folder", nargs="?", metavar="FOLDER", help="Fluent files of a translator (default: ours)")
    export.add_argument("--format", choices=["po", "ftl"], default="po", help="default: po")
    export.add_argument("--out", metavar="PATH", help="po file (default: stdout); folder for Fluent files")
    back = verbs.add_parser("import", help="merge a po file into the Fluent files of a folder")
    back.add_argument("file", metavar="FILE", help="po file")
    back.add_argument("folder", metavar="FOLDER", help="folder of the Fluent files; made when it is not there")
    back.add_argument("--lang", metavar="LANG", help="language (default: the one that the file says)")
    share = verbs.add_parser("coverage", help="how much of each language is there, proposed, doubtful, missing")
    share.add_argument("langs", nargs="*", metavar="LANG", help="languages (default: all)")
    share.add_argument("--folder", metavar="FOLDER", help="Fluent files of a translator, for one language")
    share.add_argument("--json", action="store_true", help="print JSON")


def _add_games(commands: _Commands[_Parser]) -> None:
    play = commands.add_parser("play", help="let two bots play a whole game")
    play.add_argument("decks", nargs="*", metavar="DECK", help="deck files")
    play.add_argument("--seed", type=int, default=1, metavar="N", help="seed of all coins and shuffles (default: 1)")
    play.add_argument("--log", action="store_true", help="print what happens")

    play.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME",
        help="an optional reading of the rules",
    )
    play.add_argument("--show", action="store_true", help="draw the table after each turn, and how the game ends")
    play.add_argument("--replay", metavar="FILE", help="play a saved game again and check that it ends the same way")
    play.add_argument("--save-replay", metavar="FILE", help="write edition, decks, seed and all decisions")

    _add_simulate(commands)

    deck = commands.add_parser("deck", help="look at deck files")
    verbs = deck.add_subparsers(dest="verb", required=True, metavar="VERB")
    deck_check = verbs.add_parser("check", help="say why a deck is not legal, and what the rule book advises")
    deck_check.add_argument("file", metavar="FILE", help="a deck file")
    deck_check.add_argument("--edition", choices=["classic", "dp", "bw"], help="rules (default: those of its sets)")

    commands.add_parser("lsp", help="serve editors: diagnostics while typing, completion, hover (docs/editor.md)")


def _add_simulate(commands: _Commands[_Parser]) -> None:
    simulate = commands.add_parser("simulate", help="let bots play decks against each other, many times: who wins, how")
    simulate.add_argument("decks", nargs="*", metavar="DECK", help="deck files; none: show the games of --out")
    simulate.add_argument("--games", type=int, metavar="N", help="games of each pairing (default: 200)")
    simulate.add_argument(
        "--until", type=float, metavar="W", help="end a pairing when its rate is known to ±W (0.01: a percentage point)"
    )
    simulate.add_argument(
        "--bots",
        default="attacks",
        metavar="A,B",
        help="who plays; several: each against each other (default: attacks)",
    )
    simulate.add_argument("--jobs", type=int, metavar="J", help="processes (default: the processors of this machine)")
    simulate.add_argument("--cluster", metavar="ADDRESS", help="workers of a Dask scheduler play (cardc[cluster])")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all chance (default: 1)")
    simulate.add_argument("--out", metavar="FILE", help="results; games that stand there are not played again")
    simulate.add_argument("--what-if", metavar="CARD", help="a card file: play each game also with this card changed")
    simulate.add_argument("--report", metavar="FILE", help="write the results as one HTML page with plots")
    simulate.add_argument("--cards", action="store_true", help="print what each card did, too")
    simulate.add_argument("--json", action="store_true", help="print JSON")
    simulate.add_argument(
        "--chunk", type=int, default=50, metavar="N", help="games of one line of results (default: 50)"
    )
    simulate.add_argument(
        "--most-actions", type=int, default=5000, metavar="N", help="after so many a game is stopped (default: 5000)"
    )
    simulate.add_argument(
        "--option", action="append", default=[], type=_option, metavar="NAME", help="an optional reading of the rules"
    )


def _option(name: str) -> str:
    """An optional reading of the rules; they are known to the engine, which is imported only then."""
    from cardc.engine.parameters import OPTIONS

    if name not in OPTIONS:
        raise argparse.ArgumentTypeError(f"invalid choice: {name!r} (choose from {', '.join(sorted(OPTIONS))})")
    return name


def _paths(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: the project's cards)")


if __name__ == "__main__":
    sys.exit(main())
