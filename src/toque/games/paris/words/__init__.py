"""Dinner in Paris in words: actions, views, sentences and options."""
