import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CardSession, type CardAnswered } from '#shared/cards/card-session.ts'
import { cardStateSchema, type CardState } from '#shared/cards/card-state.ts'
import { DAY, MINUTE, type Clock } from '#shared/base/clock.ts'
import { countCards } from '#shared/cards/card-counts.ts'
import { measuredRetention } from '#shared/cards/retention.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { clockAt, NOON, sampleCards } from './sample-cards.ts'

const cards = sampleCards(120)

/** Result of a year of study. */
interface Year {
  readonly answers: CardAnswered[]
  readonly states: ReadonlyMap<string, CardState>
  /** By day: due before the session, and after it. */
  readonly days: { due: number; left: number }[]
}

interface Habits {
  /** Whether the learner studies on a day of the year, from 0. */
  readonly studies: (day: number) => boolean
  /** Minutes ahead of UTC on a day. */
  readonly zone: (day: number) => number
}

const DAILY: Habits = { studies: () => true, zone: () => 60 }

/** Answers a session as somebody does who forgets along the schedule's own curve. */
function study(
  session: CardSession,
  schedule: CardSchedule,
  states: Map<string, CardState>,
  clock: Clock,
  random: Random,
): void {
  let { now } = clock
  while (session.step.kind === 'card') {
    now += 4000
    const { id } = session.step.card
    const state = states.get(id)
    const known = state ? (schedule.retrievability(state, { ...clock, now }) ?? 0.4) : 0.4
    const right = random.next() < known
    const reply = { right, milliseconds: 4000, error: right ? 0 : 50, rating: null }
    const result = session.answer(reply, { ...clock, now })
    if (result.ok) states.set(id, result.value.after)
  }
}

function yearOf({ studies, zone }: Habits, seed: string): Year {
  const schedule = new CardSchedule()
  const random = seededRandom(seed)
  const states = new Map<string, CardState>()
  const answers: CardAnswered[] = []
  const days: Year['days'] = []
  for (let day = 0; day < 365; day++) {
    const clock = clockAt(NOON + day * DAY, zone(day))
    const { due } = countCards(cards, states, clock)
    if (studies(day)) {
      const setup = { size: { kind: 'cards', cards: 500 }, newCards: 3, seed: `${day}` } as const
      const medians = new Map()
      const session = new CardSession({ cards, states, schedule, setup, medians, clock })
      study(session, schedule, states, clock, random)
      answers.push(...session.answers)
    }
    const after = { ...clock, now: clock.now + 60 * MINUTE }
    days.push({ due, left: countCards(cards, states, after).due })
  }
  return { answers, states, days }
}

/** Four standard errors of a share. */
const allowed = (share: number, count: number): number =>
  4 * Math.sqrt((share * (1 - share)) / count)

describe('a year of daily study', () => {
  const year = yearOf(DAILY, 'daily')

  it('keeps nine in ten', () => {
    const { all } = measuredRetention(year.answers.map(({ log }) => log))
    expect(all.count).toBeGreaterThan(800)
    expect(Math.abs(all.share! - all.foretold!)).toBeLessThan(allowed(0.9, all.count))
    expect(Math.abs(all.share! - 0.9)).toBeLessThan(allowed(0.9, all.count))
    expect(all.low!).toBeLessThan(0.9)
  })

  it('leaves nothing due after a session that is long enough', () => {
    // Cards in steps come back within the day; all others wait for another one.
    const { states } = year
    expect(countCards(cards, states, clockAt(NOON + 364.01 * DAY, 60)).due).toBe(0)
    expect(year.days.every(({ left }) => left <= 10)).toBe(true)
  })

  it('takes every card in, and counts its lapses', () => {
    expect(year.states.size).toBe(cards.length)
    const lapses = year.answers.filter(
      ({ log }) => log.phase === 'review' && log.rating === 'again',
    )
    const counted = [...year.states.values()].reduce((sum, state) => sum + state.lapses, 0)
    expect(lapses.length).toBeGreaterThan(20)
    expect(counted).toBe(lapses.length)
    for (const state of year.states.values()) expect(v.is(cardStateSchema, state)).toBe(true)
  })

  it('asks less and less of a card', () => {
    const reviews = (from: number, to: number): number =>
      year.answers.filter(({ log }) => log.at >= NOON + from * DAY && log.at < NOON + to * DAY)
        .length
    expect(reviews(300, 360)).toBeLessThan(reviews(40, 100) / 2)
  })

  it('comes out the same again', () => {
    const again = yearOf(DAILY, 'daily')
    expect(again.answers).toEqual(year.answers)
    expect(again.days).toEqual(year.days)
  })
})

describe('another year', () => {
  it('of travel and summer time has no review of the future, and is remembered as foretold', () => {
    // Every fortnight somewhere else, from Honolulu to Auckland.
    const zone = (day: number): number => [-600, -300, 0, 60, 120, 330, 780][((day / 14) % 7) | 0]!
    const { answers } = yearOf({ ...DAILY, zone }, 'travel')
    const { all } = measuredRetention(answers.map(({ log }) => log))
    expect(answers.every(({ log }) => log.elapsedDays >= 0)).toBe(true)
    expect(Math.abs(all.share! - all.foretold!)).toBeLessThan(allowed(0.9, all.count))
  })

  it('with a long absence is taken up again where it was left', () => {
    const studies = (day: number): boolean => day < 90 || day >= 300
    const { answers, days, states } = yearOf({ ...DAILY, studies }, 'absence')
    // All that was begun waits, and no more.
    const begun = new Set(answers.filter(({ log }) => log.at < NOON + 100 * DAY).map((a) => a.card))
    expect(days[300]!.due).toBeLessThanOrEqual(begun.size)
    expect(days[300]!.due).toBeGreaterThan(begun.size / 2)
    expect(days[302]!.due).toBeLessThan(begun.size / 2)
    const back = answers.filter(({ log }) => log.at >= NOON + 300 * DAY && log.elapsedDays >= 200)
    const share = back.filter(({ right }) => right).length / back.length
    const foretold = back.reduce((sum, { log }) => sum + log.retrievability!, 0) / back.length
    expect(foretold).toBeLessThan(0.88)
    expect(Math.abs(share - foretold)).toBeLessThan(allowed(foretold, back.length))
    for (const state of states.values()) expect(v.is(cardStateSchema, state)).toBe(true)
  })
})
