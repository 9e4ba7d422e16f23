-- The log of every table, and the notes beside it. Nothing here is ever changed.

CREATE TABLE event (
    table_name TEXT    NOT NULL,
    number     INTEGER NOT NULL CHECK (number >= 0),
    checkpoint INTEGER NOT NULL CHECK (checkpoint IN (0, 1)),
    body       BLOB    NOT NULL,
    PRIMARY KEY (table_name, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX event_checkpoint ON event (table_name, number) WHERE checkpoint = 1;

CREATE TABLE note (
    table_name TEXT NOT NULL,
    key        TEXT NOT NULL,
    body       BLOB NOT NULL,
    PRIMARY KEY (table_name, key)
) STRICT, WITHOUT ROWID;
