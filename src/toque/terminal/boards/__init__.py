"""How each game's table looks in a terminal, a module a game: `draw(view, text)`."""
