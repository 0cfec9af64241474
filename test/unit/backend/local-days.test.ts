import { afterEach, expect, test } from 'vitest'
import { TIME_ZONES } from '#test/support/time-zones.ts'
import {
  DECKS,
  learnLimits,
  prepared,
  reply,
  rightText,
  cardOf,
  sessionOf,
  startLearner,
  SUBJECT,
} from './cards/learning.ts'

const { TZ } = process.env
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

/** Puts this computer into a time zone; local times from then on are its. */
const moveTo = (timeZone: string): void => void (process.env.TZ = timeZone)

test.each(TIME_ZONES)('exports bear the day of the calendar in %s', async (timeZone) => {
  moveTo(timeZone)
  for (const [month, day, date] of [
    [2, 29, '2026-03-29'],
    [9, 25, '2026-10-25'],
  ] as const) {
    const learner = await startLearner(prepared(), new Date(2026, month, day, 0, 30).getTime())
    const named = async () => (await learner.ask('data.export', {})).name
    expect(await named()).toBe(`breakpoint-${date}.breakpoint`)
    // A day of a change of clocks has 23 to 25 hours.
    learner.wait(new Date(2026, month, day, 23, 30).getTime() - learner.now())
    expect(await named()).toBe(`breakpoint-${date}.breakpoint`)
  }
})

test('cards of a night belong to the day before, and each counts for a minute at most', async () => {
  moveTo('Europe/Berlin')
  const learner = await startLearner(prepared(), new Date(2026, 2, 28, 23, 50).getTime())
  const { session, step } = await learner.ask('cards.start', sessionOf())
  const card = cardOf(step)
  await reply(learner, session, card.number, rightText(DECKS, card), 3 * 3_600_000)
  expect(learner.kept().reviews.map(({ milliseconds }) => milliseconds)).toEqual([60_000])
  await learnLimits(learner)
  const days = async () =>
    (await learner.ask('cards.statistics', SUBJECT)).history.map(({ reviews }) => reviews)
  const total = learner.kept().reviews.length
  expect((await days()).at(-1)).toBe(total)
  const changes = learner.studyChanges()
  await learner.ask('days.begin', { hour: 0 })
  expect(learner.studyChanges()).toBe(changes + 1)
  const split = (await days()).slice(-2)
  expect(split.every((reviews) => reviews > 0)).toBe(true)
  expect(split[0]! + split[1]!).toBe(total)
})
