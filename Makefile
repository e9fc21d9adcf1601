# make run    play in the terminal        make test   the tests
# make check  all that CI checks          make fix    format and mend what can be mended

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
.DEFAULT_GOAL := help
WEB := $(shell find web/src web/public web/*.json web/*.ts web/*.html src/toque/locale -type f 2>/dev/null)
.PHONY: help install run test soak check format lint types docs web browser fix lock clean

help:  ## what can be made
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

install: .venv/ready-to-work  ## create .venv with everything in it

.venv/ready-to-play: pyproject.toml constraints.txt $(WEB)
	$(PYTHON) -m venv .venv
	$(PIP) --editable .
	@touch $@

.venv/ready-to-work: .venv/ready-to-play
	$(PIP) --editable '.[dev]'
	@touch $@

run: .venv/ready-to-play  ## play Banquet Royal against a bot
	$(BIN)/toque play banquet

web: install  ## build the web application, and check it
	$(BIN)/python web/builder.py
	$(BIN)/python web/builder.py check
	$(BIN)/python web/types.py --check

browser:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq chromium; } \
	  || echo "no chromium: tests in a browser are skipped"

test: install browser  ## the tests
	$(BIN)/pytest -n auto

soak: install  ## the long tests too
	$(BIN)/pytest -n auto --soak

check: format lint types web test docs  ## all that CI checks

format: install
	$(BIN)/ruff format --check .

lint: install
	$(BIN)/ruff check .

types: install
	$(BIN)/mypy

docs: install
	$(BIN)/python docs/build.py --check

fix: install  ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python web/types.py
	$(BIN)/python docs/build.py

lock: install  ## renew constraints.txt from what is installed
	$(BIN)/python -m pip freeze --exclude-editable | grep -v '^toque' > constraints.txt

clean:
	rm -rf .venv build web/node_modules src/toque/server/static dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
