import * as v from 'valibot'
import { botOf, faces, tableEntries } from '../../../study/table-game.ts'
import { hasYahtzeeBoxes } from '../rules/former.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { solved } from './analysis.ts'
import { boxNumber, fromCategory } from './box.ts'

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

const BOTS_OF_ANY_CARD = ['perfect', 'greedy', 'casual', 'beginner'] as const

/** Bots that play a card; rules of thumb and plain Yahtzees need Yahtzee's boxes. */
export function botsOf(rules: RuleSet): readonly YahtzeeBot[] {
  return hasYahtzeeBoxes(rules) ? YAHTZEE_BOTS : BOTS_OF_ANY_CARD
}

const thrown = {
  /** Dice thrown, without dice kept before. */
  rolled: faces,
  keep: v.nullable(faces),
}

/** Choice after one throw: dice kept (all to stop), or a box filled. */
const move = v.union([
  v.object({ ...thrown, box: v.nullable(boxNumber) }),
  v.pipe(v.object({ ...thrown, category: v.nullable(boxNumber) }), v.transform(fromCategory)),
])

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
    position: v.pipe(v.string(), v.maxLength(200)),
    bot: botOf(YAHTZEE_BOTS),
    seed: v.pipe(v.string(), v.maxLength(80)),
  }),
  'yahtzee.keepTable': v.object({ game: v.nullable(yahtzeeTableSchema) }),
  'yahtzee.keptTable': v.object({}),
} as const
