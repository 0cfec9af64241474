import * as v from 'valibot'
import { botOf, faces, tableEntries } from '../../../study/table-game.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { code, solved } from './analysis.ts'
import { boxNumber, fromCategory } from './box.ts'

export const SCORECARD_BOTS = [
  'perfect',
  'sixteen',
  'eight',
  'four',
  'greedy',
  'equal',
  'casual',
  'beginner',
] as const
export type ScorecardBot = (typeof SCORECARD_BOTS)[number]

const BOTS_OF_ANY_CARD = ['perfect', 'greedy', 'casual', 'beginner'] as const

/** Bots that play a card; rules of thumb and plain alike play needs the thirteen boxes. */
export function botsOf(rules: RuleSet): readonly ScorecardBot[] {
  return hasThirteenBoxes(rules) ? SCORECARD_BOTS : BOTS_OF_ANY_CARD
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

export const scorecardTableSchema = v.object({
  ...tableEntries(SCORECARD_BOTS),
  ...solved,
  moves: v.pipe(v.array(move), v.maxLength(5000)),
})
export type ScorecardTableData = v.InferOutput<typeof scorecardTableSchema>

export const scorecardTableRequests = {
  /**
   * Options of a roll, best first: by chance to win against one other player once it is known, else
   * by expected final score. `chosen`: index of the bot's choice.
   */
  'scorecard.advise': v.object({
    ...solved,
    /** See scorecardCode; with the other's card in a game of two. */
    position: code,
    bot: botOf(SCORECARD_BOTS),
    seed: v.pipe(v.string(), v.maxLength(80)),
  }),
  'scorecard.saveTable': v.object({ game: v.nullable(scorecardTableSchema) }),
  'scorecard.storedTable': v.object({}),
} as const
