"""Who is who: sessions and mutes."""
