"""Threads on which bots think, and the warm-up of compiled rules."""
