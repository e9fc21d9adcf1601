CREATE TABLE endpoints (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    topics TEXT NOT NULL,
    language TEXT NOT NULL,
    origin TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE TABLE told (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX endpoints_of_people ON endpoints (person);
ALTER TABLE site ADD COLUMN vapid TEXT;
