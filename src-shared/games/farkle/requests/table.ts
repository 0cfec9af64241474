import * as v from 'valibot'
import { GOALS } from '../../../base/units.ts'
import { value, whole } from '../../../schemas/numbers.ts'
import { botOf, faces, keptTable, tableEntries } from '../../../study/table-game.ts'
import { positionSchema } from './position.ts'
import { ruleSetSchema } from './rules.ts'

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
  ...tableEntries(TABLE_BOTS),
  rules: ruleSetSchema,
  /** Head start of the second of two players; negative for the first. */
  komi: v.optional(whole(-1_000_000, 1_000_000), 0),
  moves: v.pipe(v.array(tableMove), v.maxLength(5000)),
})
export type TableGameData = v.InferOutput<typeof tableGameSchema>

const kept = keptTable(tableGameSchema)

export const tableRequests = {
  /** Values are win probabilities for two players in a solved game, else points. */
  'table.advise': {
    params: v.object({
      rules: ruleSetSchema,
      position: positionSchema,
      players: whole(1, 6),
      bot,
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
