"""What is asked over HTTP: the API, the catalogue of games, the pages."""
