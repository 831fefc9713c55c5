# The first target that needs Python sets up .venv; it is set up again when pyproject.toml or requirements.lock changes.
PYTHON ?= python3
WORKERS ?= 3
ARGS ?=
# Byte code is kept, whatever the environment says: hundreds of processes import the same modules.
unexport PYTHONDONTWRITEBYTECODE

UV_VERSION := 0.13.7
OPEN_SPIEL_VERSION := 2.0.2
BIN := .venv/bin
UV := $(BIN)/uv
UV_READY := .venv/.uv-$(UV_VERSION)
READY := .venv/.ready
NEEDS := Stellarch needs Python 3.11, 3.12 or 3.13
TRY := Try: make PYTHON=python3.12

# Where this is Debian and we may.
install = { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -qq && \
	apt-get install -qq -y --no-install-recommends $(1); } >/dev/null 2>&1

.DEFAULT_GOAL := help
.PHONY: help play terminal test pythons coverage compiled checked check page browser wheel release types format bench docs lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: page ## open the table in the browser (ARGS="--port 9000")
	@$(BIN)/stellarch serve $(ARGS)

terminal: $(READY) ## play a game in the terminal (ARGS="--players 3")
	@$(BIN)/stellarch play $(ARGS)

test: $(READY) ## check, then run all tests (WORKERS=3, ARGS="-k wormhole")
	@$(MAKE) --no-print-directory --jobs=2 compiled checked
	@$(BIN)/python tools/run_tests.py $(WORKERS) $(ARGS)

pythons: $(READY) ## run the fast tests on the other Pythons, 3.11 to 3.13, that are found here
	@$(BIN)/python tools/pythons.py $(ARGS)

coverage: $(READY) ## say how much of each room the tests reach (ARGS="tests/core" for some of them)
	@$(BIN)/python tools/room_coverage.py $(WORKERS) $(ARGS)

# Compiling takes one processor for minutes; meanwhile the other one builds the page and checks.
compiled: $(READY)
	@$(BIN)/stellarch prepare

checked: page browser
	@$(MAKE) --no-print-directory check
	@$(BIN)/python tools/web.py npm run --silent test

check: $(READY) ## look at format, lint and types, of the page too
	@$(BIN)/ruff format --check --quiet . || { echo "Run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python tools/web_types.py --check
	@$(BIN)/python tools/web.py npm run --silent check

page: $(READY) ## build the page, if its sources changed
	@$(BIN)/python tools/web.py

browser: ## find Chromium for the browser tests, or install it where that can be done
	@command -v chromium-headless-shell >/dev/null || $(call install,chromium-headless-shell) || \
		command -v chromium >/dev/null || command -v google-chrome >/dev/null || $(call install,chromium) || \
		echo "The browser tests are skipped: there is no Chromium here, and it cannot be installed by itself."

wheel: page ## pack everything, the page too, into dist/ for pip install
	@$(UV) build --quiet --wheel --out-dir dist --python $(BIN)/python
	@ls dist/*.whl

release: $(READY) ## test everything, build the wheel and tag the version; see CONTRIBUTING.md
	@$(BIN)/python tools/release.py ready
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory wheel
	@$(BIN)/python tools/release.py tag

types: $(READY) ## write the page's types from the Python ones
	@$(BIN)/python tools/web_types.py

format: $(READY) ## put the code in format and mend what lint can mend
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

bench: $(READY) ## measure the speed against references (ARGS="--write" for docs/performance.md)
	@$(UV) pip install --quiet --python $(BIN)/python open_spiel==$(OPEN_SPIEL_VERSION) || \
		echo "OpenSpiel cannot be installed here; what is measured against it is left out."
	@$(BIN)/python -m benchmarks $(ARGS)

docs: $(READY) ## build the documentation into site/
	@$(BIN)/zensical build --clean --strict

lock: $(UV_READY) ## write requirements.lock from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(UV) pip compile pyproject.toml --all-extras --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--python $(BIN)/python --quiet --output-file requirements.lock $(ARGS)

clean: ## remove everything made here, .venv too
	rm -rf .venv site dist build web/dist web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml requirements.lock $(UV_READY)
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --editable .
	@$(UV) pip check --quiet --python $(BIN)/python || \
		{ echo "requirements.lock is behind pyproject.toml. Run: make lock"; exit 1; }
	@touch $@

$(UV_READY):
	@command -v $(PYTHON) >/dev/null || { echo "$(NEEDS), and there is no $(PYTHON) here. $(TRY)"; exit 1; }
	@$(PYTHON) -c 'import sys; v = sys.version_info[:2]; (3, 11) <= v <= (3, 13) or \
		sys.exit("$(NEEDS), and $(PYTHON) is %d.%d. $(TRY)" % v)'
	@echo "Setting up .venv (once)"
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@
