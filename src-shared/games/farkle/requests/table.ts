import * as v from 'valibot'
import { GOALS } from '../../../base/goal.ts'
import { value, whole } from '../../../schemas/numbers.ts'
import { botOf, faces, keptTable, tableEntries } from '../../../study/table-game.ts'
import { positionSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'

/** Ways to play of the app's players at the table. */
export const TABLE_BOTS = [
  'perfect',
  'columns',
  'few',
  'points',
  'careful',
  'bold',
  'casual',
  'beginner',
] as const
export type TableBot = (typeof TABLE_BOTS)[number]

const bot = botOf(TABLE_BOTS)

/** Where the dice are not alike: the kind of each. */
const kinds = v.optional(v.pipe(v.array(whole(0, 7)), v.maxLength(8)))

/** What was done with one throw; `kept` is null where the throw has ended the turn. */
const tableMove = v.object({
  rolled: faces,
  kinds,
  kept: v.nullable(faces),
  keptKinds: kinds,
  then: v.nullable(v.picklist(['bank', 'roll'])),
})

/** A game that goes on: all that makes it what it is, so that it can be gone on with at the very roll. */
export const tableGameSchema = v.object({
  ...tableEntries(TABLE_BOTS),
  rules: ruleSetSchema,
  /** Points that the second of two begins with; below zero the first. */
  komi: v.optional(whole(-1_000_000, 1_000_000), 0),
  moves: v.pipe(v.array(tableMove), v.maxLength(5000)),
})
export type TableGameData = v.InferOutput<typeof tableGameSchema>

const kept = keptTable(tableGameSchema)

/** Games at the table. */
export const tableRequests = {
  /**
   * What can be done with a roll, best first: by the chance to win for two where the game is solved,
   * else by points. `chosen` is what a player of this style does.
   */
  'table.advise': {
    params: v.object({
      rules: ruleSetSchema,
      position: positionSchema,
      players: whole(1, 6),
      bot,
      /** From which a player who errs draws. */
      seed: v.pipe(v.string(), v.maxLength(80)),
    }),
    answer: v.object({
      goal: v.picklist(GOALS),
      options: v.array(
        v.object({
          setAside: faces,
          kinds,
          points: value,
          then: v.picklist(['bank', 'roll']),
          diceLeft: whole(0, 8),
          leftKinds: kinds,
          turnTotal: value,
          value,
          loss: value,
        }),
      ),
      chosen: whole(0, 10_000),
    }),
  },
  'table.keep': kept.keep,
  'table.kept': kept.kept,
} as const
