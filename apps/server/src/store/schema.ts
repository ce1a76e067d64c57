/** Each step brings a database of the version before to the next, in the words of SQLite. They are never changed. */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    clock TEXT NOT NULL,
    listed INTEGER NOT NULL,
    creator TEXT NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    outcome TEXT NOT NULL,
    asked TEXT NOT NULL,
    -- The last step boundary: from here a match goes on when its rules version is no longer served.
    checkpoint TEXT NOT NULL
  ) STRICT;
  CREATE INDEX waiting ON matches (created) WHERE status = 'waiting' AND listed = 1;

  CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests,
    key TEXT NOT NULL,
    PRIMARY KEY (match, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_of_guest ON seats (guest);

  -- What was done in each match, only ever added to. The primary key settles who was first.
  CREATE TABLE journal (
    match TEXT NOT NULL REFERENCES matches,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    act TEXT NOT NULL,
    "left" TEXT NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, n)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Where each player brings a part of the options, they are null until all have; till then the parts lie here.
  ALTER TABLE matches ADD COLUMN agreed TEXT NOT NULL DEFAULT 'null';
  ALTER TABLE seats ADD COLUMN brings TEXT NOT NULL DEFAULT 'null';
  `,
  `
  -- What a finished match has told, in sentences, for the day when its record no longer folds.
  CREATE TABLE logs (
    match TEXT PRIMARY KEY REFERENCES matches,
    pages TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- The servers on this database; one that was not seen for a while is dead, and others serve its matches.
  CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    -- Since when some server was up without a break.
    up INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    -- Whether it has stopped in order, so that nobody has to wait for it.
    gone INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- Which server a match is open at; only that one writes to it.
  ALTER TABLE matches ADD COLUMN owner TEXT;
  -- How its clocks stood when that server opened it, if nobody has acted since.
  ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT 'null';
  `,
  `
  -- When a guest was last here, to the day; 0 is not known. Who has no match and stays away is forgotten.
  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX not_begun ON matches (created) WHERE status IN ('waiting', 'cancelled');
  `,
  `
  -- A step boundary about a page of the log back: from there a match is opened, however long it is.
  CREATE TABLE landings (
    match TEXT PRIMARY KEY REFERENCES matches,
    waypoint TEXT NOT NULL
  ) STRICT;
  `,
  `
  -- Guests who sat there before: they know the secrets of that side.
  ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT '[]';
  `,
  `
  -- A table that somebody waits at who looks for this sort of match.
  ALTER TABLE matches ADD COLUMN seeks TEXT;
  ALTER TABLE matches ADD COLUMN series TEXT NOT NULL DEFAULT 'null';
  ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;
  -- Those who look for the same come one after the other, so that two never wait for each other.
  CREATE TABLE searches (
    sort TEXT PRIMARY KEY,
    n INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sought ON matches (seeks, created) WHERE status = 'waiting' AND seeks IS NOT NULL;
  CREATE INDEX running ON matches (started) WHERE status = 'playing' AND listed = 1;
  `,
  `
  -- A guest who can come back by more than one token; its row in guests has a name that no token hashes to.
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY REFERENCES guests,
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- By the hash of the token that a browser keeps.
  CREATE TABLE devices (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts,
    label TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_of_account ON devices (account);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts,
    label TEXT NOT NULL,
    public TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of_account ON passkeys (account);
  CREATE TABLE recovery (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recovery_of_account ON recovery (account);
  -- What is good for once and for minutes: a challenge to a passkey, the code for another device.
  CREATE TABLE tickets (
    id TEXT PRIMARY KEY,
    whose TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  -- What a browser keeps for its player, to be found on another device: the newest of each key.
  CREATE TABLE kept (
    account TEXT NOT NULL REFERENCES accounts,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, name)
  ) STRICT, WITHOUT ROWID;
  `,
]

/** The same step in the words of PostgreSQL, whose whole numbers are too short for a time. */
export function forPostgres(step: string): string {
  return step.replaceAll(/\) STRICT(, WITHOUT ROWID)?;/g, ');').replaceAll(/\bINTEGER\b/g, 'BIGINT')
}
