import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Each step brings a database of the version before to the next; `user_version` counts them. */
const STEPS = [
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
    left TEXT NOT NULL,
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
]

/** Another server on the same file holds the lock for milliseconds; longer than this, something is wrong. */
const LOCK_PATIENCE_MS = 250

/** 16 MB of the write-ahead log before it is worked into the file; fewer pages would mean more pauses. */
const PAGES_BEFORE_CLEARING = 4000

/** Opens the database in the data folder, and brings it up to date. Throws with the reason if it can't. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'dejarik.sqlite'), { timeout: LOCK_PATIENCE_MS })
  // FULL: a commit returns when it is on the disk, so an acknowledged answer survives a power cut.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_CLEARING}`)
  db.exec('BEGIN IMMEDIATE')
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > STEPS.length) {
    db.close()
    throw new Error(`its format ${version} is newer than this server's ${STEPS.length}`)
  }
  for (const step of STEPS.slice(version)) db.exec(step)
  db.exec(`PRAGMA user_version = ${STEPS.length}; COMMIT`)
  return db
}
