CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id),
    muted TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, muted)
) WITHOUT ROWID;
