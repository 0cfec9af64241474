import { afterEach, expect, test } from 'vitest'
import {
  makeScorecardQuestion,
  scorecardKit,
  type ScorecardOption,
  type ScorecardQuestion,
} from '#shared/games/scorecard/drill/question.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'
import { preparedFolder } from '../../drills/drilling.ts'
import { start, type TestBackend } from '../../harness.ts'
import { ONCE, ONCE_SUBJECT as SUBJECT } from './drilling.ts'

const kit = scorecardKit(ONCE, new ScorecardAnalyser(cardStates(ONCE), tableOf(ONCE)))

/** A folder in which what lessons add is known. */
const prepared = preparedFolder((ask) => ask('lessons.overview', SUBJECT))

let backend: TestBackend
afterEach(() => backend.close())

const choiceOf = ({ keep, box }: ScorecardOption) =>
  box === null ? { keep: keep!, box } : { keep: null, box }

function questionOf(asked: {
  readonly card: ScorecardQuestion['position']['card']
  readonly dice: ScorecardQuestion['position']['dice']
}): ScorecardQuestion {
  const { card, dice } = asked
  return makeScorecardQuestion(kit, { card, dice, rerolls: 0 })
}

test('a game of Yahtzee has lessons in order of value, each with what it adds', async () => {
  backend = await start(prepared())
  const { lessons } = await backend.ask('lessons.overview', SUBJECT)
  // With one roll there is nothing to keep, and without an upper bonus nothing to know of it.
  expect(lessons.map(({ id }) => id)).toEqual(['averages', 'zeros', 'best'])
  const { expectedScore } = await backend.ask('scorecard.solve', { rules: ONCE })
  expect(lessons.at(-1)!.points).toBeCloseTo(expectedScore, 9)
  for (const [i, { points, addsPoints, addsWins, state }] of lessons.entries()) {
    expect([addsWins, state]).toEqual([null, 'open'])
    expect(addsPoints).toBeGreaterThan(0)
    if (i > 0) expect(lessons[i - 1]!.points! + addsPoints!).toBeCloseTo(points!, 9)
  }
  expect(lessons.map(({ cards }) => cards > 0)).toEqual([true, true, false])

  // All of it was kept.
  expect(backend.jobs.filter(({ solve }) => solve === 'scorecard-step')).toEqual([])
})

test('a lesson without cards is done once drills like its own go well', async () => {
  backend = await start(prepared())
  const { ask } = backend
  const best = async () => (await ask('lessons.overview', SUBJECT)).lessons.at(-1)!
  const { drill } = await best()
  if ('goal' in drill) throw new Error('a drill of another game')
  const setup = { ...drill, questions: 20, seed: 'lesson', lesson: 'best' }
  const { session } = await ask('drill.start', { game: 'scorecard', rules: ONCE, setup })
  for (let number = 1; number <= 20; number++) {
    expect((await best()).state).toBe(number === 1 ? 'open' : 'begun')
    const step = await ask('drill.next', { game: 'scorecard', session })
    if (step.kind === 'over') throw new Error(step.reason)
    const choice = choiceOf(questionOf(step.question).options[0]!)
    await ask('drill.answer', { game: 'scorecard', session, number, choice, milliseconds: 900 })
  }
  expect((await best()).state).toBe('done')
})
