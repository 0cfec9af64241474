import { describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { playedGames } from '#shared/games/farkle/drill/played-games.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { someOf } from '#test/property/runs.ts'
import { optionsOf, played, THRESHOLDS } from '#test/support/play-session.ts'
import { kitOf } from '#test/support/study-kits.ts'

// A drill must not tell by what it asks what is right: what is best in single decisions is best as often
// as in play.

const ASKED = 1200

/** Percent of decisions in which something is right. */
interface Rates {
  roll: number
  allDice: number
  /** Setting all scoring dice aside and banking loses less than an inaccuracy. */
  allAndBank: number
}

function ratesOf(kit: StudyKit, questions: readonly Question[]): Rates {
  const share = (isSo: (question: Question) => boolean): number =>
    (100 * questions.filter(isSo).length) / questions.length
  const mostOf = ({ options }: Question): number =>
    Math.max(...options.map(({ setAside }) => setAside.length))
  return {
    roll: share(({ options }) => options[0]!.best === 'roll'),
    allDice: share((question) => question.options[0]!.setAside.length === mostOf(question)),
    allAndBank: share((question) =>
      question.options.some(
        ({ setAside, then, loss }) =>
          then === 'bank' &&
          setAside.length === mostOf(question) &&
          loss < THRESHOLDS[kit.goal].inaccuracy,
      ),
    ),
  }
}

function inPlay(kit: StudyKit): Question[] {
  const questions: Question[] = []
  for (const step of playedGames(kit, seededRandom('base rates'))) {
    const question = step.kind === 'decision' ? makeQuestion(kit, 'both', step.position) : null
    if (question && !question.forced) questions.push(question)
    if (questions.length === 3000) break
  }
  return questions
}

/** The questions of sessions of 20, each answered with its best option. */
function drilled(kit: StudyKit, some: Partial<DrillSetup>): Question[] {
  return Array.from({ length: ASKED / 20 }, (_, i) => {
    const setup = { scope: 'cell', kind: 'both', questions: 20, seed: `rates ${i}` } as const
    const session = drillSession(kit, optionsOf(kit.goal, { ...setup, ...some }))
    return played(session, ({ options }) => options[0]!).questions
  }).flat()
}

describe.each([
  ['Farkle', kitOf(PRESETS.farkle, 'points')],
  ['Zilch', kitOf(PRESETS.zilch, 'points')],
])('single decisions of %s', (_, kit) => {
  it.each(someOf(['play', 'needs'] as const))(
    'have the base rates of play, weighted by %s',
    (weighting) => {
      const expected = ratesOf(kit, inPlay(kit))
      const found = ratesOf(kit, drilled(kit, { weighting }))
      for (const key of ['roll', 'allDice', 'allAndBank'] as const) {
        // Four standard errors of the rate of so many questions.
        expect(Math.abs(found[key] - expected[key]), key).toBeLessThan(6)
      }
    },
  )
})
