CREATE INDEX tables_in_the_lobby ON tables (updated DESC) WHERE is_public = 1 AND stage <> 'over';
CREATE INDEX tables_to_wake ON tables (stage) WHERE has_bots = 1 OR deadline IS NOT NULL;
CREATE INDEX sessions_by_age ON sessions (seen);
