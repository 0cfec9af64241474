import { describe, expect, test } from 'vitest'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { refusalOf, SENTENCE, start } from '../../harness.ts'
import { preparedFolder } from '../../drills/drilling.ts'
import { answerOne, playOut, SHORT_YAHTZEE, startDrill } from './drilling.ts'

// What the drills of any game have in common is tested with those of the other game.

const rules = SHORT_YAHTZEE
const prepared = preparedFolder((ask) => ask('drill.thresholds', { game: 'scorecard', rules }))

test('a session of decisions is answered, kept and summed up, also after a restart', async () => {
  const { ask, folder, close } = await start(prepared())
  const { session, step } = await startDrill(ask)
  expect(await ask('drill.next', { game: 'scorecard', session })).toEqual(step)
  for (const hint of [1, 2] as const) {
    const { text } = await ask('drill.hint', { game: 'scorecard', session, number: 1, hint })
    expect(text).toMatch(SENTENCE)
  }
  const { verdict } = await answerOne(ask, session, step, true)
  expect(verdict.options[verdict.chosen]!.loss).toBe(verdict.loss)
  expect(verdict.options[0]!.loss).toBe(0)
  const over = await playOut(ask, session)
  expect(over).toMatchObject({ kind: 'over', reason: 'questions' })
  if (over.kind !== 'over') throw new Error('not over')
  const { summary } = over
  expect(summary).toMatchObject({ session, answers: 6, seconds: 6, score: null, game: null })
  expect(Object.values(summary.grades).reduce((a, b) => a + b)).toBe(summary.error.count)
  const losses = summary.mistakes.map(({ loss }) => loss!)
  expect(losses).toEqual(losses.toSorted((a, b) => b - a))
  expect(losses.length).toBeGreaterThan(0)
  const progress = await ask('drill.progress', { game: 'scorecard', rules })
  expect(progress).toMatchObject({
    sessions: 1,
    answers: 6,
    milliseconds: 1000,
    failed: losses.length,
    error: summary.error,
    grades: summary.grades,
    lately: [{ id: session, ended: true, answers: 6, outcome: null }],
  })
  expect(progress.spans).toHaveLength(1)
  await close()

  const later = await start(folder)
  expect(await later.ask('drill.next', { game: 'scorecard', session })).toEqual(over)
  expect(await later.ask('drill.progress', { game: 'scorecard', rules })).toEqual(progress)
  const waiting = await later.ask('drill.waiting', { game: 'scorecard', rules })
  expect(waiting.answers).toEqual(summary.mistakes)
  expect((await later.ask('study.store', {})).answers).toBe(6)
})

describe('questions', () => {
  test('that took long are asked again, the longest first, until they are quick', async () => {
    const { ask } = await start(prepared())
    const { session } = await startDrill(ask, { kind: 'boxes', questions: null })
    // The pace is that of the answers before: 8,000, then 8,001 and 9,000 at most.
    for (const time of [8000, 8001, 9000, 9000, 9000, 17_999, 18_001, 19_000]) {
      const step = await ask('drill.next', { game: 'scorecard', session })
      await answerOne(ask, session, step, false, time)
    }
    const slow = await ask('drill.waiting', { game: 'scorecard', rules, which: 'slow' })
    expect(slow.answers.map(({ milliseconds }) => milliseconds)).toEqual([19_000, 18_001])
    expect((await ask('drill.progress', { game: 'scorecard', rules })).slow).toBe(2)

    const again = await startDrill(ask, { source: { kind: 'slow' }, questions: null })
    for (const { code } of slow.answers) {
      const step = await ask('drill.next', { game: 'scorecard', session: again.session })
      expect(step).toMatchObject({ kind: 'question', question: { code } })
      await answerOne(ask, again.session, step)
    }
    expect(
      (await ask('drill.waiting', { game: 'scorecard', rules, which: 'slow' })).answers,
    ).toEqual([])
  })

  test('by need are those that the same needs ask for after a restart', async () => {
    const { ask, folder, close } = await start(prepared())
    const before = await startDrill(ask, { weighting: 'play', questions: 30 })
    await playOut(ask, before.session)
    const needed = { weighting: 'needs', questions: 4 } as const
    const { session } = await startDrill(ask, needed)
    const again = await startDrill(ask, needed)
    const step = await playOut(ask, session, 2)
    // Answers that were given since change nothing.
    expect(await playOut(ask, again.session, 2)).toEqual(step)
    await close()
    const later = await start(folder)
    expect((await later.ask('drill.resume', { game: 'scorecard', session })).step).toEqual(step)
  })
})

test('a setup that makes no sense under the rules is refused in a sentence', async () => {
  const { ask } = await start(prepared())
  const { filters } = DEFAULT_SCORECARD_SETUP
  for (const wrong of [
    { ...filters, joker: true },
    { ...filters, upperBonus: true },
  ]) {
    await refusalOf(startDrill(ask, { filters: wrong }), 'invalid-request')
  }
})
