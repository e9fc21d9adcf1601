"""Learning Ristorante Italia: what is played, and what is read."""
