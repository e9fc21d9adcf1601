"""Bots against each other: contests, results, ratings and plots."""
