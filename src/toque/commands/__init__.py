"""The commands that are too long for `cli`."""
