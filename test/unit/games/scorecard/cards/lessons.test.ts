import { expect, it } from 'vitest'
import * as v from 'valibot'
import { LESSON_POSITIONS } from '#shared/cards/lesson.ts'
import { facesText } from '#shared/dice/multiset.ts'
import { SCORECARD_DECKS } from '#shared/games/scorecard/cards/deck-names.ts'
import {
  BLANKETS,
  blanketShares,
  lessonPairs,
  lessonPositions,
} from '#shared/games/scorecard/cards/lesson-positions.ts'
import { scorecardLessons } from '#shared/games/scorecard/cards/lessons.ts'
import { parseScorecardCode } from '#shared/games/scorecard/drill/position.ts'
import {
  makeScorecardQuestion,
  type ScorecardChoice,
} from '#shared/games/scorecard/drill/question.ts'
import { scorecardSession } from '#shared/games/scorecard/drill/session.ts'
import { scorecardSetupSchema } from '#shared/games/scorecard/drill/setup.ts'
import { choiceBy } from '#shared/games/scorecard/drill/table-bots.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepsFor } from '#shared/games/scorecard/steps/step-list.ts'
import { stepNumbers } from '#shared/games/scorecard/steps/step-numbers.ts'
import { StepPlay } from '#shared/games/scorecard/steps/step-play.ts'
import { fewOf } from '#test/property/runs.ts'
import { finished } from '#test/support/play-session.ts'
import { unwrap } from '#test/support/results.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'
import { otherSteps, tableOf } from '#test/support/yahtzee-sources.ts'

/** Of every ten positions, so many at most are right by an answer that looks at no card. */
const MOST_BY_BLANKET = 0.6
const LEAST_LOSS = 0.5

it.each(fewOf(['kniffel', 'generala', 'yacht', 'yahtzee']))(
  'positions of the lessons of %s are in pairs, decided by the step and by the best play',
  (id) => {
    const rules = PUBLISHED_CARDS[id]!
    const states = cardStates(rules)
    const kit = kitOf(rules)
    const known = { steps: stepsFor(stepCard(rules)).slice(0, 5), numbers: stepNumbers(rules)! }
    const byStep = lessonPairs(states, known, tableOf(rules))
    expect(byStep.filter((pairs) => pairs.length > 2).length).toBeGreaterThan(3)
    byStep.forEach((pairs, i) => {
      const play = new StepPlay(states, { ...known, steps: known.steps.slice(0, i + 1) })
      const earlier = new StepPlay(states, { ...known, steps: known.steps.slice(0, i) })
      for (const pair of pairs) {
        const questions = pair.map(({ code }) =>
          makeScorecardQuestion(kit, unwrap(parseScorecardCode(rules, code))),
        )
        const answers = questions.map((question) => choiceBy(states, play, question))
        questions.forEach(({ options, gap, kind }, place) => {
          const { keep, box } = options[0]!
          expect(answers[place]).toEqual({ keep, box })
          expect([gap >= LEAST_LOSS, kind]).toEqual([true, pair[place]!.kind])
        })
        const [one, other] = questions
        expect(one!.position.dice).toEqual(other!.position.dice)
        expect(answers[0]).not.toEqual(answers[1])
        if (i > 0) expect(choiceBy(states, earlier, one!)).not.toEqual(answers[0])
      }
      const shares = blanketShares(pairs)
      for (const name of BLANKETS) {
        expect(shares[name] ?? 0, `${known.steps[i]} ${name}`).toBeLessThan(MOST_BY_BLANKET)
      }
    })

    const setup = { seed: 'a', questions: 9, part: 'check' as const }
    const asked = lessonPositions(kit, setup, byStep.slice(0, 3), LEAST_LOSS)
    const codesOf = (step: number) => byStep[step]!.flat().map(({ code }) => code)
    const own = asked.filter(({ code }) => codesOf(2).includes(code))
    expect([asked.length, own.length]).toEqual([10, 8])
    const earlier = asked.filter((one) => !own.includes(one))
    for (const { code } of earlier) expect([...codesOf(0), ...codesOf(1)]).toContain(code)
    expect(lessonPositions(kit, setup, byStep.slice(0, 3), Infinity)).toEqual([])

    const [lesson] = scorecardLessons(rules, otherSteps(rules), 250)
    const again = asked.map(({ code }) => unwrap(parseScorecardCode(rules, code)))
    const session = scorecardSession(kit, {
      setup: { ...lesson!.drill, ...setup, lesson: lesson!.id },
      thresholds: { inaccuracy: 0.2, mistake: 1, blunder: 4 },
      needs: new Map(),
      again,
    })
    for (const position of again.slice(0, setup.questions)) {
      const step = finished(session.advance())
      if (step.kind !== 'question') expect.unreachable(step.reason)
      expect(step.question.position).toEqual(position)
      expect(session.answer(step.question.options[0] as ScorecardChoice).ok).toBe(true)
    }
  },
)

it('each step is a lesson, and the best play is the last one', () => {
  for (const rules of Object.values(PUBLISHED_CARDS).slice(0, 4)) {
    const steps = otherSteps(rules)
    const lessons = scorecardLessons(rules, steps, 250)
    expect(lessons.map(({ id }) => id)).toEqual([
      ...steps.steps.map(({ id }) => `step-${id}`),
      'step-best',
    ])
    expect(lessons.flatMap(({ decks }) => decks).toSorted()).toEqual(SCORECARD_DECKS.toSorted())
    const added = lessons.reduce((sum, { adds }) => sum + (adds ?? 0), lessons[0]!.makes!)
    expect(added).toBeCloseTo(lessons.at(-1)!.makes!, 9)
    expect(lessons.find(({ id }) => id === 'step-rows')?.former).toEqual(['runs', 'stop'])
    for (const { drill, sentence } of lessons) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(v.is(scorecardSetupSchema, { ...drill, seed: 'a' })).toBe(true)
    }
  }
  const unknown = { ...otherSteps(PUBLISHED_CARDS.kniffel!) }
  const steps = unknown.steps.map((step) => ({ ...step, makes: null }))
  const lessons = scorecardLessons(PUBLISHED_CARDS.kniffel!, { ...unknown, steps }, 250)
  expect(lessons.map(({ makes, adds }) => [makes, adds]).slice(-2)).toEqual([
    [null, null],
    [250, null],
  ])
})

it('a lesson begins with its example, as words around the dice', () => {
  const rules = PUBLISHED_CARDS.kniffel!
  const { numbers, steps } = otherSteps(rules)
  const example = {
    card: { used: 1 << 11, total: 0, alikeScored: false },
    dice: [1, 2, 2, 3, 4] as const,
    rerolls: 1,
    choice: { keep: [1, 2, 3, 4] as const },
    before: { keep: [2, 2] as const },
  }
  const shown = steps.map((step) => (step.id === 'rows' ? { ...step, examples: [example] } : step))
  const lessons = scorecardLessons(rules, { numbers, steps: shown }, 250)
  expect(lessons.flatMap(({ examples }) => examples)).toEqual([
    {
      before: 'Chance used, one reroll left',
      dice: [1, 2, 2, 3, 4],
      taken: [true, true, false, true, true],
      then: `Keep ${facesText([1, 2, 3, 4])}, not ${facesText([2, 2])}.`,
      asks: null,
    },
  ])
  expect(LESSON_POSITIONS % 2).toBe(0)
})
