import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { facesText } from '#shared/dice/multiset.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { drill } from '#shared/games/farkle/drill/drill.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import { leaveThresholds } from '#test/support/own-thresholds.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { failureOf, refusalOf, SENTENCE, start } from '../harness.ts'
import { fetched, recordsOf } from '../packages/packages.ts'
import {
  answerMany,
  answerWith,
  prepareShort,
  preparedFolder,
  questionOf,
  setupOf,
  SHORT,
  summaryOf,
  startDrill,
  pointsProgress,
  drilled,
  PLAYED,
} from './drilling.ts'

const GOALS = ['points', 'wins'] as const

const prepared = preparedFolder(prepareShort)

describe.each(GOALS)('for %s', (goal) => {
  test.each(['cell', 'turn'] as const)(
    'a %s is drilled from its start to its end',
    async (scope) => {
      const backend = await start(prepared())
      const { ask } = backend
      const { session, step } = await startDrill({ ask }, { goal, scope, questions: 5 })
      expect(await ask('drill.next', { game: 'farkle', session })).toEqual(step)
      const question = questionOf(step)
      expect(question).toMatchObject({ number: 1, goal, kind: 'both', forced: false })
      expect(parsePositionCode(question.code)).toMatchObject({ ok: true })
      expect(question.turn === null).toBe(scope === 'cell')

      const verdict = await answerWith(backend, session, question, 1)
      const { options, chosen, grade, loss } = verdict
      expect(options).toHaveLength(question.legal.length)
      expect(options[chosen]).toMatchObject(question.legal[1 % question.legal.length]!)
      expect(grade === 'best').toBe(loss === 0)
      expect(loss).toBe(options[chosen]!.loss)
      const hint = ask('drill.hint', { game: 'farkle', session, number: 1, hint: 1 })
      expect((await failureOf(hint)).code).toBe('invalid-request')

      const over = await answerMany(backend, session, 100)
      expect(over).toMatchObject({ kind: 'over', reason: 'questions' })
      // The same again, also from the disk.
      expect(await ask('drill.next', { game: 'farkle', session })).toEqual(over)
      await backend.close()
      const summary = summaryOf(over)
      expect(summary).toMatchObject({ session, goal, scope, score: null, bestBefore: null })
      expect(summary.seconds).toBe(summary.answers)
      expect(summary.mistakes.length).toBeLessThanOrEqual(summary.error.count)
      expect(Object.values(summary.grades).reduce((a, b) => a + b)).toBe(summary.error.count)
      const losses = summary.mistakes.map((mistake) => mistake.loss!)
      expect(losses).toEqual(losses.toSorted((a, b) => b - a))
      if (scope === 'cell') expect(summary.answers).toBe(5)
      expect(summary.game).toBe(null)

      const later = await start(backend.folder)
      const resumed = await later.ask('drill.resume', { game: 'farkle', session })
      expect(summaryOf(resumed.step)).toEqual(summary)
      const progress = await later.ask('drill.progress', { game: 'farkle', rules: SHORT, goal })
      const { lately, mastery, error } = progress
      expect(lately).toMatchObject([{ id: session, ended: true, answers: summary.answers }])
      expect(lately[0]!.error).toEqual(summary.error)
      const squares = mastery!.rows.flatMap((row) => row.squares)
      expect(squares.reduce((sum, { count }) => sum + count, 0)).toBe(error.count)
    },
  )
})

test('a session that is gone on with tells what happened in it before', async () => {
  const backend = await start(prepared())
  const { session } = await startDrill(backend, { goal: 'wins', scope: 'turn', questions: null })
  const told: unknown[] = []
  for (let i = 0; ; i++) {
    const step = await backend.ask('drill.next', { game: 'farkle', session })
    if (i === 5) {
      await backend.close()
      const later = await start(backend.folder)
      const resumed = await later.ask('drill.resume', { game: 'farkle', session })
      expect(resumed).toMatchObject({ told, step: { events: step.events } })
      break
    }
    told.push(...step.events)
    await answerWith(backend, session, questionOf(step), 0)
  }
  expect(told).toContainEqual(expect.objectContaining({ kind: 'turn' }))
})

test('a session by a rule of thumb with a formula keeps its answers, and says that it ends', async () => {
  const backend = await start(prepared())
  const { session } = await startDrill(backend, { goal: 'wins', questions: null })
  const step = await backend.ask('drill.next', { game: 'farkle', session })
  const setup = { ...setupOf({ goal: 'wins', questions: null }), rule: 'hold=15n3,score=50' }
  expect(await failureOf(startDrill(backend, setup))).toMatchObject({
    code: 'invalid-request',
    message: expect.stringContaining('has a formula (hold=15n3, score=50)'),
  })
  await answerWith(backend, session, questionOf(step), 0)
  await backend.close()
  const database = new StudyDatabase(join(backend.folder, 'study', 'study.sqlite'))
  database.run('UPDATE sessions SET setup = :setup', { setup: JSON.stringify(setup) })
  // Other questions were asked where a rule of thumb decided.
  database.run("UPDATE answers SET code = 'b0.d0.t100.n1'")
  database.close()
  const later = await start(backend.folder)
  expect((await failureOf(later.ask('drill.resume', { game: 'farkle', session }))).message).toBe(
    'This session cannot go on: another version of Breakpoint began it. Its answers are kept.',
  )
  const { step: over } = await later.ask('drill.resume', { game: 'farkle', session })
  expect(summaryOf(over)).toMatchObject({ session, answers: 1 })
})

test.each(['cell', 'turn'] as const)('a %s goes on where it was after a restart', async (scope) => {
  const setup = setupOf({ goal: 'wins', scope, questions: null, weighting: 'needs' })
  const codes = async (restart: boolean): Promise<string[]> => {
    const grades: unknown[] = []
    let backend = await start(prepared())
    const { session } = await backend.ask('drill.start', { game: 'farkle', rules: SHORT, setup })
    const seen: string[] = []
    for (let i = 0; i < 3; i++) {
      let step = await backend.ask('drill.next', { game: 'farkle', session })
      if (step.kind === 'over') break
      if (restart) {
        await backend.close()
        backend = await start(backend.folder)
        const resumed = await backend.ask('drill.resume', { game: 'farkle', session })
        expect(resumed).toMatchObject({ session, rules: SHORT, setup, seconds: i, grades })
        expect(questionOf(resumed.step)).toEqual(step.question)
        step = { ...step, ...resumed.step }
      }
      seen.push(questionOf(step).code)
      const { grade } = await answerWith(backend, session, questionOf(step), 0)
      grades.push(grade)
    }
    return seen
  }
  expect(await codes(true)).toEqual(await codes(false))
})

describe('an answer', () => {
  test('is kept once, and a second one to the same question is refused', async () => {
    const backend = await start(prepared())
    const { ask } = backend
    const { session, step } = await startDrill({ ask })
    const question = questionOf(step)
    const verdict = await answerWith(backend, session, question, 0)
    expect(await answerWith(backend, session, question, 0)).toEqual(verdict)
    const { setAside, then } = question.legal[1]!
    const choice = { setAside, then }
    const again = { game: 'farkle', session, number: 1, choice, milliseconds: 1 } as const
    await refusalOf(ask('drill.answer', again), 'invalid-request')
    const early = await failureOf(ask('drill.answer', { ...again, number: 9 }))
    expect(early.message).toContain('Question 9 is not asked now')
    expect((await pointsProgress({ ask })).answers).toBe(1)
    await expect.poll(() => backend.studyChanges()).toBe(1)
  })

  test('that the rules do not allow is explained and not kept', async () => {
    const { ask } = await start(prepared())
    const { session, step } = await startDrill({ ask })
    const { number } = questionOf(step)
    const choice = { setAside: [], then: 'roll' as const }
    const given = { game: 'farkle', session, number, choice, milliseconds: 5 } as const
    const answer = await ask('drill.answer', given)
    expect(answer).toMatchObject({ graded: false, problem: expect.stringMatching(SENTENCE) })
    expect(await ask('drill.next', { game: 'farkle', session })).toEqual(step)
    expect(await ask('study.store', {})).toMatchObject({ answers: 0 })
  })
})

test('an answer counts for five minutes at most, but for all of the clock in a sprint', async () => {
  const backend = await start(prepared())
  const timeOf = async (speed: 'none' | 'sprint') => {
    const limit = speed === 'sprint' ? 3600 : null
    const { session } = await startDrill(backend, { questions: null, speed, seconds: limit })
    const question = questionOf(await backend.ask('drill.next', { game: 'farkle', session }))
    const { milliseconds } = await answerWith(backend, session, question, 0, 600_000)
    const { seconds } = await backend.ask('drill.resume', { game: 'farkle', session })
    return [milliseconds / 1000, seconds - (seconds % 60)]
  }
  expect(await timeOf('none')).toEqual([300, 300])
  expect(await timeOf('sprint')).toEqual([600, 600])
})

test('questions that were failed are asked again, worst first, until they are put right', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const first = await startDrill({ ask }, { questions: 12 })
  const over = await answerMany(backend, first.session, 12)
  const failed = await ask('drill.waiting', { ...PLAYED, which: 'failed' })
  expect(failed.answers.length).toBeGreaterThan(1)
  expect(failed.answers).toEqual(summaryOf(over).mistakes)

  for (const source of [{ kind: 'session', session: first.session }, { kind: 'failed' }] as const) {
    const { session, step } = await startDrill({ ask }, { source, questions: null })
    expect(questionOf(step).code).toBe(failed.answers[0]!.code)
    if (source.kind === 'session') continue
    let next = step
    while (next.kind === 'question') {
      const { code } = next.question
      const best = failed.answers.find((answer) => answer.code === code)!.best
      const { legal, number } = next.question
      const graded = []
      for (const { setAside, then } of legal) {
        const dice = setAside.length > 0 ? `set aside ${facesText(setAside)} and ` : ''
        if (!best.startsWith(`${dice}${then}`)) continue
        const choice = { setAside, then }
        graded.push(
          await ask('drill.answer', { game: 'farkle', session, number, choice, milliseconds: 10 }),
        )
      }
      expect(graded).toMatchObject([{ graded: true, verdict: { grade: 'best' } }])
      next = await ask('drill.next', { game: 'farkle', session })
    }
    expect(next).toMatchObject({ reason: 'nothing-left' })
  }
  expect((await ask('drill.waiting', { ...PLAYED, which: 'failed' })).answers).toEqual([])
  await refusalOf(startDrill({ ask }, { source: { kind: 'failed' } }), 'not-found')
})

test('what was answered is asked again in another order, and after days without it', async () => {
  const DAY = 86_400_000
  let now = Date.UTC(2026, 3, 1)
  const backend = await start(prepared(), undefined, { now: () => now++ })
  const { ask } = backend
  const begin = (setup: Parameters<typeof setupOf>[0]) => startDrill({ ask }, setup)
  const { session } = await begin({ questions: 12 })
  const { mistakes } = summaryOf(await answerMany(backend, session, 12))
  const asked = async (setup: Parameters<typeof setupOf>[0]): Promise<string[]> => {
    const again = await begin({ ...setup, questions: null })
    const codes: string[] = []
    let { step } = again
    while (step.kind === 'question') {
      const { code, number, legal } = step.question
      codes.push(code)
      const { setAside, then } = legal[0]!
      const choice = { setAside, then }
      const given = { session: again.session, number, choice, milliseconds: 10 }
      await ask('drill.answer', { game: 'farkle', ...given })
      step = await ask('drill.next', { game: 'farkle', session: again.session })
    }
    return codes
  }
  const worst = mistakes.map(({ code }) => code)
  expect(worst.length).toBeGreaterThan(2)
  const source = { kind: 'session', session, shuffled: true } as const
  const orders: string[][] = []
  for (const seed of ['a', 'b', 'c', 'd']) orders.push(await asked({ source, seed }))
  for (const order of orders) expect(order.toSorted()).toEqual(worst.toSorted())
  expect(new Set(orders.map((order) => order.join(' '))).size).toBeGreaterThan(1)
  expect(await asked({ source, seed: 'a' })).toEqual(orders[0])

  const early = await failureOf(begin({ source: { kind: 'unseen', days: 2 } }))
  expect(early.message).toContain('Nothing was last asked 2 days ago or longer.')
  now += 3 * DAY
  const late = await asked({ source: { kind: 'unseen', days: 2 } })
  expect(late.length).toBeGreaterThanOrEqual(worst.length)
  expect(new Set(late).size).toBe(late.length)
})

test('the last answer is taken back as a slip, and its question is asked again', async () => {
  const folder = prepared()
  const backend = await start(folder)
  const { ask } = backend
  const { session, step } = await startDrill({ ask }, { questions: 2 })
  const first = questionOf(step)
  await answerWith(backend, session, first, first.legal.length - 1)
  await ask('drill.slip', { game: 'farkle', session, number: 1 })
  expect((await ask('drill.progress', PLAYED)).answers).toBe(0)
  const again = questionOf(await ask('drill.next', { game: 'farkle', session }))
  expect(again).toEqual(first)
  await answerWith(backend, session, again, 0)
  // Only the last one, and each once.
  const early = await failureOf(ask('drill.slip', { game: 'farkle', session, number: 2 }))
  expect(early.message).toBe('Only the last answer of a session can be taken back.')
  const second = questionOf(await ask('drill.next', { game: 'farkle', session }))
  await answerWith(backend, session, second, second.legal.length - 1)
  const over = await ask('drill.next', { game: 'farkle', session })
  expect(summaryOf(over)).toMatchObject({ answers: 2, slips: 1 })
  // A session that ended with it goes on, also after a restart.
  await backend.close()
  const later = await start(folder)
  await later.ask('drill.slip', { game: 'farkle', session, number: 2 })
  const resumed = await later.ask('drill.resume', { game: 'farkle', session })
  expect(questionOf(resumed.step)).toEqual(second)
  await answerWith(later, session, second, 0)
  const end = await later.ask('drill.next', { game: 'farkle', session })
  expect(summaryOf(end)).toMatchObject({ answers: 2, slips: 2 })
})

test('a slip plays nothing again that was asked before', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const { session } = await startDrill({ ask }, { questions: null })
  const begun = vi.spyOn(drill, 'session')
  const step = await answerMany(backend, session, 5)
  await ask('drill.slip', { game: 'farkle', session, number: 5 })
  const again = questionOf(await ask('drill.next', { game: 'farkle', session }))
  expect(again.number).toBe(5)
  // The same answer as before is kept once more.
  await answerWith(backend, session, again, 5)
  expect(await ask('drill.next', { game: 'farkle', session })).toEqual(step)
  expect(begun).not.toHaveBeenCalled()
  expect((await ask('drill.progress', PLAYED)).answers).toBe(5)
  begun.mockRestore()
})

test.each([
  [{ speed: 'streak' }, 'In a sprint or a streak no answer is taken back.'],
  [{ part: 'check', lesson: 'risk' }, 'In the check of a lesson no answer is taken back.'],
] as const)('no answer is taken back in %j', async (more, message) => {
  const backend = await start(prepared())
  const session = await drilled(backend, 1, { questions: null, ...more })
  const failed = await failureOf(backend.ask('drill.slip', { game: 'farkle', session, number: 1 }))
  expect(failed.message).toBe(message)
})

test('sprints and streaks are held against one’s best with the same setup', async () => {
  let now = Date.UTC(2026, 3, 1)
  const backend = await start(prepared(), undefined, { now: () => now++ })
  const { ask } = backend
  const play = async (seed: string, best: boolean) => {
    const { session } = await startDrill({ ask }, { speed: 'streak', questions: null, seed })
    const grades: unknown[] = []
    let score = 0
    for (;;) {
      const step = await ask('drill.next', { game: 'farkle', session })
      if (step.kind === 'over') return { score, step }
      const { grade } = await answerWith(backend, session, step.question, best ? score : 0)
      grades.push(grade)
      if (grade === 'best' || grade === 'fine') score++
      expect(await ask('drill.resume', { game: 'farkle', session })).toMatchObject({ grades })
      if (score === 4)
        return {
          score,
          step: await ask('drill.finish', { game: 'farkle', session, reason: 'stopped' }),
        }
    }
  }
  const scores: number[] = []
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { score, step } = await play(seed, seed !== 'b')
    const summary = summaryOf(step)
    expect(summary.score).toBe(score)
    expect(summary.bestBefore).toBe(scores.length > 0 ? Math.max(...scores) : null)
    scores.push(score)
  }
  const { bests } = await pointsProgress({ ask })
  expect(bests).toMatchObject([{ speed: 'streak', scope: 'cell', score: Math.max(...scores) }])
})

test('a sprint that ends without an answer is no try and sets no best', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const sprint = async (answers: number) => {
    const setup = { speed: 'sprint', seconds: 60, questions: null, seed: 'sprint' } as const
    const { session } = await startDrill({ ask }, setup)
    for (let i = 0; i < answers; i++) {
      const step = await ask('drill.next', { game: 'farkle', session })
      if (step.kind === 'over') throw new Error(step.reason)
      await answerWith(backend, session, step.question, 0)
    }
    return summaryOf(await ask('drill.finish', { game: 'farkle', session, reason: 'time' }))
  }
  const bests = async () => (await pointsProgress({ ask })).bests
  expect(await sprint(0)).toMatchObject({ score: null, bestBefore: null })
  expect(await bests()).toEqual([])
  const { score } = await sprint(2)
  expect(score).toBeTypeOf('number')
  expect(await bests()).toMatchObject([{ speed: 'sprint', score }])
  expect(await sprint(0)).toMatchObject({ score: null, bestBefore: score })
})

test('thresholds that an earlier version let one set are told once, kept, and not used', async () => {
  const folder = prepared()
  const backend = await start(folder)
  const { ask } = backend
  const { inUse } = await ask('drill.thresholds', PLAYED)
  const told = async () => (await ask('study.tellThresholds', {})).own
  expect(await told()).toBe(false)
  const thresholds = { inaccuracy: 0.001, mistake: 0.002, blunder: 0.003 }
  leaveThresholds(folder, playedOf(farkle, PLAYED.rules, PLAYED.goal), thresholds)
  expect([await told(), await told()]).toEqual([true, false])
  expect(await ask('drill.thresholds', PLAYED)).toEqual({ game: 'farkle', inUse })
  const { content } = await fetched(backend, 'data.export')
  expect(recordsOf(content).find(({ kind }) => kind === 'thresholds')).toMatchObject({
    value: thresholds,
  })
})

test('what comes after an answer is made without being asked for', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const { session, step } = await startDrill(backend, { questions: 1 })
  await answerWith(backend, session, questionOf(step), 0)
  await expect
    .poll(async () => (await pointsProgress({ ask })).lately)
    .toMatchObject([{ id: session, ended: true, answers: 1 }])
})

test('a session that is stopped stays stopped', async () => {
  const backend = await start(prepared())
  const { ask } = backend
  const session = await drilled(backend, 1)
  const over = await ask('drill.finish', { game: 'farkle', session, reason: 'stopped' })
  expect(over).toMatchObject({ kind: 'over', reason: 'stopped', summary: { answers: 1 } })
  expect(await ask('drill.finish', { game: 'farkle', session, reason: 'time' })).toEqual(over)
  const choice = { setAside: [1 as const], then: 'roll' as const }
  const late = ask('drill.answer', { game: 'farkle', session, number: 2, choice, milliseconds: 1 })
  expect((await failureOf(late)).code).toBe('invalid-request')
  expect((await failureOf(ask('drill.next', { game: 'farkle', session: 99 }))).code).toBe(
    'not-found',
  )
})

test('old questions are not asked in whole turns', async () => {
  const { ask } = await start(prepared())
  const started = startDrill({ ask }, { scope: 'turn', source: { kind: 'failed' } })
  await refusalOf(started, 'invalid-request')
  expect((await pointsProgress({ ask })).lately).toEqual([])
})

test('a backup is made a moment after the store was opened, when the last one is a day old', async () => {
  let now = Date.UTC(2026, 3, 1)
  const first = await start(prepared(), undefined, { now: () => now })
  const session = await drilled(first, 1)
  await first.ask('study.backup', {})
  await answerMany(first, session, 1)
  await first.close()
  now += 25 * 3_600_000
  const { ask } = await start(first.folder, undefined, { now: () => now })
  await expect
    .poll(async () => (await ask('study.store', {})).backups, { interval: 200 })
    .toMatchObject([{ at: now, answers: 2 }, { answers: 1 }])
})
