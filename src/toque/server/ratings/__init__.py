"""How strong people are, on one scale with the bots."""
