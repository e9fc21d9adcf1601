"""What compiled rules are made of: states, chance, events and the compiler's door."""
