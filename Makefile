PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
MINUTES ?= 10
WHICH = not slow
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test test-all soak soak-house bench docs fmt lock audit wheel release

play: ## Serve the games on this machine: make play PORT=8000; to everybody in the home network: make play LAN=1
	@$(PYTHON) tools/setup.py play
	@$(BIN)/bosquet serve --port $(PORT) $(if $(LAN),--host 0.0.0.0)

test: ## Check everything: style, types, arrows between the parts, and all tests, interpreted and compiled
	@$(PYTHON) tools/setup.py test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check
	$(NPM) run test
	BOSQUET_INTERPRETED=1 $(BIN)/pytest -n $(JOBS) -m "$(WHICH)" tests/contract tests/core tests/games tests/bots/test_small_games.py
	$(BIN)/pytest -n $(JOBS) -m "$(WHICH)"

test-all: export BOSQUET_SCREENS = all
test-all: WHICH = slow or not slow
test-all: test ## The same with what takes long: more seeds, every position on every screen

soak: ## Random deals in real browsers: make soak MINUTES=60; one again: make soak DEAL=eternity:4:390x844:fr:7
	@$(PYTHON) tools/setup.py test
	@$(BIN)/python -m tests.web.soak --minutes $(MINUTES) $(if $(DEAL),--deal $(DEAL))

soak-house: ## Many tables in a house to which everything happens: make soak-house MINUTES=60
	@$(PYTHON) tools/setup.py test
	@$(BIN)/python -m tests.house.soak --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

bench: ## Measure the speed beside other libraries; beside an earlier commit: make bench AGAINST=987fadc
	@$(PYTHON) tools/setup.py bench
	@$(BIN)/python -m bench $(if $(AGAINST),--against $(AGAINST))

docs: ## Make the pages of the library's API in build/docs
	@$(PYTHON) tools/setup.py fmt
	@$(BIN)/python tools/docs.py

wheel: ## Make a source archive and a wheel of this machine's kind in dist/
	@$(PYTHON) tools/setup.py release
	@$(BIN)/python -m build

release: ## Check everything, build, try the wheel, write the date into the changelog, tag: make release VERSION=0.2.0
	@$(PYTHON) tools/setup.py release
	@$(BIN)/python tools/release.py $(VERSION)

fmt: ## Bring all files into shape
	@$(PYTHON) tools/setup.py fmt
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run fmt

lock: ## Choose new versions of the Python packages, with their hashes
	@$(PYTHON) tools/setup.py fmt
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/python tools/lock.py --upgrade

audit: ## Ask whether any locked package has a known weakness
	@$(PYTHON) tools/setup.py audit
	@$(BIN)/python tools/audit.py
