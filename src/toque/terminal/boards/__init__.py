"""How each game's table looks in a terminal, a module a game: `draw(view, text)`.

`FLEETING`, where a module has it, names the phases whose table must leave no trace on the screen.
"""
