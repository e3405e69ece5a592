"""The language server: what an editor asks about card, scenario, deck and name files (``cardc lsp``, docs/editor.md).

:mod:`cardc.lsp.workspace` knows the project with the documents that are open in the editor; the other modules answer one kind
of question each and know nothing of the protocol; :mod:`cardc.lsp.server` speaks it.
"""
