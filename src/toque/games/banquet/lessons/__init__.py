"""Learning Banquet Royal: what is played, and what is read."""
