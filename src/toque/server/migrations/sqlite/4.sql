CREATE TABLE servers (
    id INTEGER PRIMARY KEY,
    alive REAL NOT NULL
);
