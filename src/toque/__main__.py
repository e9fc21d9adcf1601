"""`python -m toque`."""

from toque.cli import main

main()
