import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import type { EvaluateTurn } from '../solve/match/turn-guide.ts'
import { cellOf } from '../solve/match/turn-mass.ts'
import { gainOfRolling } from '../solve/turn/score-solver.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { goalRow } from '../solve/win/win-states.ts'
import { strategyAt, type PointsPlay } from './points-play.ts'
import { FIRST_POSITION, type Position } from './position.ts'

const PARTS = [0.2, 0.4, 0.6, 0.8]

interface TwoGoals {
  readonly game: WinGame
  readonly evaluate: EvaluateTurn
  readonly points: PointsPlay
  /** Reachable rows by number of dice; entry 0 unused. */
  readonly reached: readonly Uint8Array[]
  readonly scores: readonly Points[]
}

/**
 * Before a roll, without farkles in a row: where the policy for points loses most win probability.
 * null if both policies always agree.
 */
export function widestDisagreement(goals: TwoGoals): Position | null {
  const { game, reached } = goals
  const sides = PARTS.map((part) => nearest(goals.scores, part * game.rules.goal))
  let worst: Position | null = null
  let most: Probability = 0
  for (const own of new Set(sides)) {
    for (const opponent of new Set(sides)) {
      for (let dice = 1; dice < reached.length; dice++) {
        const found = widestAt(goals, own, opponent, dice)
        if (found.loss > most) [most, worst] = [found.loss, found.position]
      }
    }
  }
  return worst
}

const nearest = (scores: readonly Points[], to: Points): Points =>
  scores.reduce((best, score) => (Math.abs(score - to) < Math.abs(best - to) ? score : best))

/** Same, for all bankable turn totals below the goal at one pair of scores. */
function widestAt(
  { game, evaluate, points, reached }: TwoGoals,
  own: Points,
  opponent: Points,
  dice: DiceCount,
): { readonly loss: Probability; readonly position: Position } {
  const strategy = strategyAt(points, own, 0)
  const side = { own: own / game.grid, opponent: opponent / game.grid }
  const { roll, bank } = evaluate({ ...side, ownFarkles: 0, opponentFarkles: 0 })
  const end = goalRow(game, side.own)
  let loss = 0
  let turnTotal = 0
  for (let row = 1; row < end; row++) {
    if (!reached[dice]![row] || bank[row]! < 0) continue
    const gain = roll[cellOf(game.model, row, dice)]! - bank[row]!
    const rolls = gainOfRolling(strategy, row * game.model.grid, dice) > 0
    const lost = rolls ? -gain : gain
    if (lost > loss) [loss, turnTotal] = [lost, row * game.model.grid]
  }
  return { loss, position: { ...FIRST_POSITION, own, opponent, turnTotal, dice: { left: dice } } }
}
