import * as v from 'valibot'
import { value, whole } from '../../../schemas/numbers.ts'
import { botOf, faces, keptTable, tableEntries } from '../../../study/table-game.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { choice, solved } from './analysis.ts'

export const YAHTZEE_BOTS = [
  'perfect',
  'sixteen',
  'eight',
  'four',
  'greedy',
  'yahtzees',
  'casual',
  'beginner',
] as const
export type YahtzeeBot = (typeof YAHTZEE_BOTS)[number]

/** Choice after one throw: dice kept (all five to stop), or a box filled. */
const move = v.object({
  /** Dice thrown, without dice kept before. */
  rolled: faces,
  keep: v.nullable(faces),
  category: v.nullable(v.picklist(CATEGORIES)),
})

export const yahtzeeTableSchema = v.object({
  ...tableEntries(YAHTZEE_BOTS),
  ...solved,
  moves: v.pipe(v.array(move), v.maxLength(5000)),
})
export type YahtzeeTableData = v.InferOutput<typeof yahtzeeTableSchema>

const kept = keptTable(yahtzeeTableSchema)

export const yahtzeeTableRequests = {
  /** Options of a roll, best first by expected final score. `chosen`: index of the bot's choice. */
  'yahtzee.advise': {
    params: v.object({
      ...solved,
      /** See yahtzeeCode. */
      position: v.pipe(v.string(), v.maxLength(120)),
      bot: botOf(YAHTZEE_BOTS),
      seed: v.pipe(v.string(), v.maxLength(80)),
    }),
    answer: v.object({
      options: v.array(
        v.object({
          ...choice,
          points: v.nullable(value),
          expected: value,
          loss: value,
        }),
      ),
      chosen: whole(0, 10_000),
    }),
  },
  'yahtzee.keepTable': kept.keep,
  'yahtzee.keptTable': kept.kept,
} as const
