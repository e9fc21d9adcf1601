"""How bots judge a position of Banquet Royal, and what their rollouts play."""
