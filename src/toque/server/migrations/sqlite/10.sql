CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    public_key TEXT NOT NULL,
    uses INTEGER NOT NULL,
    device TEXT NOT NULL,
    created REAL NOT NULL
);
CREATE TABLE recovery_codes (
    code TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    used REAL
);
CREATE INDEX passkeys_of_people ON passkeys (person);
CREATE INDEX codes_of_people ON recovery_codes (person);
