import type { Points, Probability } from '../../../../base/units.ts'
import type { TurnStrategy } from './score-solver.ts'
import { tailRolls, tailUnder } from './tail.ts'
import type { DiceModel, TurnModel, TurnNode } from './turn-model.ts'

/** A policy by node and row (turn total in grid steps); row `rows` stands for all larger ones. */
export interface TurnPolicy {
  readonly rows: number
  /** By node, whether row `rows` is rolled, else banked; tailRolls if missing. */
  readonly rollsOn?: readonly boolean[]
  /** Option set aside from a group at a row. */
  option(dice: DiceModel, group: number, row: number): number
  banks(n: TurnNode, row: number): boolean
}

export function stateObjective(strategy: TurnStrategy, n: TurnNode, row: number): Points {
  const { model, goal, rows, rollPoints, rollFarkle, bank, tail } = strategy
  const total = row * model.grid
  if (row >= rows) {
    const lost = tail.lost[n]!
    const cost = lost === 0 ? 0 : goal.farklePenalty * lost
    return total * (1 - lost) + tail.gain[n]! - cost
  }
  if (bank[n]![row] === 1) return total
  return rollPoints[n]![row]! - goal.farklePenalty * rollFarkle[n]![row]!
}

/** The best play as a policy; for finite penalties. */
export function bestPolicy(strategy: TurnStrategy): TurnPolicy {
  const { rows, bank, tail } = strategy
  return {
    rows,
    option(dice, group, row) {
      let best = dice.optionStart[group]!
      let most = -Infinity
      for (let o = best; o < dice.optionStart[group + 1]!; o++) {
        const next = dice.optionLeft[o]!
        const value = stateObjective(strategy, next, row + dice.optionSteps[o]!)
        if (value > most) {
          best = o
          most = value
        }
      }
      return best
    },
    banks: (n, row) => (row < rows ? bank[n]![row] === 1 : !tail.rolls[n]),
  }
}

export interface PolicyFigures {
  readonly points: Points
  readonly farkleProbability: Probability
}

/** Evaluates a policy exactly, backward from its last row; a farkle counts 0 points. */
export function evaluatePolicy(model: TurnModel, policy: TurnPolicy): PolicyFigures {
  const { rows } = policy
  const { grid } = model
  const rolls = policy.rollsOn ?? tailRolls(model)
  const tail = tailUnder(model, rolls, (dice, group) => policy.option(dice, group, rows))
  const points = model.nodes.map(() => new Float64Array(rows))
  const farkle = model.nodes.map(() => new Float64Array(rows))
  for (let row = rows - 1; row >= 0; row--) {
    for (const n of model.nodes) {
      const dice = model.byDice[n]!
      let sumPoints = 0
      let sumFarkle = dice.farkleProbability
      for (let g = 0; g < dice.groupCount; g++) {
        const option = policy.option(dice, g, row)
        const next = dice.optionLeft[option]!
        const at = row + dice.optionSteps[option]!
        const chance = dice.probability[g]!
        if (at >= rows) {
          sumPoints += chance * (at * grid * (1 - tail.lost[next]!) + tail.gain[next]!)
          sumFarkle += chance * tail.lost[next]!
        } else if (policy.banks(next, at)) sumPoints += chance * at * grid
        else {
          sumPoints += chance * points[next - 1]![at]!
          sumFarkle += chance * farkle[next - 1]![at]!
        }
      }
      points[n - 1]![row] = sumPoints
      farkle[n - 1]![row] = sumFarkle
    }
  }
  return { points: points[model.start - 1]![0]!, farkleProbability: farkle[model.start - 1]![0]! }
}

/** Expected rolls per turn, by node (entry 0 unused) and row; row `rows` sums the tail. */
export function rollsPerTurn(model: TurnModel, policy: TurnPolicy): Float64Array[] {
  const { rows } = policy
  const rolls = Array.from({ length: model.nodes.length + 1 }, () => new Float64Array(rows + 1))
  rolls[model.start]![0] = 1
  const spread = (
    n: TurnNode,
    row: number,
    mass: number,
    into: (n: TurnNode, row: number, mass: number) => void,
  ) => {
    const dice = model.byDice[n]!
    for (let g = 0; g < dice.groupCount; g++) {
      const option = policy.option(dice, g, row)
      const next = dice.optionLeft[option]!
      const at = Math.min(rows, row + dice.optionSteps[option]!)
      if (!policy.banks(next, at)) into(next, at, mass * dice.probability[g]!)
    }
  }
  for (let row = 0; row < rows; row++) {
    for (const n of model.nodes) {
      const mass = rolls[n]![row]!
      if (mass > 0) spread(n, row, mass, (next, at, part) => (rolls[next]![at]! += part))
    }
  }
  // In the tail the row stays the same: sum the rounds until nothing is left to roll.
  let entering = rolls.map((column) => column[rows]!)
  while (entering.some((mass) => mass > 1e-18)) {
    const following = entering.map(() => 0)
    for (const n of model.nodes) {
      if (entering[n]! > 0) {
        spread(n, rows, entering[n]!, (next, _, part) => (following[next]! += part))
      }
    }
    following.forEach((mass, n) => (rolls[n]![rows]! += mass))
    entering = following
  }
  return rolls
}
