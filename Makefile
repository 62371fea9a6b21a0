# `make help` lists what there is.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# A new build is needed when the frame, the compiled modules or the browser's half change.
MADE_FROM := pyproject.toml hatch_build.py constraints.txt $(wildcard src/serai/games/*.py src/serai/games/*/rules*.py src/serai/games/*/judge*.py src/serai/minds/*.py) \
	$(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null) $(shell find src -name '*.ftl')

# pip keeps what the build says to itself.
SAY_IF_PLAIN = ls src/serai__mypyc* >/dev/null 2>&1 || echo "No C compiler here: Serai's rules run as plain Python, some ten times slower."

.PHONY: help
help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# How the house is opened: `make play OPEN="--port 8002 --no-browser"`.
OPEN ?=

.PHONY: play
play: .venv/installed ## open the house in the browser
	@$(BIN)/serai open $(OPEN)

# The browser's tests have a run of their own: the driver keeps the event loop of its process for itself.
PYTEST = $(BIN)/pytest --dist worksteal

# Three browsers share two cores: what failed there has to pass alone. The first failure stays in what is printed.
ALONE = $(PYTEST) -n 0 --last-failed --last-failed-no-failures none

.PHONY: test
test: .venv/installed-dev ## everything that must pass (a browser is installed if one is missing)
	@$(MAKE) --no-print-directory -j 2 --output-sync lint test-pages browser
	$(PYTEST) -n 2 --ignore tests/browser
	$(PYTEST) -n 3 tests/browser || $(ALONE) tests/browser

.PHONY: test-pages
test-pages: .venv/installed-dev
	cd web && npm test

.PHONY: browser
browser:
	tests/install-browser

.PHONY: lint lint-python lint-pages
lint: lint-python lint-pages ## formatting, types, direction of imports

lint-python: .venv/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-pages: .venv/installed-dev
	cd web && npm run check

.PHONY: fix
fix: .venv/installed-dev ## format, and mend what the tools can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run format

.PHONY: types
types: .venv/installed-dev ## make the browser's types anew from the messages and views
	$(BIN)/python -m serai.house.typescript

.PHONY: bench
bench: .venv/installed-dev ## measure speed, beside peers
	$(BIN)/python -m benchmarks.measure

.PHONY: bench-browser
bench-browser: .venv/installed-dev browser ## measure what the browser loads, how fast it shows a move, how smooth it is
	$(BIN)/python -m benchmarks.browser

.PHONY: soak
soak: .venv/installed-dev browser ## the long checks, an hour: many random games, many kills of the server
	SERAI_SOAK=1 $(PYTEST) -n 2 --timeout 3600 --ignore tests/browser
	SERAI_SOAK=1 $(PYTEST) -n 2 tests/browser

.PHONY: pictures
pictures: .venv/installed-dev browser ## take the pictures of the README and of link previews anew
	$(BIN)/python -m tests.browser.pictures
	$(BIN)/python -m tests.browser.previews

.PHONY: gallery
gallery: .venv/installed-dev browser ## take the pictures of every game at three moments anew
	$(BIN)/python -m tests.browser.gallery

.PHONY: previews
previews: .venv/installed-dev ## let the bots play the games that the shelf shows anew
	$(BIN)/python -m serai.study.preview

.PHONY: clean
clean: ## take away all that was built or installed here
	rm -rf .venv web/node_modules src/serai/house/bundle
	find src -name '*.so' -delete -o -name '*.pyd' -delete

# pip keeps what a build prints to itself, so the build writes its steps into a file, which is shown as it grows.
PROGRESS := $(CURDIR)/.venv/progress
define INSTALL
@echo "  Fetching the tools that build Serai (15 s)"; \
: > $(PROGRESS); tail -f $(PROGRESS) & shown=$$!; \
SERAI_PROGRESS=$(PROGRESS) $(BIN)/pip install --quiet --editable $(1); done=$$?; \
sleep 0.3; kill $$shown; exit $$done
@$(SAY_IF_PLAIN)
endef

.venv/bin/python:
	@echo "Getting Serai ready. This is needed once, and after changes."
	@echo "  Creating .venv (5 s)"
	@$(PYTHON) -m venv .venv

.venv/installed: .venv/bin/python $(MADE_FROM)
	$(call INSTALL,.)
	@touch $@

.venv/installed-dev: .venv/bin/python $(MADE_FROM)
	$(call INSTALL,'.[dev]')
	@touch .venv/installed $@
