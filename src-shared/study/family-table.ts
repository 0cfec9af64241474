import { localDay, type Clock } from '../base/clock.ts'
import type { Goal, Points, Value } from '../base/units.ts'
import { personFinder, type Person } from './people.ts'

/** Hour at which an evening is over. */
const EVENING_ENDS = 5

/** A finished game of two or more players. */
export interface PlayedGame {
  readonly game: string
  /** Name of the rule set. */
  readonly rules: string
  /** Start in ms since the epoch. */
  readonly at: number
  readonly players: readonly string[]
  /** Final scores by seat; empty if unknown. */
  readonly scores: readonly Points[]
  /** Seat of the only winner; null for a tie. */
  readonly winner: number | null
  /** Mean loss of one player's graded decisions. */
  readonly lost: {
    readonly seat: number
    readonly goal: Goal
    readonly mean: Value
    readonly count: number
  } | null
}

export interface FamilyRow {
  readonly person: Person
  readonly games: number
  readonly wins: number
  /** Of the final scores; null if none is known. */
  readonly average: Points | null
  readonly best: Points | null
  /** Most wins one after the other; a tie ends them. */
  readonly run: number
  /** Mean over the decisions for the goal with the most; null without any. */
  readonly lost: { readonly goal: Goal; readonly mean: Value; readonly count: number } | null
}

export interface FamilyTable {
  readonly game: string
  readonly rules: string
  /** Most wins first. */
  readonly rows: readonly FamilyRow[]
}

/** Games of two or more people on one local day that ends at 5 in the morning. */
export interface Evening {
  /** See localDay. */
  readonly day: number
  readonly games: number
  /** Most wins first. */
  readonly wins: readonly { readonly person: Person; readonly wins: number }[]
}

/** Number of the day on which the evening of a time began. */
export const eveningOf = (clock: Clock, at: number): number =>
  localDay({ ...clock, dayBegins: EVENING_ENDS }, at)

interface Tally {
  games: number
  wins: number
  points: Points
  scored: number
  best: Points | null
  run: number
  now: number
  readonly lost: Map<Goal, { count: number; sum: Value }>
}

const newTally = (): Tally => ({
  games: 0,
  wins: 0,
  points: 0,
  scored: 0,
  best: null,
  run: 0,
  now: 0,
  lost: new Map(),
})

/** Counts a game for a person with these seats: more than one after two spellings were merged. */
function count(tally: Tally, game: PlayedGame, seats: readonly number[]): void {
  tally.games++
  const isWon = game.winner !== null && seats.includes(game.winner)
  if (isWon) tally.wins++
  tally.now = isWon ? tally.now + 1 : 0
  tally.run = Math.max(tally.run, tally.now)
  for (const seat of seats) {
    const score = game.scores[seat]
    if (score === undefined) continue
    tally.points += score
    tally.scored++
    tally.best = Math.max(tally.best ?? score, score)
  }
  if (!game.lost || !seats.includes(game.lost.seat)) return
  const { goal, mean, count: decisions } = game.lost
  const sums = tally.lost.get(goal) ?? { count: 0, sum: 0 }
  tally.lost.set(goal, { count: sums.count + decisions, sum: sums.sum + mean * decisions })
}

function rowOf(person: Person, tally: Tally): FamilyRow {
  const { games, wins, points, scored, best, run } = tally
  const [most] = [...tally.lost].toSorted(([, a], [, b]) => b.count - a.count)
  const average = scored > 0 ? points / scored : null
  const lost =
    most && most[1].count > 0
      ? { goal: most[0], mean: most[1].sum / most[1].count, count: most[1].count }
      : null
  return { person, games, wins, average, best, run, lost }
}

function seatsByPerson(
  players: readonly string[],
  find: (name: string) => Person | null,
): Map<Person, number[]> {
  const seats = new Map<Person, number[]>()
  for (const [seat, name] of players.entries()) {
    const person = find(name)
    if (person) seats.set(person, [...(seats.get(person) ?? []), seat])
  }
  return seats
}

/** What each of the people has won, by game, and their evenings, newest first. */
export function familyTable(
  games: readonly PlayedGame[],
  people: readonly Person[],
  clock: Clock,
): { readonly tables: readonly FamilyTable[]; readonly evenings: readonly Evening[] } {
  const find = personFinder(people)
  const byRules = new Map<string, { of: PlayedGame; tallies: Map<Person, Tally> }>()
  const byDay = new Map<number, { games: number; wins: Map<Person, number> }>()
  for (const game of games.toSorted((a, b) => a.at - b.at)) {
    const seats = seatsByPerson(game.players, find)
    if (seats.size === 0) continue
    const key = JSON.stringify([game.game, game.rules])
    const { tallies } = byRules.get(key) ?? { tallies: new Map<Person, Tally>() }
    byRules.set(key, { of: game, tallies })
    const day = eveningOf(clock, game.at)
    const evening = byDay.get(day) ?? { games: 0, wins: new Map<Person, number>() }
    if (seats.size > 1) byDay.set(day, { ...evening, games: evening.games + 1 })
    for (const [person, own] of seats) {
      const tally = tallies.get(person) ?? newTally()
      tallies.set(person, tally)
      count(tally, game, own)
      if (seats.size === 1) continue
      const isWon = game.winner !== null && own.includes(game.winner)
      evening.wins.set(person, (evening.wins.get(person) ?? 0) + (isWon ? 1 : 0))
    }
  }
  // Last played first.
  const tables = [...byRules.values()].toSorted((a, b) => b.of.at - a.of.at)
  return {
    tables: tables.map(({ of: { game, rules }, tallies }) => ({
      game,
      rules,
      rows: [...tallies]
        .map(([person, tally]) => rowOf(person, tally))
        .toSorted((a, b) => b.wins - a.wins || a.games - b.games),
    })),
    evenings: [...byDay]
      .toSorted(([a], [b]) => b - a)
      .map(([day, { games: count, wins }]) => ({
        day,
        games: count,
        wins: [...wins]
          .map(([person, won]) => ({ person, wins: won }))
          .toSorted((a, b) => b.wins - a.wins),
      })),
  }
}
