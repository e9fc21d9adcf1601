"""Tables with people, bots and clients around them, and the lobby."""
