"""``cardc lsp``: the language server, for editors; it speaks over stdin and stdout."""

from __future__ import annotations

import argparse
import logging
import os
import sys

from cardc.commands.shared import FINE, CommandError


def run(args: argparse.Namespace) -> int:
    """Serve until the editor says that it is done."""
    try:
        from cardc.lsp.server import server
    except ImportError as error:
        raise CommandError(
            f"the language server needs the packages of `pip install cardc[editor]` ({error})"
        ) from error
    logging.basicConfig(level=logging.ERROR)  # stderr is shown by editors; the protocol itself is no news
    # The server closes what it writes to; the process goes on and must not find its own output closed.
    server.start_io(stdout=os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    return FINE
