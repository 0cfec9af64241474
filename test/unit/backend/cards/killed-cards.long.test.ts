import { join } from 'node:path'
import { localClock } from '#main/backend/local-clock.ts'
import { DEFAULT_DAY_BEGINS } from '#shared/base/clock.ts'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newState, type CardRating, type CardState } from '#shared/cards/card-state.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import { start } from '../harness.ts'
import { killedAfter } from '../killed-process.ts'
import { cardOf, DAY, NOON, prepared, reply, sessionOf } from './learning.ts'

const SESSION = sessionOf({
  decks: ['limits', 'gain-from', 'scoring'],
  size: { kind: 'cards', count: 100 },
  answering: 'choose',
  newCards: 50,
})

/** Row of the store about an answer. */
interface Review {
  readonly card: string
  readonly digest: string
  readonly at: number
  readonly milliseconds: number
  readonly rating: CardRating
  readonly self_rating: CardRating
}

/** Answers that processes have acknowledged, and those each was working on when it was killed. */
class Acknowledged {
  /** Answers that stand, and whether they were rated otherwise. */
  readonly rated = new Map<number, boolean>()
  readonly undone = new Set<number>()
  /** Answers that something was being done with. */
  readonly open = new Set<number>()

  add(lines: readonly string[][]): void {
    for (const [word, number] of lines) {
      const answer = Number(number)
      if (word === 'answered') this.rated.set(answer, false)
      if (word === 'rated') this.rated.set(answer, true)
      if (word === 'undone') {
        this.rated.delete(answer)
        this.undone.add(answer)
      }
    }
    const [word = '', number] = lines.at(-1) ?? []
    if (word.endsWith('ing')) this.open.add(Number(number))
  }
}

/** The states that reviews lead to, by card, as the schedule has them. */
function replayed(reviews: readonly Review[]): Map<string, CardState> {
  const schedule = new CardSchedule()
  const states = new Map<string, CardState>()
  for (const { card, digest, at, rating } of reviews) {
    const clock = localClock(at, DEFAULT_DAY_BEGINS)
    const before = states.get(card) ?? newState(digest, at)
    states.set(card, schedule.rate(card, before, rating, clock).state)
  }
  return states
}

test('no answer to a card is lost or half kept, whenever the process is killed', async () => {
  const folder = prepared()
  const known = new Acknowledged()
  const moments: string[] = []
  for (let run = 1; run <= 3; run++) {
    const answers = 3 + Math.floor(6 * Math.random())
    const moment = Math.round(12 * Math.random())
    moments.push(`${answers} answers and ${moment} ms`)
    const first = String(1000 * run)
    const from = String(NOON + run * 100 * DAY)
    const args = [folder, JSON.stringify(SESSION), first, from]
    known.add(await killedAfter(moment, 'answered', answers, 'killed-cards.ts', args))
  }

  const note = `killed after ${moments.join(', ')}`
  const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  const reviews = store
    .prepare('SELECT * FROM card_reviews ORDER BY id')
    .all() as unknown as Review[]
  const kept = store.prepare('SELECT card, state FROM card_states').all()
  const integrity = store.prepare('PRAGMA integrity_check').all()
  store.close()
  expect(integrity, note).toEqual([{ integrity_check: 'ok' }])

  const found = new Map(reviews.map((review) => [review.milliseconds, review]))
  for (const [answer, otherwise] of known.rated) {
    if (known.open.has(answer)) continue
    const review = found.get(answer)
    expect(review, `answer ${answer}, ${note}`).toBeDefined()
    expect(review!.rating, note).toBe(otherwise ? 'easy' : review!.self_rating)
  }
  for (const answer of found.keys()) {
    expect(known.undone.has(answer), `answer ${answer}, ${note}`).toBe(false)
    expect(known.rated.has(answer) || known.open.has(answer), note).toBe(true)
  }
  const states = kept.map(
    ({ card, state }) => [card, JSON.parse(String(state)) as unknown] as const,
  )
  expect(new Map(states), note).toEqual(replayed(reviews))

  const backend = await start(folder, undefined, { now: () => NOON + 500 * DAY })
  const { session, step } = await backend.ask('cards.start', SESSION)
  const shown = cardOf(step)
  expect(shown.cause).not.toBe('new')
  await reply(backend, session, shown.number, null)
})
