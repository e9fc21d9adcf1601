"""How bots judge a position of Dinner in Paris, and what their rollouts play."""
