import * as v from 'valibot'
import { botOf, faces, tableEntries } from '../../../study/table-game.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { solved } from './analysis.ts'

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

export const yahtzeeTableRequests = {
  /** Options of a roll, best first by expected final score. `chosen`: index of the bot's choice. */
  'yahtzee.advise': v.object({
    ...solved,
    /** See yahtzeeCode. */
    position: v.pipe(v.string(), v.maxLength(120)),
    bot: botOf(YAHTZEE_BOTS),
    seed: v.pipe(v.string(), v.maxLength(80)),
  }),
  'yahtzee.keepTable': v.object({ game: v.nullable(yahtzeeTableSchema) }),
  'yahtzee.keptTable': v.object({}),
} as const
