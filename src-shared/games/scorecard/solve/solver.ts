import type { Points } from '../../../base/units.ts'
import { bonusOf } from '../rules/rule-set.ts'
import { allBoxes, countOfSet, EMPTY_CARD } from '../rules/scorecard.ts'
import { TurnInputs } from './inputs.ts'
import { turnKernel } from './kernel.ts'
import { turnPlan, type RollValuePlan } from './plan.ts'
import { isReachable, stateIndex, tableLength, usedBoxes, type CardStates } from './states.ts'
import type { TurnEvaluator } from './turn.ts'

/** Raise when values change: part of the labels of results that follow from them. */
export const CARD_VALUES_VERSION = 2

/** Raise when the values or their order change: part of the label of stored tables. */
export const CARD_SOLVER_VERSION = 3

/** Contexts by the number of used other boxes. */
export function contextLevels({ contexts, others }: CardStates): number[][] {
  const levels: number[][] = Array.from({ length: others.length + 1 }, () => [])
  for (const context of contexts) {
    levels[countOfSet(context & (2 ** others.length - 1))]!.push(context)
  }
  return levels
}

/**
 * One thread's work on a shared table. A context reads its own rows and contexts with one more
 * other box used, so the contexts of a level can run in any order on any thread; the result is the
 * same.
 */
export class CardWork {
  readonly #states: CardStates
  readonly #table: Float64Array
  readonly #inputs: TurnInputs
  readonly #turn: TurnEvaluator

  constructor(
    states: CardStates,
    table: Float64Array,
    evaluator: (plan: RollValuePlan) => TurnEvaluator = (plan) => turnKernel(states.rules, plan),
  ) {
    const plan = turnPlan(states)
    this.#states = states
    this.#table = table
    this.#turn = evaluator(plan)
    this.#inputs = new TurnInputs(states, plan, table, this.#turn)
  }

  /** Solves all states of a context. */
  run(context: number): void {
    const { rules, start, totals, numberOf, rows } = this.#states
    const { lanes, results } = this.#turn
    const table = this.#table
    const full = allBoxes(rules)
    const first = numberOf(context) * rows
    for (let set = start.length - 2; set >= 0; set--) {
      const used = usedBoxes(this.#states, set, context)
      const end = start[set + 1]!
      if (used === full) {
        for (let row = start[set]!; row < end; row++)
          table[first + row] = bonusOf(rules, totals[row]!)
        continue
      }
      if (!isReachable(rules, used)) continue
      this.#inputs.setUnit(set, context, used)
      for (let row = start[set]!; row < end; row += lanes) {
        const some = Math.min(lanes, end - row)
        for (let lane = 0; lane < some; lane++) this.#inputs.write(row + lane, lane)
        this.#turn.run()
        for (let lane = 0; lane < some; lane++) table[first + row + lane] = results[lane]!
      }
    }
  }
}

/** Solves a card on this thread: expected points to come by stateIndex. */
export function solveCard(
  states: CardStates,
  evaluator?: (plan: RollValuePlan) => TurnEvaluator,
): Float64Array {
  const table = new Float64Array(tableLength(states)).fill(NaN)
  const work = new CardWork(states, table, evaluator)
  for (const level of contextLevels(states).toReversed())
    for (const context of level) work.run(context)
  return table
}

/** Expected final score: the value of the empty card. */
export function expectedScore(states: CardStates, table: Float64Array): Points {
  return table[stateIndex(states, EMPTY_CARD)]!
}
