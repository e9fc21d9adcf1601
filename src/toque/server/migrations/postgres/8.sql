CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    matches INTEGER NOT NULL,
    latest DOUBLE PRECISION NOT NULL,
    is_settled INTEGER NOT NULL,
    PRIMARY KEY (person, game, kind)
);
ALTER TABLE people ADD COLUMN is_hidden INTEGER;
CREATE INDEX ratings_in_order ON ratings (game, kind, is_settled, mean DESC, person);
CREATE INDEX ratings_by_time ON ratings (game, kind, is_settled, latest DESC, person);
