import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import type { Card } from '#shared/cards/card.ts'
import {
  CARDS_BETWEEN,
  CardSession,
  type CardOutcome,
  type CardSessionOptions,
  type CardStep,
} from '#shared/cards/card-session.ts'
import { newState, RATINGS, type CardState } from '#shared/cards/card-state.ts'
import { DAY, MINUTE } from '#shared/base/clock.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import type { CardSessionSetup } from '#shared/cards/session-queue.ts'
import { clockAt, NOON, sampleCards } from './sample-cards.ts'

const schedule = new CardSchedule()
const right: CardOutcome = { right: true, milliseconds: 3000, error: 0, rating: null }
const wrong: CardOutcome = { right: false, milliseconds: 3000, error: -50, rating: null }
const tenCards: CardSessionSetup = {
  size: { kind: 'cards', cards: 10 },
  newCards: 10,
  seed: 'session',
}

/** Learnt so many days before noon, so that the longer ago the less likely it is known. */
function learntBefore(card: Card, days: number): [string, CardState] {
  const digest = answerDigest(card.answer)
  const clock = clockAt(NOON - days * DAY)
  const first = schedule.rate(card.id, newState(digest, clock.now), 'good', clock).state
  return [card.id, schedule.rate(card.id, first, 'good', clock).state]
}

function session(options: Partial<CardSessionOptions> = {}): CardSession {
  return new CardSession({
    cards: sampleCards(10),
    states: new Map(),
    schedule,
    setup: tenCards,
    medians: new Map(),
    clock: clockAt(NOON),
    ...options,
  })
}

function cardOf(step: CardStep): string {
  return step.kind === 'card' ? `${step.card.id} ${step.cause}` : step.reason
}

/** Answers one after another, a second apart; what was shown, with what follows at the end. */
function played(open: CardSession, replies: readonly CardOutcome[], pause = 1000): string {
  const shown = [cardOf(open.step)]
  replies.forEach((reply, i) => {
    expect(open.answer(reply, clockAt(NOON + (i + 1) * pause)).ok).toBe(true)
    shown.push(cardOf(open.step))
  })
  return shown.join(', ')
}

const many = (count: number, reply = right): CardOutcome[] =>
  Array.from({ length: count }, () => reply)

it('shows a new card with its answer first, and asks it after some others', () => {
  const open = session({ setup: { ...tenCards, newCards: 5 } })
  const shown: string[] = []
  for (let i = 0; i < 11 && open.step.kind === 'card'; i++) {
    const { intro, card, cause } = open.step
    shown.push(`${card.id} ${intro ? 'shown' : cause}`)
    if (intro) open.seen()
    else open.answer(right, clockAt(NOON + i))
  }
  expect(shown.join(', ')).toBe(
    'a0 shown, a1 shown, a2 shown, a3 shown, a0 new, a1 new, a2 new, a3 new, a4 shown, a4 new',
  )
})

describe('what a session asks', () => {
  it('is new cards in the order taught, no more than the limit', () => {
    const setup = { ...tenCards, newCards: 3 }
    expect(played(session({ setup }), many(3))).toBe('a0 new, a1 new, a2 new, done')
  })

  it('is due cards by how likely they are forgotten, with new ones evenly among them', () => {
    const cards = sampleCards(8)
    const states = new Map([
      learntBefore(cards[0]!, 10),
      learntBefore(cards[1]!, 40),
      learntBefore(cards[2]!, 90),
      learntBefore(cards[3]!, 20),
      learntBefore(cards[4]!, 0),
    ])
    const setup = { ...tenCards, newCards: 2 }
    expect(played(session({ cards, states, setup }), many(6))).toBe(
      'a2 due, a1 due, a5 new, a3 due, a0 due, a6 new, done',
    )
  })

  it('leaves new cards out where the due ones fill it', () => {
    const cards = sampleCards(10)
    const states = new Map(cards.slice(4).map((card, i) => learntBefore(card, 30 + i)))
    const setup: CardSessionSetup = { ...tenCards, size: { kind: 'cards', cards: 5 } }
    const shown = played(session({ cards, states, setup }), many(5))
    expect(shown).toBe('a9 due, a8 due, a7 due, a6 due, a5 due, done')
  })

  it('is nothing where nothing is due and nothing new is wanted', () => {
    const setup = { ...tenCards, newCards: 0 }
    expect(session({ setup }).step).toEqual({ kind: 'over', reason: 'nothing-left' })
  })

  it('leaves out what the user put aside', () => {
    const cards = sampleCards(3)
    const [id, state] = learntBefore(cards[1]!, 50)
    const aside = { ...newState(answerDigest(cards[0]!.answer), NOON), suspended: true }
    const states = new Map([
      [id, { ...state, suspended: true }],
      ['a0', aside],
    ])
    expect(played(session({ cards, states }), many(1))).toBe('a2 new, done')
  })

  it('takes a card whose answer was changed for new', () => {
    const cards = sampleCards(2)
    const states = new Map([learntBefore(cards[0]!, 50), learntBefore(cards[1]!, 50)])
    const changed = { ...states.get('a1')!, digest: 'points 9999' }
    const open = session({ cards, states: new Map([...states, ['a1', changed]]) })
    expect(played(open, many(2))).toBe('a0 due, a1 new, done')
    expect(open.answers[1]).toMatchObject({ before: changed, log: { phase: 'new' } })
    expect(open.answers[1]!.after).toMatchObject({ reviews: 1, digest: 'points 350' })
  })

  it('orders equals by its seed', () => {
    const cards = sampleCards(10)
    const states = new Map(cards.map((card) => learntBefore(card, 30)))
    const orderOf = (seed: string): string =>
      played(session({ cards, states, setup: { ...tenCards, seed } }), many(10))
    expect(orderOf('one')).toEqual(orderOf('one'))
    expect(orderOf('one')).not.toEqual(orderOf('two'))
  })
})

describe('a card that was not known', () => {
  it('comes again after some others, until it is known', () => {
    const shown = played(session(), [wrong, right, right, right, wrong, right, right, right])
    expect(CARDS_BETWEEN).toBe(3)
    expect(shown).toMatch(
      /^a0 new, a1 new, a2 new, a3 new, a0 again, a4 new, a5 new, a6 new, a0 again/,
    )
  })

  it('comes again at once where it is the last one', () => {
    const cards = sampleCards(2)
    expect(played(session({ cards }), [right, wrong, wrong, right])).toBe(
      'a0 new, a1 new, a1 again, a1 again, done',
    )
  })

  it('does not count as another card, and is told among those left', () => {
    const open = session({ setup: { ...tenCards, size: { kind: 'cards', cards: 2 } } })
    const left = (): number | null => (open.step.kind === 'card' ? open.step.left : null)
    expect(left()).toBe(1)
    open.answer(wrong, clockAt(NOON + 1))
    expect(left()).toBe(1)
    open.answer(right, clockAt(NOON + 2))
    expect(cardOf(open.step)).toBe('a0 again')
    expect(left()).toBe(0)
  })
})

it('a card in its steps comes again when its minutes are over', () => {
  const shown = played(session(), many(6), 4 * MINUTE)
  expect(shown).toBe('a0 new, a1 new, a2 new, a3 new, a0 step, a1 step, a2 step')
})

describe('a session of minutes', () => {
  const setup: CardSessionSetup = { ...tenCards, size: { kind: 'minutes', minutes: 2 } }

  it('ends after the card at hand', () => {
    const shown = played(session({ setup }), many(3), 50_000)
    expect(shown).toBe('a0 new, a1 new, a2 new, time')
  })

  it('goes by the time that passes when the clock is set back', () => {
    const open = session({ setup })
    open.answer(right, clockAt(NOON + MINUTE))
    open.answer(right, clockAt(NOON - 60 * MINUTE))
    expect(open.step.kind).toBe('card')
    open.answer(right, clockAt(NOON - 59 * MINUTE))
    expect(open.step).toEqual({ kind: 'over', reason: 'time' })
  })
})

describe('ratings', () => {
  it('come from the time taken against the median of the deck', () => {
    const open = session({ medians: new Map([['limits', 3000]]) })
    for (const [i, milliseconds] of [1000, 3000, 9000].entries()) {
      open.answer({ ...right, milliseconds }, clockAt(NOON + i))
    }
    expect(open.answers.map(({ rating }) => rating)).toEqual(['easy', 'good', 'hard'])
  })

  it('can be the user’s, also of a wrong answer', () => {
    const open = session()
    open.answer({ ...wrong, rating: 'hard' }, clockAt(NOON + 1000))
    expect(open.answers[0]).toMatchObject({ right: false, rating: 'hard', selfRating: 'again' })
  })

  it('can be changed, as if they had been so at once', () => {
    for (const rating of RATINGS) {
      const changed = session()
      changed.answer(right, clockAt(NOON + 1000))
      changed.answer(wrong, clockAt(NOON + 2000))
      const result = changed.override(rating)
      const atOnce = session()
      atOnce.answer(right, clockAt(NOON + 1000))
      atOnce.answer({ ...wrong, rating }, clockAt(NOON + 2000))
      expect(changed.answers).toEqual(atOnce.answers)
      expect(changed.step).toEqual(atOnce.step)
      expect(result).toEqual({ ok: true, value: atOnce.answers[1] })
    }
  })

  it('of a slip of the finger leave no repeat behind', () => {
    const open = session({ cards: sampleCards(1) })
    open.answer(wrong, clockAt(NOON + 1000))
    expect(cardOf(open.step)).toBe('a0 again')
    open.override('good')
    expect(cardOf(open.step)).toBe('done')
  })

  it('cannot be changed before the first answer, and leave a stopped session stopped', () => {
    const open = session()
    expect(open.override('good').ok).toBe(false)
    open.answer(right, clockAt(NOON + 1000))
    open.stop()
    open.override('hard')
    expect(open.step).toEqual({ kind: 'over', reason: 'stopped' })
    expect(open.answers[0]!.rating).toBe('hard')
  })

  it('tell when the card at hand would come back', () => {
    const open = session()
    expect(open.intervals(clockAt(NOON))).toMatchObject({ again: MINUTE, good: 10 * MINUTE })
    open.stop()
    expect(open.intervals(clockAt(NOON))).toBeNull()
  })
})

it('a stopped session takes no more answers', () => {
  const open = session()
  open.stop()
  expect(open.step).toEqual({ kind: 'over', reason: 'stopped' })
  expect(open.answer(right, clockAt(NOON)).ok).toBe(false)
  expect(open.answers).toEqual([])
})

describe('undo', () => {
  const reply = fc.record({
    right: fc.boolean(),
    milliseconds: fc.integer({ min: 0, max: 20_000 }),
    error: fc.constantFrom(null, -50, 0, 100),
    rating: fc.option(fc.constantFrom(...RATINGS)),
  })
  const wait = fc.oneof(
    fc.integer({ min: 0, max: 5 * MINUTE }),
    fc.integer({ min: -2 * DAY, max: 2 * DAY }),
  )
  const replies = fc.array(fc.tuple(reply, wait), { maxLength: 25 })
  const cards = sampleCards(8)
  const states = new Map([learntBefore(cards[6]!, 30), learntBefore(cards[7]!, 60)])

  /** Answers while the session asks; before each answer, what there was. */
  function history(open: CardSession, given: readonly (readonly [CardOutcome, number])[]) {
    let now = NOON
    const before: { step: CardStep; answers: readonly unknown[] }[] = []
    for (const [one, milliseconds] of given) {
      now += milliseconds
      if (open.step.kind === 'over') break
      before.push({ step: open.step, answers: open.answers })
      open.answer(one, clockAt(now))
    }
    return before
  }

  it('goes back answer by answer to the start, exactly', () => {
    fc.assert(
      fc.property(replies, (given) => {
        const open = session({ cards, states })
        const before = history(open, given)
        for (const { step, answers } of before.toReversed()) {
          const last = open.answers.at(-1)
          expect(open.undo()).toBe(last)
          expect(open.step).toEqual(step)
          expect(open.answers).toEqual(answers)
        }
        expect(open.undo()).toBeNull()
      }),
      { seed: 3, numRuns: 60 },
    )
  })

  it('leaves no trace: what follows is as if nothing had been taken back', () => {
    fc.assert(
      fc.property(replies, fc.nat(10), (given, back) => {
        const once = session({ cards, states })
        const count = history(once, given).length
        const twice = session({ cards, states })
        history(twice, given)
        for (let i = 0; i < Math.min(back, count); i++) twice.undo()
        const kept = count - Math.min(back, count)
        let now = NOON
        given.slice(0, count).forEach(([one, milliseconds], i) => {
          now += milliseconds
          if (i >= kept) twice.answer(one, clockAt(now))
        })
        expect(twice.answers).toEqual(once.answers)
        expect(twice.step).toEqual(once.step)
      }),
      { seed: 4, numRuns: 60 },
    )
  })

  it('gives back the state from before, or none', () => {
    const open = session({ cards, states })
    played(open, many(8))
    const undone = Array.from({ length: 8 }, () => open.undo()!)
    for (const { card, before } of undone) expect(before).toBe(states.get(card) ?? null)
  })
})
