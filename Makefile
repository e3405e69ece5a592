# Two commands do everything on a fresh machine: `make demo` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
GAMES  ?= 2000
INPUTS ?= 1000000
SECONDS ?= inf
KILLS  ?= 0
LAWS   ?= 20000
POOL   ?= 20000
MILLION ?= 1000000
JOBS   ?= 1
LANGUAGES := $(notdir $(patsubst %/,%,$(dir $(wildcard cardc/language/*/nouns.ftl))))
CORPUS := $(or $(CARDC_CORPUS),../shared/corpus/cards.jsonl)

.DEFAULT_GOAL := help
.PHONY: help demo test check fmt build bench fast soak pool million mutants laws fuzz assay clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("cardc needs Python 3.11 or newer; set PYTHON=…" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

demo: $(READY) ## build, a card, its text, an attack's trace, a whole game
	@PATH="$(CURDIR)/$(BIN):$$PATH" sh docs/demo.sh

test: $(READY) ## every test and scenario
	$(BIN)/python -m pytest -n auto

check: $(READY) ## lint, format, types, dependency direction, cards, fresh generated code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/cardc check cards
	$(BIN)/cardc fmt --check cards
	$(BIN)/cardc build --check

fmt: $(READY) ## format Python and card files
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/cardc fmt cards

build: $(READY) ## cards/ to generated/
	$(BIN)/cardc build cards

bench: $(READY) ## measure; writes bench/latest.json and a table
	$(BIN)/python -m bench

fast: $(READY) ## compile engine and cards with mypyc; the result stands in build/fast, the checkout stays as it is
	PYTHON=$(BIN)/python sh tools/compile.sh

soak: $(READY) ## GAMES=2000 seeded games, invariants, saving and resuming
	$(BIN)/python -m bench.soak --games $(GAMES)

pool: $(READY) ## POOL=20000 games with random decks of the whole pool, by players that prefer unusual actions
	$(BIN)/python -m bench.pool_soak --games $(POOL) --counts

million: fast ## MILLION=1000000 games with random decks of all cards, compiled, a tenth checked after each action; JOBS=1 processes
	cd build/fast && $(CURDIR)/$(BIN)/python -m bench.million --games $(MILLION) --jobs $(JOBS) --kept $(CURDIR)/build/million.json

mutants: $(READY) ## small changes of the cards of the first three sets that no scenario notices
	$(BIN)/cardc mutate cards/base1 cards/base2 cards/base3

laws: $(READY) ## LAWS=20000 random models a language, LANG=it: one language; written, read back, counted; then the card language
	$(BIN)/python -m tests.language.laws --count $(LAWS) $(filter $(LANGUAGES),$(LANG))
	$(if $(filter $(LANGUAGES),$(LANG)),,CARDC_LAW_EXAMPLES=$(LAWS) $(BIN)/python -m pytest -n auto tests/syntax/test_laws.py)

fuzz: $(READY) ## INPUTS=1000000 damaged inputs, all doors together; SECONDS=60: no longer; KILLS=500: builds killed
	$(BIN)/python -m tests.fuzz --inputs $(INPUTS) --seconds $(SECONDS) --kills $(KILLS) $(if $(SEED),--seed $(SEED))

assay: $(READY) ## read printed cards (CARDC_CORPUS=file) against the ledger; UPDATE=1 writes it
	@if [ ! -f "$(CORPUS)" ]; then echo "corpus absent: no file $(CORPUS)"; exit 0; fi; \
	options="--top 0 --fields --mutate --ledger ledger $(if $(UPDATE),--update)"; \
	$(BIN)/cardc assay "$(CORPUS)" --lang en $$options --against cards && \
	$(BIN)/cardc assay "$(CORPUS)" --lang it $$options && \
	$(BIN)/cardc assay "$(CORPUS)" --lang pt $$options

clean: ## forget the environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist *.egg-info
