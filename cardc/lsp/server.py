"""The protocol: from the editor's requests to the functions of this package, and their answers back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from cardc import __version__
from cardc.diagnostics import Diagnostic, Severity
from cardc.language import LANGUAGES
from cardc.lsp.completion import CompletionKind, completions
from cardc.lsp.fixes import fixes
from cardc.lsp.hover import hover, texts
from cardc.lsp.names import Written, declarations, name_at, uses
from cardc.lsp.places import Lines, Position, Range
from cardc.lsp.workspace import Workspace
from cardc.model.cards import PokemonCard
from cardc.project import NAMES_SUFFIX, SUFFIX
from cardc.syntax import BrokenSourceError, format_text
from cardc.syntax.names import format_names, parse_names

_KINDS: Final = {
    CompletionKind.WORD: lsp.CompletionItemKind.Keyword,
    CompletionKind.SENTENCE: lsp.CompletionItemKind.Snippet,
    CompletionKind.CARD: lsp.CompletionItemKind.Class,
    CompletionKind.ATTACK: lsp.CompletionItemKind.Method,
}


class CardServer(LanguageServer):
    """The server with the workspace of the editor's folder, and the language in which it shows texts."""

    def __init__(self) -> None:
        super().__init__("cardc", __version__, text_document_sync_kind=lsp.TextDocumentSyncKind.Full)
        self.cards = Workspace(Path.cwd())
        self.lang = "en"
        self._told: set[Path] = set()

    def lines(self, path: Path) -> Lines:
        """The lines of a file, in the units that the editor counts in."""
        return Lines(self.cards.text(path), utf16=self.workspace.position_encoding != lsp.PositionEncodingKind.Utf32)

    def tell(self) -> None:
        """Send the diagnostics of all files; an empty list to those that have none any more."""
        view = self.cards.view()
        for path in sorted(self._told | set(view.findings)):
            found = view.findings.get(path, ())
            lines = self.lines(path)
            self.text_document_publish_diagnostics(
                lsp.PublishDiagnosticsParams(uri_of(path), [_diagnostic(each, lines) for each in found])
            )
        self._told = set(view.findings)


server = CardServer()


def path_of(uri: str) -> Path:
    """The file that an editor's URI names."""
    return Path(to_fs_path(uri) or "untitled").resolve()


def uri_of(path: Path) -> str:
    """The URI of a file."""
    return from_fs_path(str(path)) or path.as_uri()


# --- life and documents ------------------------------------------------------------------------------------


@server.feature(lsp.INITIALIZE)
def initialize(ls: CardServer, params: lsp.InitializeParams) -> None:
    """Take the folder of the editor, and the language it asks for (``{"language": "cs"}``)."""
    folders = params.workspace_folders or []
    root = folders[0].uri if folders else params.root_uri
    if root is not None:
        ls.cards = Workspace(path_of(root))
    options = params.initialization_options
    wanted = options.get("language") if isinstance(options, dict) else getattr(options, "language", None)
    ls.lang = wanted if wanted in LANGUAGES else "en"


@server.feature(lsp.INITIALIZED)
def initialized(ls: CardServer, params: lsp.InitializedParams) -> None:
    """Tell at once what is wrong in the project."""
    ls.tell()


@server.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
def did_open(ls: CardServer, params: lsp.DidOpenTextDocumentParams) -> None:
    """A document is open."""
    ls.cards.open(path_of(params.text_document.uri), params.text_document.text)
    ls.tell()


@server.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
def did_change(ls: CardServer, params: lsp.DidChangeTextDocumentParams) -> None:
    """A document has changed; the editor sends all of it."""
    for change in params.content_changes:
        ls.cards.open(path_of(params.text_document.uri), change.text)
    ls.tell()


@server.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
def did_close(ls: CardServer, params: lsp.DidCloseTextDocumentParams) -> None:
    """A document was closed."""
    ls.cards.close(path_of(params.text_document.uri))
    ls.tell()


@server.feature(lsp.TEXT_DOCUMENT_DID_SAVE)
@server.feature(lsp.WORKSPACE_DID_CHANGE_WATCHED_FILES)
def files_changed(ls: CardServer, params: object) -> None:
    """Files on disk have changed."""
    ls.cards.touch()
    ls.tell()


# --- questions -----------------------------------------------------------------------------------------------


@server.feature(lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=['"', " "]))
def completion(ls: CardServer, params: lsp.CompletionParams) -> lsp.CompletionList:
    """What can be written at the cursor."""
    path, lines, offset = _asked(ls, params)
    offers = completions(ls.cards.view(), path, lines.text, offset)
    items = [
        lsp.CompletionItem(
            label=offer.label,
            kind=_KINDS[offer.kind],
            documentation=offer.meaning or None,
            filter_text=offer.insert,
            text_edit=lsp.TextEdit(_range(lines.range(offer.start, offset)), offer.insert),
        )
        for offer in offers
    ]
    return lsp.CompletionList(is_incomplete=False, items=items)


@server.feature(lsp.TEXT_DOCUMENT_HOVER)
def show(ls: CardServer, params: lsp.HoverParams) -> lsp.Hover | None:
    """The printed text and the steps of a statement, or the face of a card that is named."""
    path, lines, offset = _asked(ls, params)
    told = hover(ls.cards.view(), path, lines.text, offset, ls.lang)
    return None if told is None else lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, told))


@server.feature(lsp.TEXT_DOCUMENT_DEFINITION)
def definition(ls: CardServer, params: lsp.DefinitionParams) -> list[lsp.Location]:
    """Where the card that is named stands."""
    path, lines, offset = _asked(ls, params)
    found = declarations(ls.cards.view(), path, lines.text, offset)
    return [
        lsp.Location(uri_of(known.path), _range(ls.lines(known.path).range(*known.source.parsed.name_at)))
        for known in found
    ]


@server.feature(lsp.TEXT_DOCUMENT_REFERENCES)
def references(ls: CardServer, params: lsp.ReferenceParams) -> list[lsp.Location]:
    """Every place that names the card."""
    path, lines, offset = _asked(ls, params)
    written = name_at(path, lines.text, offset)
    return [] if written is None else [_location(ls, each) for each in uses(ls.cards, written.name)]


@server.feature(lsp.TEXT_DOCUMENT_PREPARE_RENAME)
def prepare_rename(ls: CardServer, params: lsp.PrepareRenameParams) -> lsp.PrepareRenamePlaceholder | None:
    """Only a card of the project can be renamed."""
    path, lines, offset = _asked(ls, params)
    written = name_at(path, lines.text, offset)
    if written is None or not ls.cards.view().called(written.name):
        return None
    return lsp.PrepareRenamePlaceholder(_range(lines.range(written.start, written.end)), written.name)


@server.feature(lsp.TEXT_DOCUMENT_RENAME, lsp.RenameOptions(prepare_provider=True))
def rename(ls: CardServer, params: lsp.RenameParams) -> lsp.WorkspaceEdit | None:
    """Give a card another name, in card, scenario, deck and name files."""
    path, lines, offset = _asked(ls, params)
    written = name_at(path, lines.text, offset)
    if written is None or not ls.cards.view().called(written.name):
        return None
    changes: dict[str, list[lsp.TextEdit]] = {}
    for use in uses(ls.cards, written.name):
        where = _range(ls.lines(use.path).range(use.start, use.end))
        changes.setdefault(uri_of(use.path), []).append(lsp.TextEdit(where, use.as_written(params.new_name)))
    return lsp.WorkspaceEdit(changes=dict(changes))


@server.feature(lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
def symbols(ls: CardServer, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    """The cards of a file, with their powers and attacks."""
    path = path_of(params.text_document.uri)
    lines = ls.lines(path)
    found: list[lsp.DocumentSymbol] = []
    for known in ls.cards.view().in_file(path):
        spans = known.source.parsed.spans
        inner: list[lsp.DocumentSymbol] = []
        if isinstance(known.card, PokemonCard):
            parts = [(("powers", i), power.name) for i, power in enumerate(known.card.powers)]
            parts += [(("attacks", i), attack.name) for i, attack in enumerate(known.card.attacks)]
            for at, name in parts:
                where = _range(lines.range_of(spans.nearest(at)))
                inner.append(lsp.DocumentSymbol(name, lsp.SymbolKind.Method, where, where))
        whole, name_at_ = lines.range(*spans.whole), lines.range(*known.source.parsed.name_at)
        symbol = lsp.DocumentSymbol(known.card.name, lsp.SymbolKind.Class, _range(whole), _range(name_at_), known.id)
        symbol.children = inner
        found.append(symbol)
    return found


@server.feature(lsp.TEXT_DOCUMENT_FORMATTING)
def formatting(ls: CardServer, params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit] | None:
    """A card or name file in its canonical layout; one with errors stays as it is."""
    path = path_of(params.text_document.uri)
    lines = ls.lines(path)
    if path.suffix == SUFFIX:
        try:
            text = format_text(lines.text, str(path))
        except BrokenSourceError:
            return None
    elif path.suffix == NAMES_SUFFIX:
        names = parse_names(lines.text, str(path))
        if names.diagnostics:
            return None
        text = format_names(names)
    else:
        return None
    return [lsp.TextEdit(_range(lines.range(0, len(lines.text))), text)] if text != lines.text else []


@server.feature(lsp.TEXT_DOCUMENT_CODE_ACTION, lsp.CodeActionOptions(code_action_kinds=[lsp.CodeActionKind.QuickFix]))
def code_actions(ls: CardServer, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
    """The cures of the diagnostics in the range that can be done by a change of the text."""
    path = path_of(params.text_document.uri)
    lines = ls.lines(path)
    found: list[lsp.CodeAction] = []
    for diagnostic in ls.cards.view().findings.get(path, ()):
        where = lines.range_of(diagnostic.span)
        if diagnostic.span is None or not _touch(where, params.range):
            continue
        text = lines.text[lines.offset(where.start) : lines.offset(where.end)]
        for fix in fixes(diagnostic, text):
            action = lsp.CodeAction(fix.title, lsp.CodeActionKind.QuickFix, [_diagnostic(diagnostic, lines)])
            action.is_preferred = fix.sure
            action.edit = lsp.WorkspaceEdit({params.text_document.uri: [lsp.TextEdit(_range(where), fix.text)]})
            found.append(action)
    return found


@server.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
def inlay_hints(ls: CardServer, params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
    """Behind each text of a card: how it is printed."""
    path = path_of(params.text_document.uri)
    lines = ls.lines(path)
    found: list[lsp.InlayHint] = []
    for known in ls.cards.view().in_file(path):
        for told in texts(known, ls.lang):
            place = lines.position(told.end)
            if told.printed and params.range.start.line <= place.line <= params.range.end.line:
                hint = lsp.InlayHint(lsp.Position(place.line, place.character), told.printed, padding_left=True)
                found.append(hint)
    return found


# --- between the protocol and us -------------------------------------------------------------------------------


def _asked(
    ls: CardServer,
    params: lsp.CompletionParams
    | lsp.HoverParams
    | lsp.DefinitionParams
    | lsp.ReferenceParams
    | lsp.PrepareRenameParams
    | lsp.RenameParams,
) -> tuple[Path, Lines, int]:
    """The file, its lines, and the offset that a request is about."""
    path = path_of(params.text_document.uri)
    lines = ls.lines(path)
    return path, lines, lines.offset(Position(params.position.line, params.position.character))


def _range(where: Range) -> lsp.Range:
    start, end = where.start, where.end
    return lsp.Range(lsp.Position(start.line, start.character), lsp.Position(end.line, end.character))


def _touch(one: Range, two: lsp.Range) -> bool:
    first = (one.start.line, one.start.character), (one.end.line, one.end.character)
    second = (two.start.line, two.start.character), (two.end.line, two.end.character)
    return first[0] <= second[1] and second[0] <= first[1]


def _location(ls: CardServer, written: Written) -> lsp.Location:
    return lsp.Location(uri_of(written.path), _range(ls.lines(written.path).range(written.start, written.end)))


def _diagnostic(finding: Diagnostic, lines: Lines) -> lsp.Diagnostic:
    cure = f"\n{finding.suggestion}" if finding.suggestion else ""
    error = finding.severity is Severity.ERROR
    return lsp.Diagnostic(
        range=_range(lines.range_of(finding.span)),
        message=finding.message + cure,
        severity=lsp.DiagnosticSeverity.Error if error else lsp.DiagnosticSeverity.Warning,
        code=finding.code,
        source="cardc",
    )


__all__ = ["CardServer", "server"]
