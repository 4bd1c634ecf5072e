# make play    play it        make test    all tests, lint included
# make site    build site/    make lint    ruff and mypy
# make soak | arena | bench | clauses | messages | picture: see CONTRIBUTING.md

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
SHELL := /bin/sh

.DELETE_ON_ERROR:
.PHONY: play site test unit e2e lint soak arena bench clauses messages picture clean

play: site
	@$(BIN)/python tools/serve.py

site: $(INSTALLED) node_modules/installed
	@$(BIN)/python tools/build.py

# Without Debian's python3-venv the module is there and fails half-way, so ask before.
$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Dead End needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "Python's venv module is missing: sudo apt-get install python3-venv"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

# npm's own scripts look for node on the path: ours first.
node_modules/installed: package.json package-lock.json .npmrc $(INSTALLED)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm ci --silent
	@touch $@

test: lint unit e2e

unit: site
	$(BIN)/pytest tests -n 2

e2e: site
	$(BIN)/pytest e2e

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy dead_end web tools tests e2e

soak: site
	DEAD_END_SOAK=1 $(BIN)/pytest

arena: $(INSTALLED)
	$(BIN)/python tools/arena.py

bench: $(INSTALLED)
	$(BIN)/python tools/bench.py
	$(BIN)/python tools/notebook.py
	$(BIN)/python tools/latency.py
	$(BIN)/python tools/latency.py 150 0.3

clauses: $(INSTALLED)
	$(BIN)/python tools/clauses.py

messages: $(INSTALLED)
	@mkdir -p web/catalogs
	$(BIN)/pybabel --quiet extract -k say -k count:1,2 --sort-output --omit-header --add-location=file \
	  --output-file web/catalogs/dead_end.pot web dead_end

picture: site
	$(BIN)/python tools/picture.py

clean:
	rm -rf site .build node_modules .venv
