"""Mutants: the program broken on purpose, one promise at a time, to see which test notices.

Each `.toml` file here is a list of them: what breaks, the file below `src/toque`, the old text and the new one.
`python -m tests.mutants` runs them and writes `docs/mutants.md`.
"""
