ALTER TABLE tables ADD COLUMN booked INTEGER;
CREATE TABLE matches (
    table_id TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    ended REAL NOT NULL,
    plies INTEGER NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    is_rated INTEGER NOT NULL
);
CREATE TABLE match_seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    ended REAL NOT NULL,
    points INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    lead INTEGER NOT NULL,
    lines TEXT NOT NULL,
    opening TEXT,
    is_alone INTEGER NOT NULL,
    mean REAL,
    deviation REAL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE rivals (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    game TEXT NOT NULL,
    met INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    latest REAL NOT NULL,
    PRIMARY KEY (person, other, game)
);
CREATE UNIQUE INDEX matches_in_order ON matches (number);
CREATE INDEX seats_of_people ON match_seats (person, ended, table_id);
CREATE INDEX seats_of_games ON match_seats (person, game, ended, table_id);
CREATE INDEX seats_of_bots ON match_seats (table_id, level) WHERE level IS NOT NULL;
CREATE INDEX seats_added_up ON match_seats (person, is_alone, game, players, opening, points, rank);
CREATE INDEX seats_by_points ON match_seats (person, is_alone, game, points);
CREATE INDEX seats_by_lead ON match_seats (person, is_alone, game, lead);
CREATE INDEX rivals_of_others ON rivals (other);
CREATE INDEX tables_to_book ON tables (updated) WHERE booked IS NULL AND stage = 'over';
