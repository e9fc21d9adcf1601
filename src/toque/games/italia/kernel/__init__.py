"""The compiled rules of Ristorante Italia."""
