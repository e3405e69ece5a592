"""A minimal editor: starts ``cardc lsp`` as a process and speaks the protocol with it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class Editor:
    """One session with the server. Requests are answered in order; notifications are kept until somebody asks."""

    def __init__(self, root: Path, **options: Json) -> None:
        self.root = root
        self._number = 0
        self._diagnostics: dict[str, list[dict[str, Json]]] = {}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "cardc", "lsp"], cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        uri = root.as_uri()
        self.capabilities = self.ask(
            "initialize",
            processId=None,
            rootUri=uri,
            workspaceFolders=[{"uri": uri, "name": "set"}],
            capabilities={"general": {"positionEncodings": ["utf-16"]}},
            initializationOptions=options,
        )
        self.notify("initialized")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ask("shutdown")
        self.notify("exit")
        assert self._process.wait(timeout=20) == 0

    def uri(self, file: str) -> str:
        """The URI of a file of the project."""
        return (self.root / file).as_uri()

    def ask(self, method: str, **params: Json) -> Json:
        """Send a request; returns its result, and fails when the server answers with an error."""
        self._number += 1
        self._send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": params or None})
        while True:
            message = self._receive()
            if message.get("id") == self._number and "method" not in message:
                assert "error" not in message, message
                return message["result"]

    def notify(self, method: str, **params: Json) -> None:
        """Send a notification."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def open(self, file: str, text: str) -> None:
        """Open a document."""
        document: dict[str, Json] = {"uri": self.uri(file), "languageId": "cardc", "version": 1, "text": text}
        self.notify("textDocument/didOpen", textDocument=document)

    def change(self, file: str, text: str) -> None:
        """Type: the document has another text."""
        document: dict[str, Json] = {"uri": self.uri(file), "version": 2}
        self.notify("textDocument/didChange", textDocument=document, contentChanges=[{"text": text}])

    def about(self, method: str, file: str, text: str, mark: str = "|", **more: Json) -> Json:
        """Ask about the place of ``mark`` in a text, which must stand there once; the document has the text without it."""
        assert text.count(mark) == 1
        before = text[: text.index(mark)]
        position: dict[str, Json] = {
            "line": before.count("\n"),
            "character": len(before.rpartition("\n")[2].encode("utf-16-le")) // 2,
        }
        self.change(file, text.replace(mark, ""))
        return self.ask(f"textDocument/{method}", textDocument={"uri": self.uri(file)}, position=position, **more)

    def diagnostics(self, file: str) -> list[dict[str, Json]]:
        """What is told about a file, once the server has worked off all that it was sent."""
        self.ask("textDocument/documentSymbol", textDocument={"uri": self.uri(file)})
        return self._diagnostics.get(self.uri(file), [])

    def _send(self, message: dict[str, Json]) -> None:
        body = json.dumps({key: value for key, value in message.items() if value is not None}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Json]:
        assert self._process.stdout is not None
        length = 0
        while line := self._process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        message: dict[str, Json] = json.loads(self._process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            assert isinstance(params, dict)
            uri, found = params["uri"], params["diagnostics"]
            assert isinstance(uri, str)
            assert isinstance(found, list)
            self._diagnostics[uri] = [each for each in found if isinstance(each, dict)]
        return message
