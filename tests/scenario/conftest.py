"""Scenario files that are wrong on purpose are read by tests, not collected."""

collect_ignore_glob = ["errors/*", "sample/failing/*"]
