"""Looking after a site: accounts, bans, reports, announcements, and what is forgotten when."""
