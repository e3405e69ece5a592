"""Traceability: the rule catalogue (``docs/rules.md``) and the tests and scenarios that prove each rule."""
