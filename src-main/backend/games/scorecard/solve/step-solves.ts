import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { FoundSteps } from '#shared/games/scorecard/steps/find-steps.ts'
import { startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepsFor, type StepRules } from '#shared/games/scorecard/steps/step-list.ts'
import { stepNumbers } from '#shared/games/scorecard/steps/step-numbers.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { CardSolves, SolvedCard } from './card-solves.ts'

/** A card that takes longer is not solved for its steps: they tell no best play then. */
const MOST_SECONDS = 120

/** Sentences to play a card by, found once; see findSteps. */
export function stepSolves(solving: Solving, cards: CardSolves) {
  /** Takes seconds for cards with numbers of their own, a minute or two for others. */
  async function find(
    rules: RuleSet,
  ): Promise<{ readonly found: FoundSteps; readonly solved: SolvedCard | undefined }> {
    const isQuick = cards.costOf(rules).seconds <= MOST_SECONDS
    const solved = await (isQuick ? cards.solve(rules) : cards.known(rules))
    const table = solved?.table ?? null
    const found = await solving.solve('scorecard-steps', { rules, table }, table ? '' : 'unsolved')
    return { found, solved }
  }
  return {
    find,
    async isQuick(rules: RuleSet): Promise<boolean> {
      return stepNumbers(rules) !== null || !!(await solving.known('scorecard-steps', rules))
    },
    /** The same for a player who does not wait for a search: with numbers to begin one with. */
    async playedBy(rules: RuleSet): Promise<StepRules> {
      const known = stepNumbers(rules)
        ? (await find(rules)).found
        : await solving.known('scorecard-steps', rules)
      if (known) return { steps: known.steps.map(({ id }) => id), numbers: known.numbers }
      const { states, table } = await cards.solve(rules)
      return { steps: stepsFor(stepCard(rules)), numbers: startNumbers(states, table) }
    },
  }
}
export type StepSolves = ReturnType<typeof stepSolves>
