import { expect, test } from 'vitest'
import { start } from '../harness.ts'
import {
  answerMany,
  answerWith,
  drilled,
  PLAYED,
  preparePoints,
  preparedFolder,
  questionOf,
  startDrill,
} from './drilling.ts'

const prepared = preparedFolder(preparePoints)
const DAY = 24 * 60 * 60 * 1000

test('a standing is told once enough was answered', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const setup = { weighting: 'play', questions: 50 } as const
  const { session } = await startDrill(backend, setup)
  const told = () => ask('drill.expectedLoss', PLAYED)
  expect(await told()).toMatchObject({ answers: 0, now: null, before: null, habits: [] })
  await answerMany(backend, session, 19)
  expect(await told()).toMatchObject({ answers: 19, now: null, before: null, habits: [] })
  await answerMany(backend, session, 1)
  expect(await told()).toMatchObject({ answers: 20, now: { count: 20 }, before: null })
  await answerMany(backend, session, 28)
  const { now, before } = await told()
  expect(before).toBe(null)
  expect(now!.count).toBeGreaterThanOrEqual(45)
  expect(now!.low!).toBeLessThan(now!.mean)
  expect(now!.high!).toBeGreaterThan(now!.mean)

  // Seven weeks later these answers are those of before, and all there is to tell now.
  await backend.close()
  const later = await start(backend.folder, undefined, { now: () => Date.now() + 49 * DAY })
  expect(await later.ask('drill.expectedLoss', PLAYED)).toMatchObject({ now, before: null })
  const more = await startDrill(later, { ...setup, seed: 'later' })
  await answerMany(later, more.session, 45, () => 0)
  const after = await later.ask('drill.expectedLoss', PLAYED)
  expect(after.before).toMatchObject({ mean: now!.mean, days: 30 })
  expect(after.now!.mean).not.toBe(now!.mean)
})

test('the position of a day is the same for all, and its answer is kept by its day', async () => {
  const setup = { weighting: 'play', questions: 1, seed: 'day-2026-03-08' } as const
  const codes: string[] = []
  for (let i = 0; i < 2; i++) {
    const backend = await start(prepared())
    const { ask } = backend
    // What was answered before makes no difference.
    if (i > 0) await drilled(backend, 10, { questions: 10 })
    const { session, step } = await startDrill(backend, setup)
    const question = questionOf(step)
    codes.push(question.code)
    const days = { ...PLAYED, limit: 14 }
    expect((await ask('drill.days', days)).days).toEqual([
      { day: '2026-03-08', session, grade: null, loss: null, choice: null },
    ])
    const { setAside, then } = question.legal[0]!
    const { grade, loss } = await answerWith(backend, session, question, 0)
    const later = await startDrill(backend, { ...setup, seed: 'day-2026-03-09' })
    expect((await ask('drill.days', days)).days).toEqual([
      { day: '2026-03-09', session: later.session, grade: null, loss: null, choice: null },
      { day: '2026-03-08', session, grade, loss, choice: { setAside, then } },
    ])
    expect((await ask('drill.days', { ...days, limit: 1 })).days).toHaveLength(1)
    expect((await ask('drill.days', { ...days, goal: 'wins' })).days).toEqual([])
  }
  expect(codes[0]).toBe(codes[1])
})
