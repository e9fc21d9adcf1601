"""Ristorante Italia in words: actions, views, sentences and options."""
