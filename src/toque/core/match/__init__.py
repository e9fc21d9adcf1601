"""A match, its file, its replay and its seed."""
