import type { Points } from '#shared/base/units.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { FoundSteps, TaughtSteps } from '#shared/games/scorecard/steps/find-steps.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import { startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepsFor } from '#shared/games/scorecard/steps/step-list.ts'
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
    /** Without a search: with numbers to begin one with, where none is known. */
    async taught(rules: RuleSet): Promise<{ taught: TaughtSteps; best: Points }> {
      const { states, table } = await cards.solve(rules)
      const known = stepNumbers(rules)
        ? (await find(rules)).found
        : await solving.known('scorecard-steps', rules)
      const ids = stepsFor(stepCard(rules))
      const taught = known ?? {
        numbers: startNumbers(states, table),
        steps: ids.map((id) => ({ id, makes: null, examples: [] })),
      }
      return { taught, best: expectedScore(states, table) }
    },
  }
}
export type StepSolves = ReturnType<typeof stepSolves>
