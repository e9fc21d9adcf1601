"""Learning Dinner in Paris: what is played, and what is read."""
