import { expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { playedYahtzee } from '#shared/games/yahtzee/drill/play.ts'
import type { YahtzeeQuestion } from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeSession } from '#shared/games/yahtzee/drill/session.ts'
import { DEFAULT_YAHTZEE_SETUP } from '#shared/games/yahtzee/drill/setup.ts'
import { YAHTZEE_TOPICS, type YahtzeeTopic } from '#shared/games/yahtzee/drill/topics.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/published.ts'
import { finished } from '#test/support/play-session.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'

const rules = { ...PRESETS.none, bonus: [] }
const kit = kitOf(rules)
const thresholds = { inaccuracy: 0.5, mistake: 1.5, blunder: 4 }

const ASKED = 800

/** The questions of a long session, each answered with its best option. */
function drilled(weighting: 'play' | 'needs'): YahtzeeQuestion[] {
  const setup = { ...DEFAULT_YAHTZEE_SETUP, weighting, questions: ASKED, seed: 'rates' }
  const session = yahtzeeSession(kit, { setup, thresholds, needs: new Map(), again: [] })
  const questions: YahtzeeQuestion[] = []
  for (;;) {
    const step = finished(session.advance())
    if (step.kind === 'over') return questions
    questions.push(step.question)
    const { keep, box } = step.question.options[0]!
    const choice = keep ? { keep, box: null } : { keep, box: box! }
    expect(session.repeat(choice).ok).toBe(true)
  }
}

function inPlay(): YahtzeeQuestion[] {
  const play = playedYahtzee(kit, seededRandom('base rates'))
  return Array.from({ length: 4000 }, () => play.next().value).filter(({ gap }) => gap > 0)
}

/** Percent of decisions in which something is best. */
function ratesOf(questions: readonly YahtzeeQuestion[]) {
  const share = (isSo: (best: YahtzeeQuestion['options'][number]) => boolean): number =>
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

it('lessons are about positions, never about what is right there', () => {
  const questions = inPlay().slice(0, 1500)
  const shown = new Set<string>()
  for (const [id, { kind, fits }] of Object.entries<YahtzeeTopic>(YAHTZEE_TOPICS)) {
    for (const question of questions.filter((one) => kind === 'both' || one.kind === kind)) {
      const isShown = fits(question, rules)
      if (isShown) shown.add(id)
      // As if the worst were best.
      const options = question.options.toReversed()
      expect(fits({ ...question, options }, rules), id).toBe(isShown)
    }
  }
  expect(shown.size).toBeGreaterThan(7)
})
