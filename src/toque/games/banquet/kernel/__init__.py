"""The compiled rules of Banquet Royal."""
