import type { Solver } from '../../solver.ts'
import { TurnView } from '../analysis/turn-view.ts'
import { lessonPairs, LESSON_PAIRS_VERSION, type LessonPair } from '../cards/lesson-positions.ts'
import type { SolvedGame } from '../cards/sources.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { MAX_SCORED_STATES } from '../solve/cost.ts'
import { compiledStages } from '../solve/reroll-values.ts'
import { CARD_VALUES_VERSION } from '../solve/solver.ts'
import { cardStates, tableLength } from '../solve/states.ts'
import { findPars, startNumbers } from '../steps/find-pars.ts'
import { findSteps, type FoundSteps } from '../steps/find-steps.ts'
import { stepExamples } from '../steps/step-examples.ts'
import type { StepRules } from '../steps/step-list.ts'
import { stepNumbers } from '../steps/step-numbers.ts'

/** Raise when steps are found, play or are evaluated differently. */
const STEPS_VERSION = 3

export interface StepsTask {
  readonly rules: RuleSet
  /** Values of the solved card by stateIndex; null for a card that is not solved. */
  readonly table: Float64Array | null
}

/** Share of the progress that the search for numbers takes. */
const NUMBERS_PART = 0.8

export const cardSteps: Solver<StepsTask, FoundSteps> = {
  version: CARD_VALUES_VERSION * 1000 + STEPS_VERSION,
  run({ rules, table }, { progress }) {
    const states = cardStates(rules)
    const known = stepNumbers(rules)
    const begun = known ? 0 : NUMBERS_PART
    const start = known ?? startNumbers(states, table)
    const isSearched = known === null && tableLength(states) <= MAX_SCORED_STATES
    const numbers = isSearched
      ? findPars(states, start, (part) => progress(part * NUMBERS_PART)).numbers
      : start
    const found = findSteps(states, numbers, (part) => progress(begun + (1 - begun) * part))
    const best = table && new TurnView(states, table, { fillStages: compiledStages(rules) })
    const ids = found.map(({ id }) => id)
    const steps = found.map((step, i) => ({
      ...step,
      examples: stepExamples(states, numbers, ids.slice(0, i + 1), best),
    }))
    return { numbers, steps }
  },
}

/** Positions of the lessons of these steps. */
export const stepPairs: Solver<SolvedGame & { readonly known: StepRules }, LessonPair[][]> = {
  version: CARD_VALUES_VERSION * 1_000_000 + STEPS_VERSION * 1000 + LESSON_PAIRS_VERSION,
  run: ({ rules, table, known }, { progress }) =>
    lessonPairs(cardStates(rules), known, table, progress),
}
