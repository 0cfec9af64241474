import { answerDigest } from '#shared/cards/answer-digest.ts'
import type { Card } from '#shared/cards/card.ts'
import { newState, type CardState } from '#shared/cards/card-state.ts'
import { DAY, type Clock } from '#shared/base/clock.ts'
import { CardSchedule } from '#shared/cards/schedule.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { sessionQueue } from '#shared/cards/session-queue.ts'
import type { DiceCount, Points } from '#shared/base/units.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { limitsOf } from '#shared/games/farkle/cards/bank-limits.ts'
import type { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { cardsInOrder } from '#shared/games/farkle/cards/decks.ts'
import { turnTypes, type DeckSources } from '#shared/games/farkle/cards/sources.ts'
import { averagePoints, banksBy, type Limits } from '#shared/games/farkle/cards/turn-plays.ts'
import type { BreakpointRow } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { mostPointsOption } from '#shared/games/farkle/solve/turn/hold-policy.ts'
import { tablePolicy } from '#shared/games/farkle/solve/turn/table-play.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { evaluatePolicy } from '#shared/games/farkle/solve/turn/turn-policy.ts'

const CARD_SESSION = { size: { kind: 'cards', cards: 20 }, newCards: 8 } as const

/** Whether the answer of a card is known now. */
export type Known = (id: string) => boolean

/**
 * Points a turn of who knows these cards of Farkle, exactly. Where a limit is not known, all bank from
 * the best single total, at which `hold` points are banked; without any value of rolling all points of
 * a roll are taken; a value not known is taken from the next smaller number of dice, and a breakpoint
 * not known does not change the value. Exceptions are left aside: they are worth next to nothing.
 */
export function pointsByKnowledge(sources: DeckSources, hold: Points): (known: Known) => Points {
  const model = turnModel(sources.rules)
  const types = turnTypes(sources.report)
  const { table } = types[0]!.play
  const rows = Math.max(...types.map(({ gains }) => gains.length / model.allDice))
  const limits = types.map((type) => limitsOf(type, model.grid))

  const limitsBy = (known: Known): Limits =>
    limits[0]!.map((from, n) => (n === 0 ? null : known(`limits.${n}`) ? from : hold))

  function rowBy(known: Known, row: BreakpointRow): BreakpointRow | null {
    const { dice, breakpoints } = row
    const start = breakpoints.length - 1
    const kept = breakpoints.filter(({ value }, i) =>
      i === start
        ? known(`gain-from.${dice}.start`)
        : known(`gain-from.${dice}.${value}`) || (value === 0 && known(`limits.${dice}`)),
    )
    if (kept.length === 0) return null
    return { ...row, breakpoints: kept.with(-1, { ...kept.at(-1)!, from: 0 }) }
  }

  /** The rows that are known, and for each other one that of the next number of dice. */
  function rowsBy(known: Known): BreakpointRow[] | null {
    const found = table.rows.flatMap((row) => rowBy(known, row) ?? [])
    if (found.length === 0) return null
    return table.rows.map((row) => {
      const near = (n: DiceCount): number => Math.abs(n - row.dice) + (n > row.dice ? 0.5 : 0)
      const best = found.toSorted((a, b) => near(a.dice) - near(b.dice))[0]!
      return { ...row, breakpoints: best.breakpoints }
    })
  }

  return (known) => {
    const usual = limitsBy(known)
    const own = rowsBy(known)
    const option = own ? tablePolicy(model, { ...table, rows: own }, rows).option : mostPointsOption
    const results = limits.map((typeLimits, farkles) => {
      const typed = usual.map((from, n) => {
        return farkles > 0 && known(`turn-types.${farkles}.${n}`) ? (typeLimits[n] ?? null) : from
      })
      return evaluatePolicy(model, { rows, option, banks: banksBy(model, typed) })
    })
    return averagePoints(results, sources.rules.farklePenalty)
  }
}

export interface LearnerOptions {
  /** In the order in which new ones come. */
  readonly cards: readonly Card[]
  /** Points a turn of who knows these cards. */
  readonly points: (known: Known) => Points
  /** After so many answers the play is looked at, ascending. */
  readonly after: readonly number[]
  readonly seed: string
}

/**
 * Points a turn after so many answers of somebody who has a session of cards each day, is told each
 * new card once, and forgets by the model of the schedule itself: a card is known with the chance that
 * FSRS foretells.
 */
export function learnBy({ cards, points, after, seed }: LearnerOptions): Points[] {
  const schedule = new CardSchedule()
  const random = seededRandom(seed)
  const states = new Map<string, CardState>()
  const found: Points[] = []
  let answered = 0

  const isKnown = (id: string, clock: Clock): boolean => {
    const state = states.get(id)
    const chance = state ? schedule.retrievability(state, clock) : null
    return chance !== null && random.next() < chance
  }
  for (let day = 0; found.length < after.length; day++) {
    const clock: Clock = { now: (20_000 + day) * DAY, zoneAt: () => 0, dayBegins: 0 }
    const setup = { ...CARD_SESSION, seed: `${seed} ${day}` }
    const queue = sessionQueue(cards, states, schedule, clock, setup)
    for (const { card, fresh } of queue) {
      const before = states.get(card.id) ?? newState(answerDigest(card.answer), clock.now)
      const rating = fresh || isKnown(card.id, clock) ? 'good' : 'again'
      states.set(card.id, schedule.rate(card.id, before, rating, clock).state)
      answered++
      if (answered !== after[found.length]) continue
      // What is known now, once for all questions of the evaluation.
      const now = new Set([...states.keys()].filter((id) => isKnown(id, clock)))
      found.push(points((id) => now.has(id)))
    }
  }
  return found
}

/** After so many answers the two orders are compared. */
export const LOOKED_AT = [8, 20, 50, 100]
const LEARNERS = 40

/** Points after so many answers, by the order in which new cards come and deck by deck. */
export interface OrderGain {
  readonly answers: number
  readonly ordered: Points
  readonly decks: Points
}

/** How two orders are compared; the same learners, so many, learn by both. */
export interface OrderTrial {
  readonly ordered: readonly Card[]
  readonly decks: readonly Deck[]
  readonly points: (known: Known) => Points
  readonly after: readonly number[]
  readonly learners: number
}

/** The means of learners with the app's usual day of cards. */
export function compareOrders({
  ordered,
  decks,
  points,
  after,
  learners,
}: OrderTrial): OrderGain[] {
  const meanBy = (cards: readonly Card[]): Points[] => {
    const all = Array.from({ length: learners }, (_, i) =>
      learnBy({ cards, points, after, seed: `learner ${i}` }),
    )
    return after.map((_, i) => all.reduce((sum, one) => sum + one[i]!, 0) / learners)
  }
  const first = meanBy(ordered)
  const plain = meanBy(decks.flatMap(({ cards }) => cards))
  return after.map((answers, i) => ({ answers, ordered: first[i]!, decks: plain[i]! }))
}

/** The orders of Farkle's cards, in points a turn. */
export function gainByOrder(
  sources: DeckSources,
  decks: readonly Deck[],
  worth: DeckWorth,
): OrderGain[] {
  return compareOrders({
    ordered: cardsInOrder(decks),
    decks,
    after: LOOKED_AT,
    learners: LEARNERS,
    points: pointsByKnowledge(sources, worth.hold.at),
  })
}
