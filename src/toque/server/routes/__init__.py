"""Routes of what stays after a match: the book, and what is made of it."""
