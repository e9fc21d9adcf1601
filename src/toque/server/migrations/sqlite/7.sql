ALTER TABLE people ADD COLUMN role TEXT;
ALTER TABLE people ADD COLUMN network TEXT;
ALTER TABLE sessions ADD COLUMN began REAL;
ALTER TABLE sessions ADD COLUMN device TEXT;
ALTER TABLE mutes ADD COLUMN network TEXT;
ALTER TABLE mutes ADD COLUMN since REAL;
ALTER TABLE tables ADD COLUMN closed TEXT;
ALTER TABLE site ADD COLUMN secret TEXT;
ALTER TABLE site ADD COLUMN notice TEXT;
ALTER TABLE site ADD COLUMN notice_until REAL;
CREATE TABLE bans (
    id TEXT PRIMARY KEY,
    person TEXT,
    network TEXT,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    since REAL NOT NULL,
    reporter TEXT,
    about TEXT,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    handled REAL
);
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    since REAL NOT NULL,
    person TEXT,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX sessions_of_people ON sessions (person);
CREATE INDEX people_by_age ON people (created);
