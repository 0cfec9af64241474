import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import {
  averageUp,
  bestWithin,
  latticeOf,
  meanOfRolls,
} from '#shared/games/scorecard/solve/lattice.ts'
import type { RollValuePlan } from '#shared/games/scorecard/solve/plan.ts'
import type { TurnEvaluator } from '#shared/games/scorecard/solve/turn.ts'

/** Reference for the WebAssembly of a turn: the same, one turn at a time. */
export class PlainTurn implements TurnEvaluator {
  readonly lanes = 1
  readonly inputs: Float64Array
  readonly results = new Float64Array(1)
  readonly #rules: RuleSet
  readonly #plan: RollValuePlan
  readonly #nodes: Float64Array

  constructor(rules: RuleSet, plan: RollValuePlan) {
    this.#rules = rules
    this.#plan = plan
    this.#nodes = new Float64Array(plan.nodes.length)
    this.inputs = this.#nodes.subarray(0, plan.inputs)
  }

  run(): void {
    const lattice = latticeOf(this.#rules.dice)
    const { nodes, last, atOnce } = this.#plan
    const values = this.#nodes
    for (const [i, node] of nodes.entries()) {
      if (node.kind === 'larger') values[i] = Math.max(values[node.a]!, values[node.b]!)
      if (node.kind === 'plus') values[i] = values[node.a]! + node.points
    }
    const keeps = new Float64Array(lattice.keeps.length)
    for (const [roll, node] of last.entries()) keeps[roll] = values[node]!
    for (let left = this.#rules.rolls - 1; left > 0; left--) {
      averageUp(lattice, keeps)
      bestWithin(lattice, keeps)
    }
    for (const [roll, node] of atOnce.entries()) {
      if (node >= 0) keeps[roll] = Math.max(keeps[roll]!, values[node]!)
    }
    this.results[0] = meanOfRolls(lattice, keeps)
  }
}
