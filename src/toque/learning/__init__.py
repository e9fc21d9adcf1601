"""Training of learned players: networks that play against themselves (needs PyTorch)."""
