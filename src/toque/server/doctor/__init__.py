"""What `toque doctor` looks at: the machine, the database, and the site as browsers see it."""
