import { describe, expect, test } from 'vitest'
import { DEFAULT_YAHTZEE_SETUP } from '#shared/games/yahtzee/drill/setup.ts'
import { failureOf, SENTENCE, start } from '../../harness.ts'
import { preparedFolder } from '../../drills/drilling.ts'
import { answerOne, choiceFor, playOut, SHORT_YAHTZEE, yahtzeeSetupOf } from './drilling.ts'

const rules = SHORT_YAHTZEE
const prepared = preparedFolder((ask) => ask('drill.thresholds', { game: 'yahtzee', rules }))

describe('a session', () => {
  test('of decisions is answered, kept and summed up, also after a restart', async () => {
    const { ask, folder, close } = await start(prepared())
    const { session, step } = await ask('drill.start', {
      game: 'yahtzee',
      rules,
      setup: yahtzeeSetupOf(),
    })
    expect(await ask('drill.next', { game: 'yahtzee', session })).toEqual(step)
    for (const hint of [1, 2] as const) {
      const { text } = await ask('drill.hint', { game: 'yahtzee', session, number: 1, hint })
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
    const progress = await ask('drill.progress', { game: 'yahtzee', rules })
    expect(progress).toMatchObject({
      ...{ sessions: 1, answers: 6, milliseconds: 1000, failed: losses.length },
      ...{ error: summary.error, grades: summary.grades },
      lately: [{ id: session, ended: true, answers: 6, outcome: null }],
    })
    expect(progress.spans).toHaveLength(1)
    await close()

    const later = await start(folder)
    expect(await later.ask('drill.next', { game: 'yahtzee', session })).toEqual(over)
    expect(await later.ask('drill.progress', { game: 'yahtzee', rules })).toEqual(progress)
    const waiting = await later.ask('drill.waiting', { game: 'yahtzee', rules })
    expect(waiting.answers).toEqual(summary.mistakes)
    expect((await later.ask('study.store', {})).answers).toBe(6)
  })

  test('goes on after a restart', async () => {
    const setup = yahtzeeSetupOf({ questions: null })
    const codes = async (restart: boolean): Promise<string[]> => {
      let backend = await start(prepared())
      const { session } = await backend.ask('drill.start', { game: 'yahtzee', rules, setup })
      const seen: string[] = []
      for (let i = 0; i < 3; i++) {
        let step = await backend.ask('drill.next', { game: 'yahtzee', session })
        if (restart) {
          await backend.close()
          backend = await start(backend.folder)
          const resumed = await backend.ask('drill.resume', { game: 'yahtzee', session })
          expect(resumed).toMatchObject({ rules, setup, seconds: i, score: null, step })
          step = resumed.step
        }
        if (step.kind !== 'question') throw new Error('over')
        seen.push(step.question.code)
        await answerOne(backend.ask, session, step, i === 1)
      }
      return seen
    }
    expect(await codes(true)).toEqual(await codes(false))
  })

  test('of mistakes asks what went wrong until it is put right', async () => {
    const { ask } = await start(prepared())
    const first = await ask('drill.start', { game: 'yahtzee', rules, setup: yahtzeeSetupOf() })
    await playOut(ask, first.session)
    const { answers } = await ask('drill.waiting', { game: 'yahtzee', rules })
    for (const source of [
      { kind: 'session', session: first.session } as const,
      { kind: 'failed' } as const,
    ]) {
      const setup = yahtzeeSetupOf({ source, questions: null })
      const { session, step } = await ask('drill.start', { game: 'yahtzee', rules, setup })
      expect(step).toMatchObject({ kind: 'question', question: { code: answers[0]!.code } })
      await ask('drill.finish', { game: 'yahtzee', session, reason: 'stopped' })
    }
    const setup = yahtzeeSetupOf({ source: { kind: 'failed' }, questions: null })
    const { session } = await ask('drill.start', { game: 'yahtzee', rules, setup })
    for (const { code, best } of answers) {
      const step = await ask('drill.next', { game: 'yahtzee', session })
      if (step.kind !== 'question') throw new Error('over')
      expect(step.question.code).toBe(code)
      const choice = best as never
      const { number } = step.question
      await ask('drill.answer', { game: 'yahtzee', session, number, choice, milliseconds: 1 })
    }
    expect((await ask('drill.waiting', { game: 'yahtzee', rules })).answers).toEqual([])
    const error = await failureOf(ask('drill.start', { game: 'yahtzee', rules, setup }))
    expect(error).toMatchObject({ code: 'not-found' })
  })
})

describe('questions', () => {
  test('that took long are asked again, the longest first, until they are quick', async () => {
    const { ask } = await start(prepared())
    const { session } = await ask('drill.start', {
      game: 'yahtzee',
      ...{ rules, setup: yahtzeeSetupOf({ kind: 'boxes', questions: null }) },
    })
    // The pace is that of the answers before: 8,000, then 8,001 and 9,000 at most.
    for (const time of [8000, 8001, 9000, 9000, 9000, 17_999, 18_001, 19_000]) {
      const step = await ask('drill.next', { game: 'yahtzee', session })
      await answerOne(ask, session, step, false, time)
    }
    const slow = await ask('drill.waiting', { game: 'yahtzee', rules, which: 'slow' })
    expect(slow.answers.map(({ milliseconds }) => milliseconds)).toEqual([19_000, 18_001])
    expect((await ask('drill.progress', { game: 'yahtzee', rules })).slow).toBe(2)

    const setup = yahtzeeSetupOf({ source: { kind: 'slow' }, questions: null })
    const again = await ask('drill.start', { game: 'yahtzee', rules, setup })
    for (const { code } of slow.answers) {
      const step = await ask('drill.next', { game: 'yahtzee', session: again.session })
      expect(step).toMatchObject({ kind: 'question', question: { code } })
      await answerOne(ask, again.session, step)
    }
    expect((await ask('drill.waiting', { game: 'yahtzee', rules, which: 'slow' })).answers).toEqual(
      [],
    )
  })

  test('by need are those that the same needs ask for after a restart', async () => {
    const backend = await start(prepared())
    const setup = yahtzeeSetupOf({ weighting: 'play', questions: 30 })
    const before = await backend.ask('drill.start', { game: 'yahtzee', rules, setup })
    await playOut(backend.ask, before.session)
    const needed = yahtzeeSetupOf({ weighting: 'needs', questions: 4 })
    const { session } = await backend.ask('drill.start', { game: 'yahtzee', rules, setup: needed })
    const again = await backend.ask('drill.start', { game: 'yahtzee', rules, setup: needed })
    const step = await playOut(backend.ask, session, 2)
    // Answers that were given since change nothing.
    expect(await playOut(backend.ask, again.session, 2)).toEqual(step)
    await backend.close()
    const later = await start(backend.folder)
    expect((await later.ask('drill.resume', { game: 'yahtzee', session })).step).toEqual(step)
  })
})

test('an answer is kept once, and what cannot be answered is refused', async () => {
  const { ask } = await start(prepared())
  const { session, step } = await ask('drill.start', {
    game: 'yahtzee',
    rules,
    setup: yahtzeeSetupOf(),
  })
  if (step.kind !== 'question') throw new Error('over')
  const choice = choiceFor(step.question, false) as never
  const params = { game: 'yahtzee', session, number: 1, choice, milliseconds: 5 } as const
  const once = await ask('drill.answer', params)
  expect(await ask('drill.answer', params)).toEqual(once)
  const other = choiceFor(step.question, true) as never
  const error = await failureOf(ask('drill.answer', { ...params, choice: other }))
  expect(error.code).toBe('invalid-request')
  const next = await ask('drill.next', { game: 'yahtzee', session })
  if (next.kind !== 'question') throw new Error('over')
  const wrong =
    next.question.kind === 'keeps'
      ? { keep: null, category: 'chance' }
      : { keep: [], category: null }
  const refused = await ask('drill.answer', {
    game: 'yahtzee',
    ...{ session, number: 2, choice: wrong as never, milliseconds: 5 },
  })
  expect(refused).toMatchObject({ graded: false })
  expect((await ask('drill.progress', { game: 'yahtzee', rules })).answers).toBe(1)
  const lost = await failureOf(ask('drill.next', { game: 'yahtzee', session: 99 }))
  expect(lost.code).toBe('not-found')
})

test('a setup that makes no sense under the rules is refused in a sentence', async () => {
  const { ask } = await start(prepared())
  const { filters } = DEFAULT_YAHTZEE_SETUP
  for (const setup of [
    yahtzeeSetupOf({ filters: { ...filters, joker: true } }),
    yahtzeeSetupOf({ filters: { ...filters, upperBonus: true } }),
  ]) {
    const error = await failureOf(ask('drill.start', { game: 'yahtzee', rules, setup }))
    expect(error.code).toBe('invalid-request')
    expect(error.message).toMatch(SENTENCE)
  }
})

test('streaks count what is right, and their best is remembered', async () => {
  const { ask } = await start(prepared())
  const setup = yahtzeeSetupOf({ speed: 'streak', questions: null })
  const scores: number[] = []
  for (const right of [2, 1]) {
    const { session } = await ask('drill.start', { game: 'yahtzee', rules, setup })
    for (let i = 0; i < 60; i++) {
      const step = await ask('drill.next', { game: 'yahtzee', session })
      if (step.kind === 'over') {
        expect(step.reason).toBe('mistake')
        const { score, bestBefore } = step.summary
        expect(bestBefore).toBe(scores.length === 0 ? null : Math.max(...scores))
        scores.push(score!)
        break
      }
      await answerOne(ask, session, step, i >= right)
    }
  }
  expect(scores).toHaveLength(2)
  const { bests } = await ask('drill.progress', { game: 'yahtzee', rules })
  expect(bests).toMatchObject([{ speed: 'streak', score: Math.max(...scores), seconds: null }])
})

test('thresholds fit the gaps of the game, and can be set', async () => {
  const { ask } = await start(prepared())
  const found = await ask('drill.thresholds', { game: 'yahtzee', rules })
  expect(found).toMatchObject({ edited: false, inUse: found.calibrated })
  expect(found.gaps).toHaveLength(19)
  const thresholds = { inaccuracy: 1, mistake: 2, blunder: 3 }
  await ask('drill.setThresholds', { game: 'yahtzee', rules, thresholds })
  const own = await ask('drill.thresholds', { game: 'yahtzee', rules })
  expect(own).toMatchObject({ edited: true, inUse: thresholds, calibrated: found.calibrated })
  await ask('drill.setThresholds', { game: 'yahtzee', rules, thresholds: null })
  expect(await ask('drill.thresholds', { game: 'yahtzee', rules })).toEqual(found)
})

test('a restored store takes no number of a session that a window has open', async () => {
  const { ask } = await start(prepared())
  const setup = yahtzeeSetupOf()
  const first = await ask('drill.start', { game: 'yahtzee', rules, setup })
  const { name } = await ask('study.backup', {})
  const second = await ask('drill.start', { game: 'yahtzee', rules, setup })
  await ask('study.restore', { name })
  const third = await ask('drill.start', { game: 'yahtzee', rules, setup })
  expect(new Set([first.session, second.session, third.session]).size).toBe(3)
})
