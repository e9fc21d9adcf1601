"""What is compiled of Stockpot: the state, the rules, and what bots need."""
