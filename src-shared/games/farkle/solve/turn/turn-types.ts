import type { Points } from '../../../../base/units.ts'
import type { FarklePenalty } from '../../rules/fields.ts'
import { solveTurn, turnFigures, type TurnStrategy } from './score-solver.ts'
import { bestTail } from './tail.ts'
import type { TurnModel } from './turn-model.ts'

/**
 * Which turn of a game a report speaks of: `single`, one turn by itself; `opening`, before anything
 * is banked, where the house asks more for the first bank; `after-N`, a turn after N farkles in a
 * row, played for the whole game's average under a farkle penalty.
 */
export type TurnKey = 'single' | 'opening' | `after-${number}`

/** The best play over a whole game with a farkle penalty, for points. */
export interface WholeGame {
  /** The strategy after 0, 1, ... farkles in a row; each for its own artificial penalty. */
  readonly strategies: readonly TurnStrategy[]
  /** E_AVG of eq. 9: average points per turn over a long game. */
  readonly averagePoints: Points
  /** Policy iterations until the penalties stood still. */
  readonly rounds: number
}

const MAX_ROUNDS = 100
const STANDSTILL = 1e-9

/**
 * Eq. 9-10 as an average-reward decision process over the turn types T_0 .. T_(N-1), solved exactly
 * by policy iteration: under bias h with h_0 = 0, a farkle in T_i costs y_i = -h_(i+1), and in the
 * last type the real penalty. The banked score's floor is left aside: the game has no end here.
 */
export function wholeGame(
  model: TurnModel,
  minimumBank: Points,
  penalty: FarklePenalty,
): WholeGame {
  const tail = bestTail(model)
  let penalties = new Array<Points>(penalty.farkles).fill(0)
  penalties[penalty.farkles - 1] = penalty.points
  for (let rounds = 1; ; rounds++) {
    const strategies = penalties.map((farklePenalty) =>
      solveTurn(model, { farklePenalty, minimumBank }, tail),
    )
    const { averagePoints, biases } = gainAndBias(strategies, penalty.points)
    const next = biases.slice(1).map((bias) => -bias)
    const moved = Math.max(...next.map((y, i) => Math.abs(y - penalties[i]!)))
    if (moved <= STANDSTILL) return { strategies, averagePoints, rounds }
    if (rounds === MAX_ROUNDS) throw new Error('policy iteration over turn types did not settle')
    penalties = next
  }
}

/**
 * The average g and the biases h_0 .. h_N of fixed strategies, where h_N stands for "the penalty
 * has just fallen": h_i = E_C(i) - g + z_i h_(i+1), h_N = -penalty, h_0 = 0.
 */
function gainAndBias(
  strategies: readonly TurnStrategy[],
  penalty: Points,
): { averagePoints: Points; biases: Points[] } {
  const figures = strategies.map(turnFigures)
  let reach = 1
  let turns = 0
  let points = 0
  for (const { correctedExpectedPoints, farkleProbability } of figures) {
    turns += reach
    points += reach * correctedExpectedPoints
    reach *= farkleProbability
  }
  const averagePoints = (points - reach * penalty) / turns
  const biases = [-penalty]
  for (const { correctedExpectedPoints, farkleProbability } of figures.toReversed()) {
    biases.unshift(correctedExpectedPoints - averagePoints + farkleProbability * biases[0]!)
  }
  return { averagePoints, biases }
}
