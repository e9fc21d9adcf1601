"""The bots' compiled part: tree search, rollouts and the greedy step."""
