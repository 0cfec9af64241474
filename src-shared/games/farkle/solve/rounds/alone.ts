import type { Points, Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { solveTurn, turnFigures, type TurnStrategy } from '../turn/score-solver.ts'
import { bestTail } from '../turn/tail.ts'
import { turnModel, type TurnModel } from '../turn/turn-model.ts'
import { bestPolicy } from '../turn/turn-policy.ts'
import { turnResults, type TurnResults } from '../turn/turn-results.ts'

export interface RoundsAlone {
  readonly expectedPoints: Points
  /** Probability of ending with i * grid points, by i. */
  readonly totals: Float64Array
  readonly grid: Points
}

function sumOf(some: Float64Array, others: Float64Array): Float64Array {
  const sum = new Float64Array(some.length + others.length - 1)
  some.forEach((chance, row) => {
    if (chance === 0) return
    for (let other = 0; other < others.length; other++) sum[row + other]! += chance * others[other]!
  })
  return sum
}

function rowsOf({ banked, farkleProbability }: TurnResults): Float64Array {
  const rows = Float64Array.from(banked.length > 0 ? banked : [0])
  rows[0]! += farkleProbability
  return rows
}

function addTo(sum: Float64Array, more: Float64Array): Float64Array {
  const length = Math.max(sum.length, more.length)
  return Float64Array.from({ length }, (_, row) => (sum[row] ?? 0) + (more[row] ?? 0))
}

/** Turns of a player who has not banked yet, by the rounds left after them. */
function firstTurns(
  rules: RuleSet,
  model: TurnModel,
  later: readonly Points[],
): { readonly strategies: readonly TurnStrategy[]; readonly worth: readonly Points[] } {
  const tail = bestTail(model)
  const worth = [0]
  const strategies: TurnStrategy[] = []
  for (let left = 0; left < rules.rounds; left++) {
    // Without a bank the rest of the game is worth less; this difference is the cost of a farkle.
    const goal = { farklePenalty: later[left]! - worth[left]!, minimumBank: rules.minimumFirstBank }
    const strategy = solveTurn(model, goal, tail)
    strategies.push(strategy)
    worth.push(turnFigures(strategy).expectedPoints + later[left]!)
  }
  return { strategies, worth }
}

/**
 * Most points in a game of rounds for one player alone. After the first bank every turn maximises
 * its points; before it, a farkle also costs what the first minimum takes from the later rounds.
 */
export function roundsAlone(rules: RuleSet): RoundsAlone {
  const model = turnModel(rules)
  const usual = solveTurn(model, { farklePenalty: 0, minimumBank: rules.minimumBank })
  const perTurn = turnFigures(usual).expectedPoints
  const later = Array.from({ length: rules.rounds + 1 }, (_, turns) => turns * perTurn)
  const usualRows = rowsOf(turnResults(model, bestPolicy(usual)))
  const { strategies, worth } = firstTurns(rules, model, later)
  // Distributions of the remaining rounds' total, after and before the first bank.
  let opened: Float64Array = Float64Array.of(1)
  let closed = opened
  for (const strategy of strategies) {
    const { banked, farkleProbability } = turnResults(model, bestPolicy(strategy))
    const lost = closed.map((chance: Probability) => chance * farkleProbability)
    closed = addTo(sumOf(Float64Array.from(banked), opened), lost)
    opened = sumOf(usualRows, opened)
  }
  return { expectedPoints: worth.at(-1)!, totals: closed, grid: model.grid }
}
