import type { Handlers } from '#shared/contract/requests.ts'
import { makeCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import type { scorecardStepRequests } from '#shared/games/scorecard/requests/steps.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import type { FoundSteps } from '#shared/games/scorecard/steps/find-steps.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import type { StepExample } from '#shared/games/scorecard/steps/step-examples.ts'
import { exampleSentence, stepSentence } from '#shared/games/scorecard/steps/step-sentences.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { StepSolves } from './solve/step-solves.ts'

function exampleData(rules: RuleSet, example: StepExample) {
  const { card, dice, rerolls } = example
  const sentence = exampleSentence(rules, example)
  return { card: makeCardCode(rules, card), dice: [...dice], rerolls, sentence }
}

function stepData(rules: RuleSet, { numbers, steps }: FoundSteps, best: number | null) {
  const card = stepCard(rules)
  const told = steps.map(({ id, makes, standardError, examples: [example] }, i) => ({
    id,
    title: scorecardTexts.steps.titles[id],
    sentence: stepSentence(card, numbers, id),
    adds: i === 0 ? null : makes - steps[i - 1]!.makes,
    makes,
    standardError,
    example: example ? exampleData(rules, example) : null,
  }))
  if (best === null) return told
  const last = {
    id: 'best' as const,
    title: scorecardTexts.steps.titles.best,
    sentence: scorecardTexts.steps.best,
    adds: best - steps.at(-1)!.makes,
    makes: best,
    standardError: null,
    example: null,
  }
  return [...told, last]
}

export function scorecardStepHandlers(steps: StepSolves) {
  async function told(rules: RuleSet) {
    const { found, solved } = await steps.find(rules)
    const best = solved ? expectedScore(solved.states, solved.table) : null
    const { upper, pars } = found.numbers
    return { best, upper, pars: [...pars], steps: stepData(rules, found, best) }
  }
  return {
    'scorecard.steps': ({ rules }) => told(rules),
    async 'scorecard.knownSteps'({ rules }) {
      return { found: (await steps.isQuick(rules)) ? await told(rules) : null }
    },
  } satisfies Handlers<typeof scorecardStepRequests>
}
