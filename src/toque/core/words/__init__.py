"""What the words of games are made of: actions, events, options, sentences, the rulebook, and names for numbers."""
