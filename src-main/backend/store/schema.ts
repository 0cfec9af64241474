import type { DatabaseSync } from 'node:sqlite'

/** Version 1: drills and cards of all games. Data specific to a game is stored as JSON. */
export function createSchema(connection: DatabaseSync): void {
  connection.exec(`
    CREATE TABLE notes (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT;

    CREATE TABLE rules (
      id INTEGER PRIMARY KEY,
      game TEXT NOT NULL,
      hash TEXT NOT NULL UNIQUE,
      json TEXT NOT NULL CHECK (json_valid(json))
    ) STRICT;
  `)
  createDrills(connection)
  createCards(connection)
}

/** Version 2: records of games. */
export function createRecords(connection: DatabaseSync): void {
  connection.exec(`
    CREATE TABLE records (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- The same in every store: of a drilled game that of its session.
      uid TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      source TEXT NOT NULL,
      -- Name and hash; the rules themselves stand in the text.
      rules TEXT NOT NULL,
      hash TEXT NOT NULL,
      at INTEGER NOT NULL,
      players TEXT NOT NULL CHECK (json_valid(players)),
      result TEXT NOT NULL,
      title TEXT NOT NULL,
      notes TEXT NOT NULL,
      -- None for a drilled game that cannot be written down.
      text TEXT,
      figures TEXT CHECK (figures IS NULL OR json_valid(figures)),
      -- When it was removed.
      removed INTEGER
    ) STRICT;
    CREATE INDEX records_listed ON records (at DESC) WHERE removed IS NULL;
  `)
}

/** Version 3: cards made of positions, unique per position. */
export function createPositionCards(connection: DatabaseSync): void {
  connection.exec(`
    CREATE TABLE position_cards (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      rules INTEGER NOT NULL REFERENCES rules,
      goal TEXT NOT NULL,
      -- Of the decision, as in answers.
      kind TEXT NOT NULL,
      code TEXT NOT NULL,
      at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (json_valid(state)),
      -- When it was removed.
      removed INTEGER,
      UNIQUE (rules, goal, code)
    ) STRICT;
  `)
}

/** Version 4: slips, that is answers taken back. Only their number is shown. */
export function createSlips(connection: DatabaseSync): void {
  connection.exec(`
    CREATE TABLE slips (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL REFERENCES sessions,
      -- Of the question, which was asked again.
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      kind TEXT NOT NULL,
      code TEXT NOT NULL,
      own TEXT NOT NULL CHECK (json_valid(own)),
      loss REAL NOT NULL,
      grade TEXT,
      milliseconds INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX slips_of_session ON slips (session);
  `)
}

/** Version 5: the game of scorecards has a name of its own; before, it had that of one card. */
export function renameScorecard(connection: DatabaseSync): void {
  for (const table of ['rules', 'sessions', 'answers', 'records']) {
    connection.exec(`UPDATE ${table} SET game = 'scorecard' WHERE game = 'yahtzee'`)
  }
  // Of the unfinished game at the table.
  connection.exec(`
    UPDATE notes SET
      name = replace(name, 'yahtzee', 'scorecard'),
      value = replace(value, '"bot":"yahtzees"', '"bot":"equal"')
    WHERE name IN ('yahtzee-table', 'yahtzee-table-unfit')
  `)
}

function createDrills(connection: DatabaseSync): void {
  connection.exec(`
    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      -- The same in every store, so that packages can be taken in.
      uid TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
      game TEXT NOT NULL,
      rules INTEGER NOT NULL REFERENCES rules,
      goal TEXT NOT NULL,
      scope TEXT NOT NULL,
      kind TEXT NOT NULL,
      speed TEXT NOT NULL,
      -- Of a sprint.
      seconds INTEGER,
      -- Setup without seed and display options; groups comparable scores.
      challenge TEXT NOT NULL,
      setup TEXT NOT NULL CHECK (json_valid(setup)),
      needs TEXT NOT NULL CHECK (json_valid(needs)),
      -- Kinds and codes of positions, where they do not come from play.
      again TEXT CHECK (again IS NULL OR json_valid(again)),
      thresholds TEXT NOT NULL CHECK (json_valid(thresholds)),
      started INTEGER NOT NULL,
      ended INTEGER,
      reason TEXT,
      score INTEGER,
      -- How a game ended, in a word or a number of its own.
      outcome ANY,
      review TEXT CHECK (review IS NULL OR json_valid(review))
    ) STRICT;
    CREATE INDEX sessions_played ON sessions (rules, goal, started);
    CREATE INDEX sessions_scored ON sessions (rules, goal, challenge, ended, score)
      WHERE score IS NOT NULL;

    CREATE TABLE answers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL REFERENCES sessions,
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL REFERENCES rules,
      goal TEXT NOT NULL,
      kind TEXT NOT NULL,
      -- The position.
      code TEXT NOT NULL,
      -- Decisions of the same cell count as alike.
      cell TEXT NOT NULL,
      -- What kind of error it was; none where nothing was lost.
      error TEXT,
      own TEXT NOT NULL CHECK (json_valid(own)),
      loss REAL NOT NULL,
      -- None where nothing could be lost.
      grade TEXT,
      milliseconds INTEGER NOT NULL,
      slow INTEGER NOT NULL,
      -- Whether this is the newest answer to its question.
      latest INTEGER NOT NULL DEFAULT 1,
      UNIQUE (session, number)
    ) STRICT;
    CREATE UNIQUE INDEX answers_question ON answers (rules, goal, kind, code) WHERE latest = 1;
    CREATE INDEX answers_given ON answers (rules, goal, at);
    CREATE INDEX answers_graded ON answers (rules, goal, at, grade, loss, cell, error)
      WHERE grade IS NOT NULL;
    CREATE INDEX answers_timed ON answers (rules, goal, milliseconds, at) WHERE grade IS NOT NULL;
    CREATE INDEX answers_failed ON answers (rules, goal, loss DESC, at)
      WHERE latest = 1 AND grade IN ('inaccuracy', 'mistake', 'blunder');
    CREATE INDEX answers_slow ON answers (rules, goal, milliseconds DESC, at)
      WHERE latest = 1 AND slow = 1;
    CREATE INDEX answers_pace ON answers (game, kind, id, milliseconds) WHERE grade IS NOT NULL;
    CREATE INDEX answers_of_session ON answers (session, grade, loss);

    CREATE TABLE thresholds (
      rules INTEGER NOT NULL REFERENCES rules,
      goal TEXT NOT NULL,
      value TEXT NOT NULL CHECK (json_valid(value)),
      PRIMARY KEY (rules, goal)
    ) STRICT;
  `)
}

function createCards(connection: DatabaseSync): void {
  connection.exec(`
    -- The rules whose cards the user knows of, by the id of the rule set in the library.
    CREATE TABLE card_rules (
      rules_id TEXT PRIMARY KEY,
      rules INTEGER NOT NULL REFERENCES rules
    ) STRICT;

    -- One row per answer: editing the rules so that a card's answer changes adds a row.
    CREATE TABLE card_states (
      rules_id TEXT NOT NULL,
      card TEXT NOT NULL,
      digest TEXT NOT NULL,
      deck TEXT NOT NULL,
      -- Whether the rule set has the card with this answer.
      active INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (json_valid(state)),
      PRIMARY KEY (rules_id, card, digest)
    ) STRICT;

    CREATE TABLE card_reviews (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
      rules_id TEXT NOT NULL,
      card TEXT NOT NULL,
      digest TEXT NOT NULL,
      deck TEXT NOT NULL,
      session INTEGER NOT NULL,
      at INTEGER NOT NULL,
      -- The user's answer; NULL for "don't know".
      given TEXT,
      correct INTEGER NOT NULL,
      -- Typed number minus right number; NULL for choices.
      error REAL,
      unit TEXT,
      milliseconds INTEGER NOT NULL,
      rating TEXT NOT NULL,
      self_rating TEXT NOT NULL,
      -- As it stood before.
      phase TEXT NOT NULL,
      elapsed_days INTEGER NOT NULL,
      scheduled_days INTEGER NOT NULL,
      retrievability REAL
    ) STRICT;
    CREATE INDEX card_reviews_of_rules ON card_reviews (rules_id, at);

    CREATE TABLE card_decks (
      rules_id TEXT NOT NULL,
      deck TEXT NOT NULL,
      enabled INTEGER NOT NULL,
      PRIMARY KEY (rules_id, deck)
    ) STRICT;

    CREATE TABLE placements (
      rules_id TEXT PRIMARY KEY,
      at INTEGER NOT NULL,
      -- To begin with; none if all of them are known.
      lesson TEXT,
      correct INTEGER NOT NULL,
      answers INTEGER NOT NULL
    ) STRICT;
  `)
}
