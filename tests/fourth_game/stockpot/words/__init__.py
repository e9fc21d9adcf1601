"""Stockpot in words: actions, events, options, the view, sentences."""
