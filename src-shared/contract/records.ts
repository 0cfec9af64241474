import * as v from 'valibot'
import { GOALS } from '../base/goal.ts'
import { isPlain, visibleLines } from '../base/plain-text.ts'
import type { Game } from '../games/game.ts'
import { ruleHashSchema } from '../schemas/rules.ts'
import { MAX_SCORE } from '../base/bounds.ts'
import { count, id, time, value, whole } from '../schemas/numbers.ts'
import { errorRateSchema } from '../study/session-schemas.ts'
import { texts } from '../texts/texts.ts'

/** How a recorded game came here: drilled, played at the app's table, or written down. */
export const RECORD_SOURCES = ['drill', 'play', 'text'] as const
export type RecordSource = (typeof RECORD_SOURCES)[number]

const source = v.picklist(RECORD_SOURCES)

/** How a game went for one of its players, as it was last reviewed. */
export const recordFigures = v.strictObject({
  goal: v.picklist(GOALS),
  /** Place of the player. */
  seat: whole(0, 5),
  error: errorRateSchema,
  luck: value,
})
export type RecordFigures = v.InferOutput<typeof recordFigures>

const nameRule = (): string => texts.contract.records.title
/** The name of a record; empty for none. */
export const recordTitle = v.pipe(
  v.string(nameRule),
  v.trim(),
  v.maxLength(80, nameRule),
  v.check(isPlain, nameRule),
)
const notesRule = (): string => texts.contract.records.notes
/** Notes on a record, of any number of lines. */
export const recordNotes = v.pipe(
  v.string(notesRule),
  v.maxLength(4000, notesRule),
  v.transform(visibleLines),
)
/** Longest text of a game. */
export const MAX_RECORD_TEXT = 200_000

/** A record in a list. */
const recordLine = v.object({
  id,
  game: v.string(),
  source,
  /** Name of its rules. */
  rules: v.string(),
  hash: ruleHashSchema,
  /** When it began, or was written down. */
  at: time,
  players: v.array(v.string()),
  /** As the text says it; for a drilled game without a text empty. */
  result: v.string(),
  title: v.string(),
  notes: v.string(),
  figures: v.nullable(recordFigures),
  /** The drill that it was, which can be opened. */
  session: v.nullable(id),
})
export type RecordLine = v.InferOutput<typeof recordLine>

/** Points that a turn made, and the score after it. */
const sheetTurn = v.object({
  points: whole(-MAX_SCORE, MAX_SCORE),
  score: whole(-MAX_SCORE, MAX_SCORE),
})

const one = v.object({ id })

/** Games that were played, drilled or written down. */
export function recordRequestsOf(games: readonly Game[]) {
  return {
    /** Newest first. */
    'records.list': {
      params: v.object({
        search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
        game: v.optional(v.nullable(v.picklist(games.map(({ name }) => name))), null),
        source: v.optional(v.nullable(source), null),
        limit: v.optional(whole(1, 1000), 100),
      }),
      answer: v.object({ records: v.array(recordLine), total: count }),
    },
    /** One record with its text, which a drilled game of an earlier version may not have. */
    'records.read': {
      params: one,
      answer: v.object({
        record: recordLine,
        text: v.nullable(v.string()),
        /** Goals for which it can be reviewed; none without a text, or without throws. */
        goals: v.array(v.picklist(GOALS)),
        /** The turns of each player, where of some only their points are known. */
        sheet: v.nullable(v.array(v.array(sheetTurn))),
      }),
    },
    /**
     * Reads a game and keeps it. A text that cannot be read is refused with its first wrong line and
     * why, and nothing is kept. A game that is here already is not kept twice.
     */
    'records.add': {
      params: v.object({
        /** Whether it was played at the app's table just now. */
        played: v.optional(v.boolean(), false),
        notes: v.optional(recordNotes, ''),
        /**
         * Whose decisions count in Progress, by the place of the player, but for those of some numbers
         * from 1: they were taken back and made again.
         */
        counts: v.optional(
          v.nullable(
            v.object({
              seat: whole(0, 5),
              without: v.pipe(v.array(id), v.maxLength(10_000)),
            }),
          ),
          null,
        ),
        text: v.pipe(
          v.string(),
          v.maxLength(MAX_RECORD_TEXT, () => texts.study.gameText.tooLong),
        ),
      }),
      answer: v.object({
        id,
        known: v.boolean(),
        /** Graded decisions that count, and how many were wrong; null where none do. */
        counted: v.nullable(v.object({ decisions: count, mistakes: count })),
      }),
    },
    'records.change': {
      params: v.object({ id, title: recordTitle, notes: recordNotes }),
      answer: v.object({}),
    },
    'records.remove': { params: one, answer: v.object({}) },
    /** Brings a removed record back. */
    'records.restore': { params: one, answer: v.object({}) },
  } as const
}
