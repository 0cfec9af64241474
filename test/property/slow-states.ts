import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { allBoxes, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import type { SlowState } from './slow-card.ts'

/** A state of the plain recursion as the app has it. */
export const cardOf = (rules: RuleSet, { open, total, scored }: SlowState): Scorecard => ({
  used: allBoxes(rules) - open.reduce((set, box) => set + 2 ** box, 0),
  total,
  alikeScored: scored,
})
