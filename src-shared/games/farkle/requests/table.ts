import * as v from 'valibot'
import { whole } from '../../../schemas/numbers.ts'
import { botOf, faces, MAX_MOVES, savedTable, tableEntries } from '../../../study/table-game.ts'
import { positionSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'

export const TABLE_BOTS = [
  'perfect',
  'five-steps',
  'three-steps',
  'points',
  'careful',
  'bold',
  'casual',
  'beginner',
] as const
export type TableBot = (typeof TABLE_BOTS)[number]

const bot = botOf(TABLE_BOTS, { columns: 'five-steps', few: 'three-steps' })

/** Only with own dice: kind of each die. */
const kinds = v.optional(v.pipe(v.array(whole(0, 7)), v.maxLength(8)))

/** `kept` is null if the throw ended the turn. */
const tableMove = v.object({
  rolled: faces,
  kinds,
  kept: v.nullable(faces),
  keptKinds: kinds,
  then: v.nullable(v.picklist(['bank', 'roll'])),
})

/** Complete state of an unfinished game, down to the next roll. */
export const tableGameSchema = v.object({
  /** Written: points banked, 0 for a farkle. */
  ...tableEntries(bot, whole(0, 1_000_000)),
  rules: ruleSetSchema,
  /** Head start of the second of two players; negative for the first. */
  komi: v.optional(whole(-1_000_000, 1_000_000), 0),
  moves: v.pipe(v.array(tableMove), v.maxLength(MAX_MOVES)),
})
export type TableGameData = v.InferOutput<typeof tableGameSchema>

export const tableRequests = {
  /** Values are win probabilities in a game solved for wins, else points. */
  'farkle.advise': v.object({
    rules: ruleSetSchema,
    position: positionSchema,
    players: whole(1, 6),
    bot,
    seed: v.pipe(v.string(), v.maxLength(80)),
  }),
  /**
   * Chances to win by player, before the first turn of a written game and after each: of two or
   * three where their game is solved, else simulated with all playing for points. null for one
   * player, and for rules that cannot be simulated. Starts no solve of a game.
   */
  'farkle.writtenChances': v.object({ game: tableGameSchema }),
  'farkle.saveTable': savedTable(tableGameSchema),
  /** `saves`: how often it was saved. `isUnfit`: the stored game did not fit its rules and was put aside. */
  'farkle.storedTable': v.object({}),
} as const
