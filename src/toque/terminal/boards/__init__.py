"""How each game's table looks in a terminal: `draw(view, text)`, a module a game."""
