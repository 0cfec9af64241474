import type { RuleSet } from '../rules/rule-set.ts'
import { latticeOf } from './lattice.ts'
import { turnPlan } from './plan.ts'
import { cardStates, openStates, tableLength } from './states.ts'

/** Seconds that one thread takes for a step of the evaluation of one state, measured. */
const STEP_SECONDS = 2.2e-10

/** Cards that are solved sooner are solved unasked, by the first question about them. */
export const QUICK_SECONDS = 15

/** Before a solve that takes longer or is larger, the user is asked. */
export const UNASKED = { seconds: 3_600, bytes: 4e9 } as const

/** Most states of a card whose final scores and targets are worked out exactly. */
export const MAX_SCORED_STATES = 2_000_000

export interface CardCost {
  /** Filled cards with an open box that can occur at the start of a turn. */
  readonly states: number
  /** Of the table, in memory and on disk. */
  readonly bytes: number
  /** Estimate for this number of threads. */
  readonly seconds: number
}

/** What a solve of a valid card will take. */
export function costOf(rules: RuleSet, threads: number, found = cardStates(rules)): CardCost {
  const states = openStates(found)
  const { keeps, oneMore, oneFewer } = latticeOf(rules.dice)
  const { nodes, last } = turnPlan(found)
  const steps =
    nodes.length +
    last.length +
    (rules.rolls - 1) * (oneMore.length + oneFewer.length + keeps.length)
  return {
    states,
    bytes: tableLength(found) * Float64Array.BYTES_PER_ELEMENT,
    seconds: (states * steps * STEP_SECONDS) / threads,
  }
}
