import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyTable, type PlayedGame } from '#shared/study/family-table.ts'
import { changedPeople, merged, withNames, type Person } from '#shared/study/people.ts'
import { runs } from './runs.ts'

const NAMES = ['Anna', 'anna', 'Ben', 'Papa', 'Mama', 'Casual', 'Stranger']
const people = withNames([], ['Anna', 'Ben', 'Papa', 'Mama'])
const START = Date.UTC(2026, 0, 30)
const HOUR = 3_600_000
/** Five hours west, so that evenings end at 10 in UTC. */
const clock = { now: START, zoneAt: () => -300, dayBegins: 0 }

const game = fc
  .record({
    game: fc.constantFrom('farkle', 'scorecard'),
    rules: fc.constantFrom('Farkle', 'Kniffel'),
    at: fc.integer({ min: 0, max: 96 }).map((hours) => START + hours * HOUR),
    players: fc.array(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 4 }),
    points: fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 4, maxLength: 4 }),
    isKnown: fc.boolean(),
    won: fc.option(fc.nat(3), { nil: null }),
    lost: fc.option(
      fc.record({
        seat: fc.nat(3),
        goal: fc.constantFrom('points' as const, 'wins' as const),
        mean: fc.integer({ min: 0, max: 50 }),
        count: fc.integer({ min: 1, max: 20 }),
      }),
      { nil: null },
    ),
  })
  .map(({ points, isKnown, won, ...one }): PlayedGame => {
    const count = one.players.length
    return {
      ...one,
      scores: isKnown ? points.slice(0, count) : [],
      winner: won === null || won >= count ? null : won,
    }
  })
const history = fc.array(game, { maxLength: 40 }).map((all) =>
  // One at a time, as a family plays.
  all.map((one, i) => ({ ...one, at: one.at + i })),
)

const answersTo = (person: Person, name: string | undefined): boolean =>
  [person.name, ...person.others].some((one) => one.toLowerCase() === name?.toLowerCase())
const seatsOf = (person: Person, { players }: PlayedGame): number[] =>
  [...players.keys()].filter((seat) => answersTo(person, players[seat]))
const isWonBy = (person: Person, { players, winner }: PlayedGame): boolean =>
  winner !== null && answersTo(person, players[winner])
const dayOf = ({ at }: PlayedGame): number => Math.floor((at - 10 * HOUR) / (24 * HOUR))

/** Each figure by itself, from all games. */
function slowRow(all: readonly PlayedGame[], person: Person) {
  const games = all.filter((one) => seatsOf(person, one).length > 0).sort((a, b) => a.at - b.at)
  const points = games.flatMap((one) => seatsOf(person, one).flatMap((s) => one.scores[s] ?? []))
  const won = games.map((one) => (isWonBy(person, one) ? 'w' : '-')).join('')
  const lossOf = (goal: string): number[] =>
    games.flatMap(({ lost, players }) =>
      lost?.goal === goal && answersTo(person, players[lost.seat])
        ? Array.from({ length: lost.count }, () => lost.mean)
        : [],
    )
  const most = Math.max(lossOf('points').length, lossOf('wins').length)
  return {
    games: games.length,
    wins: won.replaceAll('-', '').length,
    total: points.length > 0 ? points.reduce((a, b) => a + b) : null,
    scored: points.length,
    best: points.length > 0 ? points.toSorted((a, b) => b - a)[0] : null,
    run: Math.max(...won.split('-').map(({ length }) => length)),
    losses: (['points', 'wins'] as const)
      .filter((goal) => most > 0 && lossOf(goal).length === most)
      .map((goal) => ({ goal, sum: lossOf(goal).reduce((a, b) => a + b), count: most })),
  }
}

test('every figure is that of a slow count of all games', () => {
  fc.assert(
    fc.property(history, (all) => {
      const { tables } = familyTable(all, people, clock)
      const keys = new Set(all.map(({ game, rules }) => `${game} ${rules}`))
      const rows = [...keys].flatMap((key) => {
        const own = all.filter(({ game, rules }) => `${game} ${rules}` === key)
        return people
          .map((person) => ({ key, person, slow: slowRow(own, person) }))
          .filter(({ slow }) => slow.games > 0)
      })
      expect(tables.flatMap((table) => table.rows)).toHaveLength(rows.length)
      for (const { key, person, slow } of rows) {
        const table = tables.find(({ game, rules }) => `${game} ${rules}` === key)!
        const row = table.rows.find((one) => one.person === person)!
        const { games, wins, best, run } = slow
        expect(row).toMatchObject({ games, wins, best, run })
        expect(row.average === null).toBe(slow.total === null)
        if (row.average !== null) expect(row.average * slow.scored).toBeCloseTo(slow.total!, 6)
        expect(row.lost === null).toBe(slow.losses.length === 0)
        if (row.lost) {
          const right = slow.losses.find(({ goal }) => goal === row.lost!.goal)!
          expect(row.lost.count).toBe(right.count)
          expect(row.lost.mean * right.count).toBeCloseTo(right.sum, 6)
        }
      }
    }),
    runs(400),
  )
})

test('evenings end at five in the morning, and count games of two or more people', () => {
  fc.assert(
    fc.property(history, (all) => {
      const { evenings } = familyTable(all, people, clock)
      const social = all.filter(
        (one) => people.filter((person) => seatsOf(person, one).length > 0).length > 1,
      )
      const days = [...new Set(social.map(dayOf))].sort((a, b) => b - a)
      expect(evenings.map(({ day }) => day)).toEqual(days)
      for (const { day, games, wins } of evenings) {
        const own = social.filter((one) => dayOf(one) === day)
        expect(games).toBe(own.length)
        const there = people.filter((person) => own.some((one) => seatsOf(person, one).length > 0))
        expect(new Set(wins.map(({ person }) => person))).toEqual(new Set(there))
        for (const { person, wins: won } of wins) {
          expect(won).toBe(own.filter((one) => isWonBy(person, one)).length)
        }
      }
    }),
    runs(400),
  )
})

test('two put together have the wins of both, and apart again those of before', () => {
  const [anna, ben] = [people[0]!, people[1]!]
  const both = changedPeople(people, [anna, ben], [merged(anna, ben)]).people
  const apart = changedPeople(both, [merged(anna, ben)], [anna, ben]).people
  const winsIn = (all: readonly PlayedGame[], now: readonly Person[]) =>
    familyTable(all, now, clock).tables.flatMap(({ rows }) => rows)
  const sum = (rows: ReturnType<typeof winsIn>, names: readonly string[]) =>
    rows.filter(({ person }) => names.includes(person.name)).reduce((a, b) => a + b.wins, 0)
  fc.assert(
    fc.property(history, (all) => {
      const before = winsIn(all, people)
      expect(sum(winsIn(all, both), ['Anna'])).toBe(sum(before, ['Anna', 'Ben']))
      expect(sum(winsIn(all, both), ['Papa'])).toBe(sum(before, ['Papa']))
      const again = winsIn(all, apart)
      for (const name of ['Anna', 'Ben', 'Papa', 'Mama']) {
        const rowsOf = (rows: typeof again) => rows.filter(({ person }) => person.name === name)
        expect(rowsOf(again)).toEqual(rowsOf(before))
      }
    }),
    runs(200),
  )
})
