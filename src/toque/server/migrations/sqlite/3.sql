ALTER TABLE entries RENAME TO entries_by_table;
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL
);
INSERT INTO entries SELECT table_id, number, entry FROM entries_by_table ORDER BY table_id, number;
DROP TABLE entries_by_table;
CREATE UNIQUE INDEX entries_in_order ON entries (table_id, number);
