"""The parts of `estimate`: what a player hopes for of purse, hand, wines and cards."""
