"""How bots judge a position of Ristorante Italia, and what their rollouts play."""
