"""The compiled rules of Dinner in Paris."""
