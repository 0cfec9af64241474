import { WRONG_SECONDS } from '#shared/study/sprint.ts'
import { expect, test } from 'vitest'
import { SHORT_FARKLE, SHORT_YAHTZEE, useEverything } from '#test/support/use-everything.ts'
import { poison } from '#test/support/poisoned-store.ts'
import { fetched, imported, recordsOf } from '../packages/packages.ts'
import { start, temporaryFolder, type TestBackend } from '../harness.ts'
import { preparedFolder } from '../drills/drilling.ts'

// A store that another program has changed may hold 1e18 milliseconds and losses of 1e308.

const prepared = preparedFolder(useEverything)

/** Half of the values of a folder in which everything was used cannot be. */
function poisonedFolder(): string {
  const folder = prepared()
  poison(folder)
  return folder
}

const points = { game: 'farkle', rules: SHORT_FARKLE, goal: 'points' } as const
const wins = { game: 'farkle', rules: SHORT_FARKLE, goal: 'wins' } as const
const yahtzee = { game: 'scorecard', rules: SHORT_YAHTZEE } as const

/** The sessions of both games, newest first. */
async function sessionsOf({ ask }: TestBackend) {
  const farkle = await Promise.all(
    [points, wins].map(async (subject) => (await ask('drill.progress', subject)).lately),
  )
  return { farkle: farkle.flat(), yahtzee: (await ask('drill.progress', yahtzee)).lately }
}

test('progress counts what is known and leaves out what is not', async () => {
  const whole = await start(prepared())
  const { ask } = await start(poisonedFolder())
  for (const subject of [points, wins]) {
    const before = await whole.ask('drill.progress', subject)
    const now = await ask('drill.progress', subject)
    const { answers, sessions, failed, slow, grades } = before
    expect(now).toMatchObject({ answers, sessions, failed, slow, grades })
    expect(now.milliseconds).toBe(1500)
    expect(now.error.count).toBeGreaterThan(0)
    expect(now.error.count).toBeLessThan(before.error.count)
    // The other losses are what they were, so their mean is near.
    const largest = subject.goal === 'wins' ? 1 : 2000
    expect(now.error.mean).toBeLessThan(largest)
    const spans = now.spans.map(({ error }) => error.count)
    expect(spans.reduce((sum, count) => sum + count)).toBe(now.error.count)
    for (const { error, score } of now.lately) {
      expect(error.mean).toBeLessThan(largest)
      expect(score).toBeNull()
    }
    expect(now.bests).toEqual([])
  }
  const { lately, bests, ...now } = await ask('drill.progress', yahtzee)
  const before = await whole.ask('drill.progress', yahtzee)
  expect(now).toMatchObject({ answers: before.answers, failed: before.failed, milliseconds: 2500 })
  expect(now.error.mean).toBeLessThan(300)
  expect(lately.every(({ error }) => error.mean < 300)).toBe(true)
  expect(bests).toEqual([])
})

test('lists of answers say that a loss or a time is not known', async () => {
  const { ask } = await start(poisonedFolder())
  const farkle = await ask('drill.waiting', { ...points, which: 'failed' })
  const ofScorecard = await ask('drill.waiting', { ...yahtzee, which: 'failed' })
  for (const { answers } of [farkle, ofScorecard]) {
    const unknown = answers.filter(({ id }) => id % 4 < 2)
    const known = answers.filter(({ id }) => id % 4 >= 2)
    expect(unknown.length).toBeGreaterThan(0)
    expect(known.length).toBeGreaterThan(0)
    for (const { loss, milliseconds } of unknown) expect([loss, milliseconds]).toEqual([null, null])
    for (const { loss, milliseconds } of known) {
      expect(loss).toBeGreaterThan(0)
      expect(milliseconds).toBeGreaterThan(0)
    }
  }
})

test('every session can be opened, and the one that goes on can be ended', async () => {
  const backend = await start(poisonedFolder())
  const { farkle, yahtzee: ofScorecard } = await sessionsOf(backend)
  expect(farkle.filter(({ ended }) => !ended)).toHaveLength(1)
  for (const { id, ended, answers } of farkle) {
    const played = { game: 'farkle', session: id } as const
    const { step, seconds } = await backend.ask('drill.resume', played)
    expect(step.kind).toBe(ended ? 'over' : 'question')
    expect(seconds).toBeLessThanOrEqual(answers * (1.5 + WRONG_SECONDS))
    const over = await backend.ask('drill.finish', { ...played, reason: 'stopped' })
    expect(over).toMatchObject({ kind: 'over', summary: { answers, score: null, game: null } })
  }
  for (const { id, ended, answers } of ofScorecard) {
    const played = { game: 'scorecard', session: id } as const
    const { step } = await backend.ask('drill.resume', played)
    expect(step.kind).toBe(ended ? 'over' : 'question')
    const over = await backend.ask('drill.finish', { ...played, reason: 'stopped' })
    expect(over).toMatchObject({ kind: 'over', summary: { answers, score: null, game: null } })
  }
})

test('cards are measured and learnt by what is known', async () => {
  const { ask } = await start(poisonedFolder())
  const subject = { rulesId: 'short', rules: SHORT_FARKLE }
  const { history } = await ask('cards.statistics', subject)
  expect(history.length).toBeGreaterThan(0)
  for (const { reviews, seconds } of history) expect(seconds).toBeLessThanOrEqual(60 * reviews)
  const { step } = await ask('cards.start', {
    ...subject,
    decks: [],
    answering: 'type',
    newCards: 5,
    size: { kind: 'cards', count: 5 },
  })
  expect(step.kind).toBe('card')
})

test('a package of them is right, and says the same in another app', async () => {
  const from = await start(poisonedFolder())
  const { content } = await fetched(from, 'data.export')
  const answers = recordsOf(content).filter(({ kind }) => /answer/i.test(String(kind)))
  expect(answers.some(({ loss, milliseconds }) => loss === null && milliseconds === null)).toBe(
    true,
  )
  const to = await start(temporaryFolder())
  const { done } = await imported(to, content)
  expect(done.answers.added).toBe(answers.length)
  for (const subject of [points, wins, yahtzee]) {
    const { lately: _, ...there } = await to.ask('drill.progress', subject)
    expect(await from.ask('drill.progress', subject)).toMatchObject(there)
  }
  expect(recordsOf((await fetched(to, 'data.export')).content)).toEqual(recordsOf(content))
})
