"""The language server, spoken to as an editor does."""
