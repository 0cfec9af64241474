import type { DatabaseSync } from 'node:sqlite'

/** In the file's header, so that a database of another program is not taken for a study store. */
export const APPLICATION_ID = 0x42_4b_50_54

/** Each makes the next version of what the one before left; the first begins with an empty file. */
type Migration = (connection: DatabaseSync) => void

/** Rule sets, sessions with all that their replay needs, answers. */
const first: Migration = (connection) => {
  connection.exec(`
    CREATE TABLE notes (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL CHECK (json_valid(value))
    ) STRICT;

    CREATE TABLE rule_sets (
      id INTEGER PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      json TEXT NOT NULL CHECK (json_valid(json))
    ) STRICT;

    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      rules INTEGER NOT NULL REFERENCES rule_sets,
      goal TEXT NOT NULL,
      scope TEXT NOT NULL,
      kind TEXT NOT NULL,
      speed TEXT NOT NULL,
      seconds INTEGER,
      -- The setup without what differs from try to try: bests are compared within it.
      challenge TEXT NOT NULL,
      setup TEXT NOT NULL CHECK (json_valid(setup)),
      needs TEXT NOT NULL CHECK (json_valid(needs)),
      again TEXT CHECK (again IS NULL OR json_valid(again)),
      thresholds TEXT NOT NULL CHECK (json_valid(thresholds)),
      started INTEGER NOT NULL,
      ended INTEGER,
      reason TEXT,
      score INTEGER,
      winner TEXT,
      review TEXT CHECK (review IS NULL OR json_valid(review))
    ) STRICT;

    CREATE TABLE answers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL REFERENCES sessions,
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      rules INTEGER NOT NULL REFERENCES rule_sets,
      goal TEXT NOT NULL,
      kind TEXT NOT NULL,
      code TEXT NOT NULL,
      -- Best first: [dice set aside, then (b, r or nothing), value].
      options TEXT NOT NULL CHECK (json_valid(options)),
      -- Place among the options.
      choice INTEGER NOT NULL,
      loss REAL NOT NULL,
      -- None for a forced decision.
      grade TEXT,
      milliseconds INTEGER NOT NULL,
      slow INTEGER NOT NULL,
      seed TEXT NOT NULL,
      thresholds TEXT NOT NULL CHECK (json_valid(thresholds)),
      dice INTEGER NOT NULL,
      band INTEGER NOT NULL,
      situation TEXT NOT NULL,
      slip TEXT,
      UNIQUE (session, number)
    ) STRICT;

    CREATE TABLE thresholds (
      rules INTEGER NOT NULL REFERENCES rule_sets,
      goal TEXT NOT NULL,
      value TEXT NOT NULL CHECK (json_valid(value)),
      PRIMARY KEY (rules, goal)
    ) STRICT;
  `)
}

/** Which answer to a question is the latest one, and every screen's figures straight from an index. */
const indices: Migration = (connection) => {
  connection.exec(`
    ALTER TABLE answers ADD COLUMN latest INTEGER NOT NULL DEFAULT 1;
    UPDATE answers SET latest = 0
      WHERE id NOT IN (SELECT max(id) FROM answers GROUP BY rules, goal, kind, code);

    CREATE UNIQUE INDEX answers_question ON answers (rules, goal, kind, code) WHERE latest = 1;
    CREATE INDEX answers_given ON answers (rules, goal, at);
    CREATE INDEX answers_graded
      ON answers (rules, goal, at, grade, loss, kind, dice, band, situation, slip)
      WHERE grade IS NOT NULL;
    CREATE INDEX answers_timed ON answers (rules, goal, milliseconds, at)
      WHERE grade IS NOT NULL;
    CREATE INDEX answers_failed ON answers (rules, goal, loss DESC, at)
      WHERE latest = 1 AND grade IN ('inaccuracy', 'mistake', 'blunder');
    CREATE INDEX answers_slow ON answers (rules, goal, milliseconds DESC, at)
      WHERE latest = 1 AND slow = 1;
    CREATE INDEX answers_pace ON answers (kind, id, milliseconds) WHERE grade IS NOT NULL;
    CREATE INDEX answers_of_session ON answers (session, grade, loss);
    CREATE INDEX sessions_of_game ON sessions (rules, goal, started);
    CREATE INDEX sessions_scored ON sessions (rules, goal, challenge, ended, score)
      WHERE score IS NOT NULL;
  `)
}

/** A name for each session that is its own in every store, so that packages can be taken in. */
const names: Migration = (connection) => {
  connection.exec(`
    ALTER TABLE sessions ADD COLUMN uid TEXT;
    UPDATE sessions SET uid = lower(hex(randomblob(16)));
    CREATE UNIQUE INDEX sessions_uid ON sessions (uid);
    CREATE TRIGGER sessions_named AFTER INSERT ON sessions WHEN new.uid IS NULL BEGIN
      UPDATE sessions SET uid = lower(hex(randomblob(16))) WHERE id = new.id;
    END;
  `)
}

/** Cards: the schedule of each, what was answered, and what was chosen for a rule set's cards. */
const cards: Migration = (connection) => {
  connection.exec(`
    -- The rules whose cards the user knows of.
    CREATE TABLE card_rules (
      rules_id TEXT PRIMARY KEY,
      json TEXT NOT NULL CHECK (json_valid(json))
    ) STRICT;

    -- A card of an edited rule set whose answer is another one has another row.
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
      -- What was typed or chosen; none for what was not known.
      given TEXT,
      correct INTEGER NOT NULL,
      -- Answer less the right one, of what was typed.
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

/** Drills of Yahtzee: its rule sets, sessions with all that their replay needs, answers. */
const yahtzee: Migration = (connection) => {
  connection.exec(`
    CREATE TABLE yahtzee_rules (
      id INTEGER PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      json TEXT NOT NULL CHECK (json_valid(json))
    ) STRICT;

    CREATE TABLE yahtzee_sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      uid TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(16)))),
      rules INTEGER NOT NULL REFERENCES yahtzee_rules,
      scope TEXT NOT NULL,
      kind TEXT NOT NULL,
      speed TEXT NOT NULL,
      seconds INTEGER,
      -- The setup without what differs from try to try: bests are compared within it.
      challenge TEXT NOT NULL,
      setup TEXT NOT NULL CHECK (json_valid(setup)),
      -- Codes of positions, where they do not come from play.
      again TEXT CHECK (again IS NULL OR json_valid(again)),
      thresholds TEXT NOT NULL CHECK (json_valid(thresholds)),
      started INTEGER NOT NULL,
      ended INTEGER,
      reason TEXT,
      score INTEGER,
      -- Final score of a game.
      points INTEGER,
      review TEXT CHECK (review IS NULL OR json_valid(review))
    ) STRICT;

    CREATE TABLE yahtzee_answers (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL REFERENCES yahtzee_sessions,
      number INTEGER NOT NULL,
      at INTEGER NOT NULL,
      rules INTEGER NOT NULL REFERENCES yahtzee_rules,
      kind TEXT NOT NULL,
      -- Scorecard, dice and rerolls left.
      code TEXT NOT NULL,
      -- The faces kept after k, or the box.
      choice TEXT NOT NULL,
      best TEXT NOT NULL,
      loss REAL NOT NULL,
      -- None where nothing could be lost.
      grade TEXT,
      milliseconds INTEGER NOT NULL,
      stage TEXT NOT NULL,
      joker INTEGER NOT NULL,
      upper_bonus INTEGER NOT NULL,
      -- Whether this is the newest answer to its position.
      latest INTEGER NOT NULL DEFAULT 1,
      UNIQUE (session, number)
    ) STRICT;

    CREATE UNIQUE INDEX yahtzee_answers_question ON yahtzee_answers (rules, code)
      WHERE latest = 1;
    CREATE INDEX yahtzee_answers_graded
      ON yahtzee_answers (rules, at, grade, loss, kind, stage, joker, upper_bonus)
      WHERE grade IS NOT NULL;
    CREATE INDEX yahtzee_answers_timed ON yahtzee_answers (rules, milliseconds, at)
      WHERE grade IS NOT NULL;
    CREATE INDEX yahtzee_answers_failed ON yahtzee_answers (rules, loss DESC, at)
      WHERE latest = 1 AND grade IN ('inaccuracy', 'mistake', 'blunder');
    CREATE INDEX yahtzee_sessions_of_game ON yahtzee_sessions (rules, started);
    CREATE INDEX yahtzee_sessions_scored ON yahtzee_sessions (rules, challenge, ended, score)
      WHERE score IS NOT NULL;
  `)
}

/** What drills of Yahtzee need beside that: questions by need, and answers that took long. */
const yahtzeeNeeds: Migration = (connection) => {
  connection.exec(`
    ALTER TABLE yahtzee_sessions ADD COLUMN needs TEXT NOT NULL DEFAULT '[]'
      CHECK (json_valid(needs));
    ALTER TABLE yahtzee_answers ADD COLUMN slow INTEGER NOT NULL DEFAULT 0;

    CREATE INDEX yahtzee_answers_given ON yahtzee_answers (rules, at);
    CREATE INDEX yahtzee_answers_slow ON yahtzee_answers (rules, milliseconds DESC, at)
      WHERE latest = 1 AND slow = 1;
    CREATE INDEX yahtzee_answers_pace ON yahtzee_answers (kind, id, milliseconds)
      WHERE grade IS NOT NULL;
  `)
}

const MIGRATIONS: readonly Migration[] = [first, indices, names, cards, yahtzee, yahtzeeNeeds]

/** The version of the files that this program writes. */
export const STORE_VERSION = MIGRATIONS.length

/** The first version that holds cards. */
export const CARDS_SINCE = MIGRATIONS.indexOf(cards) + 1

/** The first version that holds drills of Yahtzee. */
export const YAHTZEE_SINCE = MIGRATIONS.indexOf(yahtzee) + 1

/** The version of an open file; 0 for an empty one. */
export function versionOf(connection: DatabaseSync): number {
  return connection.prepare('PRAGMA user_version').get()!.user_version as number
}

/**
 * Brings an open file up to a version, usually the newest; every step is done whole or not at all.
 * Throws SQLite's error.
 */
export function migrate(connection: DatabaseSync, upTo: number = STORE_VERSION): void {
  for (let version = versionOf(connection); version < upTo; version++) {
    connection.exec('BEGIN IMMEDIATE')
    try {
      MIGRATIONS[version]!(connection)
      connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
      connection.exec(`PRAGMA user_version = ${version + 1}`)
      connection.exec('COMMIT')
    } catch (error) {
      connection.exec('ROLLBACK')
      throw error
    }
  }
}
