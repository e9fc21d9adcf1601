"""A table without sockets, threads or a store: commands in, entries out."""
