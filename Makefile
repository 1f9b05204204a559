# Every command sets up what it needs. `make run` and `make test` are the two to know; `make help` names them all.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := run
.PHONY: help run setup test test-server test-core test-web test-browser lint lint-python lint-web types types-python types-web fmt api schema schema-freeze bench bench-web prove prove-server prove-browser build screens clean test-machine

PYTHON ?= python3
# Compiled modules halve the start of every process; some machines turn them off.
export PYTHONDONTWRITEBYTECODE :=
PORT ?= 8000
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN)
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/budget_api/static/index.html
# Databases of tests live as long as a test: in memory, where there is room for them, no commit waits for a disk.
ROOM := $(shell df --output=avail /dev/shm 2>/dev/null | awk 'NR == 2 && $$1 > 2000000 {print "/dev/shm"}')
WEB_SOURCES := $(shell find webui -type f -not -name '*.test.*' 2>/dev/null) $(wildcard src/budget_core/data/*.json src/budget_core/data/locales/*.json) vite.config.ts package-lock.json

help: ## what each command does
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: ## serve the app on http://127.0.0.1:8000 (PORT, BUDGET_DATA); get and build first what it needs
	@$(MAKE) --silent --jobs=2 build
	$(BIN)/budget serve --port $(PORT) $(if $(BUDGET_DATA),--data "$(BUDGET_DATA)")

setup: $(VENV)/ready node_modules/ready $(STATIC) test-machine

test: ## style and types, then every suite after the other; the browser's in full is in `make prove`
	$(PYTHON) -m tests.suites

test-core test-server test-web test-browser: export TMPDIR := $(or $(ROOM),$(TMPDIR),/tmp)
test-core: $(VENV)/ready
	$(BIN)/python -m tests.retried -n $(WORKERS) --cov --cov-report=term:skip-covered --cov-fail-under=100 -- tests/core

test-server: $(VENV)/ready $(STATIC) test-machine
	$(BIN)/python -m tests.retried -n $(WORKERS) --dist worksteal --quick --ignore=tests/core --

test-web: $(VENV)/ready node_modules/ready
	npm run --silent test

test-browser: $(VENV)/ready node_modules/ready $(STATIC) test-machine
	npm run --silent e2e

lint: lint-web lint-python ## style, import directions, declared dependencies

lint-python: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/deptry src # what ships
	$(BIN)/deptry . --non-dev-dependency-groups dev # and what tests it

lint-web: node_modules/ready
	npm run --silent lint

types: types-python types-web ## mypy strict and tsc strictest; the documents' Python by mypy and pyright

types-python: $(VENV)/ready node_modules/ready
	$(BIN)/mypy
	$(BIN)/python -m tests.sdk.docs_code dist/docs_code
	$(BIN)/mypy dist/docs_code
	npm run --silent types:docs

types-web: node_modules/ready
	npm run --silent types

fmt: $(VENV)/ready node_modules/ready ## write the style
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	npm run --silent format

api: $(VENV)/ready node_modules/ready ## write docs/openapi.json and webui/src/contract/*.gen.ts from the contract
	$(BIN)/python -m budget_api.openapi > docs/openapi.json
	$(BIN)/python -m budget_api.openapi.constants limits > webui/src/contract/limits.gen.ts
	$(BIN)/python -m budget_api.openapi.constants codes > webui/src/contract/codes.gen.ts
	npm run --silent api

schema: $(VENV)/ready test-machine ## write what both databases say of their tables after the newest migration
	$(BIN)/python -m tests.released

schema-freeze: $(VENV)/ready test-machine ## the same, and keep filled databases of it: that migration never changes again
	$(BIN)/python -m tests.released freeze

bench: $(VENV)/ready node_modules/ready $(STATIC) test-machine ## measure beside the raw limit
	$(BIN)/python -m bench

bench-web: $(VENV)/ready node_modules/ready $(STATIC) test-machine ## measure the web app on a slow phone, into docs/performance.md
	$(BIN)/python -m bench.web

prove prove-server prove-browser: export TMPDIR := $(or $(ROOM),$(TMPDIR),/tmp)
prove: $(VENV)/ready node_modules/ready $(STATIC) test-machine ## the long proofs, those of the server beside those of the browser
	$(BIN)/python -m tests.machine proofs
	$(MAKE) --jobs=2 --keep-going prove-server prove-browser

prove-server: # nothing in it waits for a clock that people see: it gives way to the browser's
	nice $(BIN)/python -m tests.prove

prove-browser:
	npm run --silent e2e:all

build: $(VENV)/run $(STATIC) ## what `run` serves: the packages, and the web app where the server finds it

screens: $(VENV)/ready node_modules/ready $(STATIC) test-machine ## take the pictures that the docs show anew
	KEEP_SCREENS=1 npx playwright test --project=phone screens.spec.ts

clean: ## everything made by these commands
	rm -rf $(VENV) node_modules src/budget_api/static .cache coverage test-results playwright-report dist

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --no-deps --no-compile --require-hashes -r
STEP := @deploy/step.sh

# `run` marks what runs and builds the app, `ready` what tests it too.
$(VENV)/run: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed"; exit 1; }
	@test -x $(BIN)/python || deploy/step.sh "Python" $(PYTHON) -m venv $(VENV)
	$(STEP) "pip" $(PIP) 'pip>=25' # older ones take minutes over this lock
	$(STEP) "Python packages" $(LOCKED) requirements.lock
	$(STEP) "the command budget" $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/ready: $(VENV)/run requirements-dev.lock
	$(STEP) "Python packages of tests" $(LOCKED) requirements-dev.lock
	@touch $@

NPM := npm ci --silent --no-audit --no-fund --no-update-notifier
node_modules/run: package-lock.json
	$(STEP) "Node packages" $(NPM) --omit=dev
	@touch $@

node_modules/ready: package-lock.json
	$(STEP) "Node packages" $(NPM)
	@touch node_modules/run $@

# What only runs the app leaves out what tests it.
$(STATIC): node_modules/$(if $(filter build,$(MAKECMDGOALS)),run,ready) $(WEB_SOURCES)
	$(STEP) "the app" npm run --silent build
	@touch $@

test-machine: $(VENV)/ready
	$(BIN)/python -m tests.machine
