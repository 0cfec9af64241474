import type { Points } from '../../../../base/units.ts'
import type { FarklePenalty } from '../../rules/fields.ts'
import { drained } from '#shared/base/drained.ts'
import { turnFigures, turnSteps, type TurnStrategy } from './score-solver.ts'
import { bestTail } from './tail.ts'
import type { TurnModel } from './turn-model.ts'

/**
 * Kind of turn: `single`, by itself; `opening`, before anything is banked, if the first bank has a
 * larger minimum; `after-N`, after N farkles in a row, for the best average of the whole game.
 */
export type TurnKey = 'single' | 'opening' | `after-${number}`

interface WholeGame {
  /** By farkles in a row, each with its own artificial penalty. */
  readonly strategies: readonly TurnStrategy[]
  /** E_AVG of eq. 9: average points per turn over a long game. */
  readonly averagePoints: Points
  readonly rounds: number
}

const MAX_ROUNDS = 100
const STANDSTILL = 1e-9

/**
 * Eq. 9-10 as an average-reward decision process over the turn types T_0 .. T_(N-1), solved exactly
 * by policy iteration: with biases h, h_0 = 0, a farkle in T_i costs y_i = -h_(i+1), in the last
 * type the real penalty. Ignores the floor of the banked score, as the game has no end here.
 */
export function wholeGame(...asked: Parameters<typeof wholeGameSteps>): WholeGame {
  return drained(wholeGameSteps(...asked))
}

/** The same in steps of a few milliseconds. */
export function* wholeGameSteps(
  model: TurnModel,
  minimumBank: Points,
  penalty: FarklePenalty,
): Generator<void, WholeGame> {
  const tail = bestTail(model)
  let penalties = new Array<Points>(penalty.farkles).fill(0)
  penalties[penalty.farkles - 1] = penalty.points
  for (let rounds = 1; ; rounds++) {
    const strategies: TurnStrategy[] = []
    for (const farklePenalty of penalties) {
      strategies.push(yield* turnSteps(model, { farklePenalty, minimumBank }, tail))
    }
    const { averagePoints, biases } = gainAndBias(strategies, penalty.points)
    const next = biases.slice(1).map((bias) => -bias)
    const moved = Math.max(...next.map((y, i) => Math.abs(y - penalties[i]!)))
    if (moved <= STANDSTILL) return { strategies, averagePoints, rounds }
    if (rounds === MAX_ROUNDS) throw new Error('policy iteration over turn types did not settle')
    penalties = next
  }
}

/**
 * Average g and biases h_0 .. h_N of fixed strategies; h_N is the state after a penalty: h_i =
 * E_C(i) - g + z_i h_(i+1), h_N = -penalty, h_0 = 0.
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
