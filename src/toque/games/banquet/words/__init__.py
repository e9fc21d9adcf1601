"""Banquet Royal in words: actions, views, sentences and options."""
