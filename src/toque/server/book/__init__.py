"""The table book: every finished match, and what its players made of it."""
