# make run    open the site              make test   the tests
# make check  all that CI checks          make fix    format and mend what can be mended

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
.DEFAULT_GOAL := help
WEB := $(shell find web/src web/public web/*.json web/*.ts web/*.html src/toque/locale -type f 2>/dev/null)
# The tests start hundreds of processes: Python keeps what it has compiled, even if the machine forbids it elsewhere.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help install run test slow soak mutants check format lint types docs docs-site web browser postgres fix lock clean

help:  ## what can be made
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

install: .venv/ready-to-work  ## create .venv with everything in it

.venv/ready-to-play: pyproject.toml constraints.txt $(WEB)
	$(PYTHON) -m venv .venv
	$(PIP) --editable .
	@touch $@

.venv/ready-to-work: .venv/ready-to-play
	$(PIP) --editable '.[dev]'
	@touch $@

run: .venv/ready-to-play docs-site  ## open the site at http://127.0.0.1:8000
	$(BIN)/toque serve

web: install  ## build the web application, and check it
	$(BIN)/python web/build_web.py
	$(BIN)/python web/build_web.py check
	$(BIN)/python web/generate_types.py --check

browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || echo "no chromium: tests in a browser are skipped"

# CI asks those that failed once more, alone: a machine that stalls must not refuse good work. It says which they were.
define pytest
$(BIN)/pytest -n auto --dist worksteal $(1) || { [ $$? = 1 ] && [ -n "$$CI" ] && \
  echo "These tests failed; each runs once more, alone:" && $(BIN)/pytest -v --last-failed --last-failed-no-failures none $(1); }
endef

test: install browser postgres  ## the tests
	$(call pytest,)

soak: install browser postgres  ## the long tests too
	$(BIN)/pytest -n auto --dist worksteal --soak

slow: install browser  ## the slow tests: whole games in a browser, the GPU's compiler
	$(call pytest,--slow)

mutants: install  ## break the program on purpose, and see which test notices (an hour)
	$(BIN)/python -m tests.mutants

# The tests start a PostgreSQL server of their own where its programs are installed; without them those tests are skipped.
postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	    apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
	  echo "PostgreSQL is not installed: its tests are skipped"

check: format lint types web test slow docs  ## all that CI checks

format: install
	$(BIN)/ruff format --check .

lint: install
	$(BIN)/ruff check .

types: install
	$(BIN)/mypy

docs: install docs-site
	$(BIN)/python docs/build.py --check

docs-site: .venv/ready-to-play  ## build the docs as a site with search; the server offers it under /docs
	$(BIN)/python docs/build_site.py

fix: install  ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python web/generate_types.py
	$(BIN)/python docs/build.py

lock: install  ## renew constraints.txt from what is installed
	$(BIN)/python -m pip freeze --exclude-editable | grep -v '^toque' > constraints.txt

clean:
	rm -rf .venv build web/node_modules src/toque/server/static src/toque/server/docs.tar.xz dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
