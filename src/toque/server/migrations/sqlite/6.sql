CREATE TABLE site (
    id INTEGER PRIMARY KEY,
    generation TEXT NOT NULL,
    changes INTEGER NOT NULL
);
INSERT INTO site VALUES (1, 'first', 0);
