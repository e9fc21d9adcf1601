"""How bots judge a position of Stockpot."""
