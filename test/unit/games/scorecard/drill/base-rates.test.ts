import { expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import type { ScorecardQuestion } from '#shared/games/scorecard/drill/question.ts'
import { scorecardSession } from '#shared/games/scorecard/drill/session.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { finished } from '#test/support/play-session.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'

const rules = { ...PRESETS.none, bonus: [] }
const kit = kitOf(rules)
const thresholds = { inaccuracy: 0.5, mistake: 1.5, blunder: 4 }

const ASKED = 800

/** The questions of a long session, each answered with its best option. */
function drilled(weighting: 'play' | 'needs'): ScorecardQuestion[] {
  const setup = { ...DEFAULT_SCORECARD_SETUP, weighting, questions: ASKED, seed: 'rates' }
  const session = scorecardSession(kit, { setup, thresholds, needs: new Map(), again: [] })
  const questions: ScorecardQuestion[] = []
  for (;;) {
    const step = finished(session.advance())
    if (step.kind === 'over') return questions
    questions.push(step.question)
    const { keep, box } = step.question.options[0]!
    const choice = keep ? { keep, box: null } : { keep, box: box! }
    expect(session.repeat(choice).ok).toBe(true)
  }
}

function inPlay(): ScorecardQuestion[] {
  const play = playedScorecard(kit, seededRandom('base rates'))
  return Array.from({ length: 4000 }, () => play.next().value).filter(({ gap }) => gap > 0)
}

/** Percent of decisions in which something is best. */
function ratesOf(questions: readonly ScorecardQuestion[]) {
  const share = (isSo: (best: ScorecardQuestion['options'][number]) => boolean): number =>
    (100 * questions.filter(({ options }) => isSo(options[0]!)).length) / questions.length
  return {
    box: share(({ keep }) => keep === null),
    threeOrMore: share(({ keep }) => keep !== null && keep.length >= 3),
    zero: share(({ points }) => points === 0),
  }
}

// A drill must not tell by what it asks what is right.
it.each(['play', 'needs'] as const)(
  'single decisions have the base rates of play, by %s',
  (weighting) => {
    const expected = ratesOf(inPlay())
    const found = ratesOf(drilled(weighting))
    for (const key of ['box', 'threeOrMore', 'zero'] as const) {
      // Four standard errors of the rate of so many questions.
      expect(Math.abs(found[key] - expected[key]), key).toBeLessThan(7)
    }
  },
)
