import { expect, it } from 'vitest'
import { drained } from '#shared/base/drained.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { PLAYS, PointsScores, winShares } from '#shared/games/scorecard/analysis/points-scores.ts'
import { massOf, momentsOf } from '#shared/games/scorecard/analysis/score-chances.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { cardAt, cardStates, stateIndex, statesOf } from '#shared/games/scorecard/solve/states.ts'
import { ALL, seed } from '#test/property/runs.ts'

const rules = PRESETS.forced
const states = cardStates(rules)
const table = solveCard(states)
const scores = new PointsScores(states, table)
const play = new TurnView(states, table, { fillStages: compiledStages(rules) })

/** Of a chance from two samples, without the help of the exact mean. */
const ERROR = Math.sqrt(2 / 12 / PLAYS)

it('wins with simulated rests of a card as often as with the exact ones', () => {
  const random = seededRandom(`cards ${seed}`)
  const early = statesOf(states, rules.boxes.length - 9)
  const count = ALL ? 500 : 6
  let squares = 0
  for (let i = 0; i < count; i++) {
    const [mine, theirs] = [pick(random, [...early]), pick(random, [...early])]
    const exact = scoreStatistics(states, play, { card: cardAt(states, mine) }).scores
    const found = drained(scores.of(mine))
    expect(massOf(found)).toBeCloseTo(1, 12)
    expect(momentsOf(found).mean).toBeCloseTo(table[mine]!, 9)
    // So many points behind that both may win.
    const other = drained(scores.of(theirs))
    const lead = Math.round(table[mine]! - table[theirs]! + 40 * (random.next() - 0.5))
    const against = { ...other, first: other.first + lead }
    const off = winShares([found, against])[0]! - winShares([exact, against])[0]!
    expect(Math.abs(off)).toBeLessThan(4 * ERROR)
    squares += off ** 2 / count
  }
  expect(Math.sqrt(squares)).toBeLessThan(0.01)
})

it('has exact scores late, and says the same again', () => {
  const late = statesOf(states, rules.boxes.length - 3)[seed % 100]!
  const { scores: exact } = scoreStatistics(states, play, { card: cardAt(states, late) })
  expect(drained(scores.of(late))).toEqual(exact)
  const start = stateIndex(states, EMPTY_CARD)
  const found = drained(scores.of(start))
  expect(drained(new PointsScores(states, table).of(start))).toEqual(found)
  expect(momentsOf(found).mean).toBeCloseTo(254.59, 2)
})

it('finds exact scores in many slices', () => {
  const early = statesOf(states, rules.boxes.length - 8)
  expect([...scores.of(early[Math.floor(early.length / 3)]!)].length).toBeGreaterThan(30)
})

it('shares a win among those who tie', () => {
  const even = { first: 10, chances: Float64Array.of(0.5, 0.5) }
  expect(winShares([even, even])).toEqual([0.5, 0.5])
  const sure = { first: 11, chances: Float64Array.of(1) }
  // Both others have 10 in a quarter of the games, one in a half, none in a quarter.
  const [first, ...others] = winShares([sure, even, even])
  expect(first).toBeCloseTo(1 / 4 + 1 / 2 / 2 + 1 / 4 / 3, 12)
  expect(others[0]).toBeCloseTo(others[1]!, 12)
  const five = winShares([even, sure, even, even, { first: 0, chances: Float64Array.of(1) }])
  expect(five.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(five.at(-1)).toBe(0)
})
