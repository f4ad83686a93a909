CREATE TABLE genesis (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    game    TEXT NOT NULL,
    created TEXT NOT NULL
) STRICT;

CREATE TABLE rows (
    seq        INTEGER PRIMARY KEY,
    command    TEXT NOT NULL UNIQUE,
    actor      TEXT NOT NULL,
    at         TEXT NOT NULL,
    schema     INTEGER NOT NULL,
    label      TEXT NOT NULL,
    body       TEXT NOT NULL,
    commitment BLOB NOT NULL CHECK (length(commitment) = 32),
    hash       BLOB NOT NULL CHECK (length(hash) = 32),
    blind      BLOB NOT NULL CHECK (length(blind) = 32),
    secrets    TEXT NOT NULL
) STRICT;

CREATE TABLE snapshot (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    seq   INTEGER NOT NULL,
    form  TEXT NOT NULL,
    state TEXT NOT NULL
) STRICT;

CREATE TABLE kept (
    name TEXT PRIMARY KEY,
    json TEXT NOT NULL
) STRICT;

CREATE TRIGGER genesis_is_never_changed BEFORE UPDATE ON genesis
BEGIN SELECT RAISE(ABORT, 'the genesis is never changed'); END;

CREATE TRIGGER genesis_is_never_deleted BEFORE DELETE ON genesis
BEGIN SELECT RAISE(ABORT, 'the genesis is never deleted'); END;

CREATE TRIGGER genesis_is_written_once BEFORE INSERT ON genesis
WHEN EXISTS (SELECT 1 FROM genesis)
BEGIN SELECT RAISE(ABORT, 'the genesis is written once'); END;

CREATE TRIGGER rows_are_never_changed BEFORE UPDATE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are never changed'); END;

CREATE TRIGGER rows_are_never_deleted BEFORE DELETE ON rows
BEGIN SELECT RAISE(ABORT, 'rows are never deleted'); END;

-- INSERT OR REPLACE deletes without a delete trigger, so it is caught here.
CREATE TRIGGER rows_are_only_appended BEFORE INSERT ON rows
WHEN NEW.seq IS NOT (SELECT ifnull(max(seq), 0) + 1 FROM rows)
    OR EXISTS (SELECT 1 FROM rows WHERE command = NEW.command)
BEGIN SELECT RAISE(ABORT, 'rows are only appended'); END;
