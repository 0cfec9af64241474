import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { hasSides, sideRules } from '#shared/games/farkle/rules/sides.ts'
import { startsOf } from '#shared/games/farkle/solve/match/match-chances.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { optimalPair } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { stateCount } from '#shared/games/farkle/solve/win/win-states.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { matchContext, solvedWin, unsolvedContext } from '#test/support/solved-win.ts'
import { FEW, FIVE } from '#test/support/listed-games.ts'
import { DEVIL, EVEN, LUCKY } from './loaded-dice.ts'
import { ALL, runs, seed } from './runs.ts'
import { expectEveryW } from './slow-comparison.ts'
import { SlowMatch } from './slow-match.ts'
import { slowPlayer } from './slow-players.ts'
import { slowSide } from './slow-sides.ts'

const COMBINATIONS = [
  { kind: 'faces', faces: [3, 5], points: 200 },
  { kind: 'faces', faces: [1, 3, 5], points: 400 },
  { kind: 'run', from: 4, length: 3, points: 400 },
  { kind: 'set', face: 1, count: 3, points: 1200 },
  { kind: 'set', face: 2, count: 2, points: 200 },
  { kind: 'groups', sizes: [3, 2], points: 600 },
] as const

const combinations = fc.subarray([...COMBINATIONS], { maxLength: 2 })
const dice = fc.constantFrom<object[]>(
  [],
  [LUCKY],
  [DEVIL],
  [EVEN, DEVIL],
  [{ ...DEVIL, count: 2 }],
)
const ends = fc.constantFrom(
  {},
  { end: 'finalTurn' },
  { minimumFirstBank: 250 },
  { farklePenalty: { farkles: 2, points: 200, floor: -200 } },
)

/** Small games whose sides differ, most of them with a joker. */
const games = fc
  .record({
    base: fc.constantFrom(
      { ...FEW, goal: 400 },
      { ...FEW, goal: 600 },
      { ...FEW, goal: 800 },
      { ...FIVE, goal: 250 },
    ),
    ownDice: dice,
    opponentDice: fc.option(dice),
    ownCombinations: combinations,
    opponentCombinations: combinations,
    end: ends,
    jokerAlone: fc.boolean(),
  })
  .map(({ base, end, jokerAlone, ...fields }) => {
    const all = [...fields.ownDice, ...(fields.opponentDice ?? [])]
    const hasJoker = all.some((die) => 'joker' in die)
    return parsedRules({ ...base, ...fields, ...end, jokerAlone: jokerAlone && hasJoker })
  })
  .filter(hasSides)

describe('a game of unlike sides', () => {
  it('has every W of a recursion through every roll, in both seats', () => {
    fc.assert(
      fc.property(games, (rules) => expectEveryW(rules)),
      { seed, numRuns: ALL ? 200 : 1 },
    )
  })
})

const PRIEST = { kind: 'faces', faces: [1, 3, 5], points: 600 }
const ONES = { kind: 'set', face: 1, count: 3, points: 3000 }

const MATCHES: readonly (readonly [string, RuleSet])[] = [
  ['at once', parsedRules({ ...PRESETS.farkle, goal: 600, ownCombinations: [PRIEST] })],
  [
    'with a final turn and different grids',
    parsedRules({
      ...PRESETS.farkle,
      goal: 400,
      end: 'finalTurn',
      // A turn of yours is made of hundreds, one of the opponent's of fifties.
      sets: PRESETS.farkle.sets.map((row, i) => (i === 4 ? row.with(0, 0) : row)),
      ownCombinations: [ONES],
      opponentCombinations: [{ kind: 'set', face: 5, count: 1, points: 50 }],
    }),
  ],
  [
    'with a penalty',
    parsedRules({
      ...PRESETS.farkle,
      goal: 600,
      farklePenalty: { farkles: 2, points: 100, floor: -100 },
      opponentCombinations: [ONES, PRIEST],
    }),
  ],
]

const policies = fc.oneof(
  fc.record({ kind: fc.constant('hold' as const), at: fc.integer({ min: 100, max: 600 }) }),
  fc.constant<Policy>({ kind: 'table' }),
  fc.constant<Policy>({ kind: 'points', winningBank: true }),
)

describe.each(MATCHES)('a match of unlike sides %s', (_, rules) => {
  it('agrees with a slow method in which each player has the own rolls', () => {
    fc.assert(
      fc.property(policies, policies, (first, second) => {
        const context = unsolvedContext(rules)
        const match = playMatch(context, first, second)
        const sides = [slowSide(rules, false), slowSide(rules, true)] as const
        const players = [slowPlayer(sides[0], first), slowPlayer(sides[1], second)] as const
        const expected = new SlowMatch(rules, ...players, sides).solve(context.game.grid)
        expect(match.first.asFirst).toBeCloseTo(expected.first, 11)
        expect(match.second.asFirst).toBeCloseTo(expected.second, 11)
        expect(match.residual).toBeLessThanOrEqual(1e-12)
      }),
      runs(2),
    )
  })

  it('is the same with the sides and the players turned round', () => {
    fc.assert(
      fc.property(policies, policies, (first, second) => {
        const match = playMatch(matchContext(rules), first, second)
        const turned = playMatch(matchContext(sideRules(rules, true)), second, first)
        expect(turned.second.asFirst).toBeCloseTo(match.first.asFirst, 12)
        expect(turned.first.asFirst).toBeCloseTo(match.second.asFirst, 12)
      }),
      runs(2),
    )
  })

  it('gives two optimal players the solved game, and no player more', () => {
    const context = matchContext(rules)
    const match = new Match(context.game, ...optimalPair(context))
    match.solve()
    const { values } = solvedWin(rules).table
    const half = stateCount(context.game) / 2
    const [start, theirStart] = startsOf(context.game)
    match.values.forEach((found, player) => {
      for (let i = player * half; i < (player + 1) * half; i++) {
        expect(Math.abs(found[i]! - values[i]!)).toBeLessThan(1e-11)
      }
    })
    for (const policy of [{ kind: 'table' }, { kind: 'hold', at: 300 }] as const) {
      const { first } = playMatch(context, policy, { kind: 'optimal' })
      expect(first.asFirst).toBeLessThanOrEqual(values[start]! + 1e-11)
      const { second } = playMatch(context, { kind: 'optimal' }, policy)
      expect(second.asFirst).toBeLessThanOrEqual(values[theirStart]! + 1e-11)
    }
  })
})
