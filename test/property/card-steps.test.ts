import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { meanScore } from '#test/support/mean-score.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { findPars, startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import { findSteps } from '#shared/games/scorecard/steps/find-steps.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepExamples } from '#shared/games/scorecard/steps/step-examples.ts'
import { StepPlay } from '#shared/games/scorecard/steps/step-play.ts'
import { exampleSentence, stepSentence } from '#shared/games/scorecard/steps/step-sentences.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { anyCard } from './card-arbitrary.ts'
import { runs } from './runs.ts'

afterAll(() => setLocale('en'))

test.each(['en', 'de'] as const)(
  'any card has steps, each of them more than the last: %s',
  async (language) => {
    await setLocale(language)
    fc.assert(
      fc.property(anyCard, (rules) => {
        const states = cardStates(rules)
        const table = solveCard(states)
        const { numbers } = findPars(states, startNumbers(states, table), undefined, 5)
        const found = findSteps(states, numbers)
        const ids = found.map(({ id }) => id)
        const last = new StepPlay(states, { steps: ids, numbers })
        expect(meanScore(states, last)).toBeCloseTo(found.at(-1)!.makes, 9)
        expect(found.at(-1)!.makes).toBeLessThan(expectedScore(states, table) + 1e-9)
        const best = new TurnView(states, table)
        for (const [i, { id, makes }] of found.entries()) {
          if (i > 0) expect(makes).toBeGreaterThan(found[i - 1]!.makes)
          const [example] = stepExamples(states, numbers, ids.slice(0, i + 1), best)
          const told = example ? exampleSentence(rules, example) : ''
          const text = `${stepSentence(stepCard(rules), numbers, id)} ${told}`
          expect(text).toMatch(/^[A-ZÄÖÜ].*\. /)
          expect(text).not.toMatch(/undefined|NaN|null| {2}/)
        }
      }),
      runs(12),
    )
  },
)
