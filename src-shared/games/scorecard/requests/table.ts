import * as v from 'valibot'
import { botOf, faces, MAX_MOVES, savedTable, tableEntries } from '../../../study/table-game.ts'
import { whole } from '../../../schemas/numbers.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { code, solved } from './analysis.ts'
import { boxNumber, fromCategory } from './box.ts'

export const SCORECARD_BOTS = [
  'perfect',
  'five-steps',
  'three-steps',
  'greedy',
  'equal',
  'casual',
  'beginner',
] as const
export type ScorecardBot = (typeof SCORECARD_BOTS)[number]

const bot = botOf(SCORECARD_BOTS, {
  sixteen: 'five-steps',
  eight: 'three-steps',
  four: 'three-steps',
})

/** Bots that play a card: few sentences speak of boxes in a fixed order. */
export function botsOf(rules: RuleSet): readonly ScorecardBot[] {
  const isFree = rules.order === 'free'
  const isPlayed: Partial<Record<ScorecardBot, boolean>> = {
    'five-steps': isFree,
    'three-steps': isFree,
    equal: hasThirteenBoxes(rules),
  }
  return SCORECARD_BOTS.filter((bot) => isPlayed[bot] ?? true)
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

/** `further`: also points for further dice all alike, beside `points` in the box. */
const writtenBox = v.object({
  box: boxNumber,
  points: whole(0, 10_000),
  further: v.optional(v.literal(true)),
})
export type WrittenBox = v.InferOutput<typeof writtenBox>

export const scorecardTableSchema = v.object({
  ...tableEntries(bot, writtenBox),
  ...solved,
  moves: v.pipe(v.array(move), v.maxLength(MAX_MOVES)),
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
    bot,
    seed: v.pipe(v.string(), v.maxLength(80)),
  }),
  /**
   * Chances to win by player if all play for points, before the first entry of a written game and
   * after each; null for one player, and where the card is not solved. Starts no solve.
   */
  'scorecard.writtenChances': v.object({ game: scorecardTableSchema }),
  'scorecard.saveTable': savedTable(scorecardTableSchema),
  'scorecard.storedTable': v.object({}),
} as const
