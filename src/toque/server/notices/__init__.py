"""Telling people who are away that it is their turn, or that a match is over."""
