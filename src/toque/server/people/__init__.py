"""People: their sessions and mutes."""
