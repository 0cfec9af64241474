import {
  asProbability,
  type DiceCount,
  type Points,
  type Probability,
} from '../../../base/units.ts'
import { DecisionVisits } from '../solve/match/decision-visits.ts'
import type { EvaluateTurn } from '../solve/match/turn-guide.ts'
import { possibleScores } from '../solve/maps/banked-scores.ts'
import { gainOfRolling } from '../solve/turn/score-solver.ts'
import { POINT_TOLERANCE } from '../solve/turn/tail.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { strategyAt, type PointsPlay } from './points-play.ts'

const KINDS = ['ahead', 'behind', 'close'] as const
type Kind = (typeof KINDS)[number]

export interface WinContrast {
  /** A fifth of the goal ahead or behind; or close: one player within a tenth of it. */
  readonly kind: Kind
  readonly own: Points
  readonly opponent: Points
  readonly turnTotal: Points
  readonly dice: DiceCount
  /** Choice of the policy for winning; the policy for points makes the other one. */
  readonly wins: 'bank' | 'roll'
  /** Win probability lost by the policy for points. */
  readonly loss: Probability
}

/** Minimum visits per turn. */
const LEAST_OFTEN = 1 / 50

const STEP = 1 / 20

/** Pairs of scores, own first, in twentieths of the goal. */
function twentieths(kind: Kind): [number, number][] {
  const between = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (kind === 'ahead') return between(8, 17).map((own) => [own, own - 4])
  if (kind === 'behind') return between(8, 17).map((opponent) => [opponent - 4, opponent])
  return between(16, 19).flatMap((own) =>
    between(16, 19)
      .filter((opponent) => Math.max(own, opponent) >= 18)
      .map((opponent): [number, number] => [own, opponent]),
  )
}

/**
 * For each kind of standing the most expensive decision of the policy for points, among those
 * visited in at least one of fifty turns. Kinds without one are left out.
 */
export function winContrasts(
  game: WinGame,
  evaluate: EvaluateTurn,
  points: PointsPlay,
): WinContrast[] {
  const { goal, grid, model } = game
  const scores = possibleScores(game)
  const otherScores = game.opponent ? possibleScores(game.opponent) : scores
  const visits = new DecisionVisits(game)
  return KINDS.flatMap((kind) => {
    let most = 0
    const found: WinContrast[] = []
    for (const [mine, theirs] of twentieths(kind)) {
      const own = scores.nearest(goal * STEP * mine)
      const opponent = otherScores.nearest(goal * STEP * theirs)
      const strategy = strategyAt(points, own * grid, 0)
      const turn = evaluate({ own, opponent, ownFarkles: 0, opponentFarkles: 0 })
      visits.run(own, 1, 0, turn, (row, dice, often, gain) => {
        const turnTotal = row * model.grid
        const forPoints = gainOfRolling(strategy, turnTotal, dice)
        if (often < LEAST_OFTEN || Math.abs(gain) <= most) return
        if (gain > 0 === forPoints > POINT_TOLERANCE) return
        most = Math.abs(gain)
        found[0] = {
          kind,
          own: own * grid,
          opponent: opponent * grid,
          turnTotal,
          dice,
          wins: gain > 0 ? 'roll' : 'bank',
          loss: asProbability(Math.abs(gain)),
        }
      })
    }
    return found
  })
}
