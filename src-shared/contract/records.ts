import * as v from 'valibot'
import { GOALS } from '../base/units.ts'
import { isPlain, visibleLines } from '../base/plain-text.ts'
import type { Game } from '../games/game.ts'
import { id, value, whole } from '../schemas/numbers.ts'
import { withRules } from './rule-schema.ts'
import { MAX_PEOPLE, personSchema } from '../study/people.ts'
import { errorRateSchema } from '../study/session-schemas.ts'
import { texts } from '../texts/texts.ts'

export const RECORD_SOURCES = ['drill', 'play', 'text'] as const
export type RecordSource = (typeof RECORD_SOURCES)[number]

export const recordFigures = v.strictObject({
  goal: v.picklist(GOALS),
  /** Index of the player. */
  seat: whole(0, 5),
  error: errorRateSchema,
  luck: value,
})
export type RecordFigures = v.InferOutput<typeof recordFigures>

const nameRule = (): string => texts.contract.records.title
/** Empty for none. */
export const recordTitle = v.pipe(
  v.string(nameRule),
  v.trim(),
  v.maxLength(80, nameRule),
  v.check(isPlain, nameRule),
)
const notesRule = (): string => texts.contract.records.notes
export const recordNotes = v.pipe(
  v.string(notesRule),
  v.maxLength(4000, notesRule),
  v.transform(visibleLines),
)
export const MAX_RECORD_TEXT = 200_000

const one = v.object({ id })

const people = v.pipe(v.array(personSchema), v.maxLength(MAX_PEOPLE))

export function recordRequestsOf(games: readonly Game[]) {
  const game = v.picklist(games.map(({ name }) => name))
  return {
    'records.list': v.object({
      search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
      game: v.optional(v.nullable(game), null),
      limit: v.optional(whole(1, 1000), 100),
    }),
    /** Drilled games of earlier versions may lack a text. */
    'records.read': one,
    /** Chances to win over a game of which the points are known; see LeadChances. */
    'records.lead': one,
    /** Stores a game unless known. Refuses an invalid text with its first wrong line and why. */
    'records.add': v.object({
      /** Played at the app's table just now. */
      played: v.optional(v.boolean(), false),
      /** Rules that the text may name, and which count if it has none. */
      usual: v.optional(v.nullable(withRules({}, games)), null),
      notes: v.optional(recordNotes, ''),
      /** Seats of the app's players, if it is known who they are. */
      bots: v.optional(v.nullable(v.pipe(v.array(whole(0, 7)), v.maxLength(8))), null),
      /** Player whose decisions count in Progress. `without`: decisions taken back, from 1. */
      counts: v.optional(
        v.nullable(
          v.object({ seat: whole(0, 5), without: v.pipe(v.array(id), v.maxLength(10_000)) }),
        ),
        null,
      ),
      text: v.pipe(
        v.string(),
        v.maxLength(MAX_RECORD_TEXT, () => texts.study.gameText.tooLong),
      ),
    }),
    'records.change': v.object({ id, title: recordTitle, notes: recordNotes }),
    'records.remove': one,
    'records.restore': one,
    'people.list': v.object({}),
    /** Replaces people: the reverse change undoes it. Refused if `before` is not as it was. */
    'people.change': v.object({ before: people, after: people }),
    'people.table': v.object({}),
    /** Of the newest game that was played at the app's table. */
    'people.lastGame': v.object({ game }),
  } as const
}
