import * as v from 'valibot'
import { value, whole } from '../../../schemas/numbers.ts'
import { botOf, faces, keptTable, tableEntries } from '../../../study/table-game.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { choice, solved } from './analysis.ts'

/** Ways to play of the app's players at the table. */
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

/** What was done with one throw: dice kept for the next one, all five to stop, or a box filled. */
const move = v.object({
  /** The dice that were thrown, without those kept before. */
  rolled: faces,
  keep: v.nullable(faces),
  category: v.nullable(v.picklist(CATEGORIES)),
})

/** A game that goes on: all that makes it what it is, so that it can be gone on with at the very roll. */
export const yahtzeeTableSchema = v.object({
  ...tableEntries(YAHTZEE_BOTS),
  ...solved,
  moves: v.pipe(v.array(move), v.maxLength(5000)),
})
export type YahtzeeTableData = v.InferOutput<typeof yahtzeeTableSchema>

const kept = keptTable(yahtzeeTableSchema)

/** Games of Yahtzee at the table. */
export const yahtzeeTableRequests = {
  /**
   * What can be done with a roll, best first by the expected final score. `chosen` is what a player of
   * this style does.
   */
  'yahtzee.advise': {
    params: v.object({
      ...solved,
      /** As yahtzeeCode writes it. */
      position: v.pipe(v.string(), v.maxLength(120)),
      bot: botOf(YAHTZEE_BOTS),
      /** From which a player who errs draws. */
      seed: v.pipe(v.string(), v.maxLength(80)),
    }),
    answer: v.object({
      options: v.array(
        v.object({
          ...choice,
          /** Of a box: what it scores now; null for a keep. */
          points: v.nullable(value),
          /** Expected final score. */
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
