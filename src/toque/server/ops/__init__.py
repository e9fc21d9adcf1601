"""Metrics and logs, for whoever runs the site."""
