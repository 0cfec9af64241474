import { afterEach, expect, test } from 'vitest'
import { preparedFolder } from '../../drills/drilling.ts'
import { start, type TestBackend } from '../../harness.ts'
import { ONCE_SUBJECT } from './drilling.ts'

const SUBJECT = { ...ONCE_SUBJECT, goal: 'points' } as const

const prepared = preparedFolder((ask) => ask('lessons.overview', SUBJECT))

let backend: TestBackend
afterEach(() => backend.close())

test('the lessons of a scorecard are its steps, with the decks and their positions', async () => {
  backend = await start(prepared())
  const { ask } = backend
  const { lessons, unit, best } = await ask('lessons.overview', SUBJECT)
  const { expectedScore } = await ask('scorecard.solve', { rules: SUBJECT.rules })
  expect([unit, best]).toEqual(['game', expectedScore])
  // A search for the steps of a card like this takes a minute, so none was made.
  expect(backend.jobs.filter(({ solve }) => solve === 'scorecard-steps')).toEqual([])
  expect(lessons.slice(0, 2).map(({ id, makes }) => [id, makes])).toEqual([
    ['step-group', null],
    ['step-pars', null],
  ])
  expect(lessons.at(-1)).toMatchObject({ id: 'step-best', makes: best })
  const { decks } = await ask('cards.overview', SUBJECT)
  const all = decks.reduce((sum, { cards }) => sum + cards, 0)
  expect(lessons.reduce((sum, { cards }) => sum + cards, 0)).toBe(all)

  const setup = {
    ...lessons[1]!.drill,
    lesson: 'step-pars',
    part: 'positions',
    questions: 4,
    seed: 'a',
  } as never
  const { session, step } = await ask('drill.start', { ...SUBJECT, setup })
  if (step.kind !== 'question') expect.unreachable()
  expect(backend.jobs.filter(({ solve }) => solve === 'scorecard-pairs')).not.toEqual([])
  const resumed = await ask('drill.resume', { game: 'scorecard', session })
  expect(resumed.step).toEqual(step)
})
