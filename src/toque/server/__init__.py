"""The table server: a site where people play with each other and with bots."""
