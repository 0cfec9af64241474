import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { mayHaveBadges, type Badge } from '#shared/games/farkle/rules/badges.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { solveBadges } from '#shared/games/farkle/solve/badge/badge-solver.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { FEW, FIVE } from '#test/support/listed-games.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { DEVIL, EVEN, LUCKY } from './loaded-dice.ts'
import { ALL, seed } from './runs.ts'
import { slowBadges } from './slow-badges.ts'

const badges = fc.constantFrom<Badge | null>(
  null,
  { kind: 'headstart', points: 120 },
  { kind: 'warlord', times: 1.25, uses: 1 },
  { kind: 'warlord', times: 2, uses: 2 },
  { kind: 'doppelganger', uses: 1 },
  { kind: 'doppelganger', uses: 2 },
  { kind: 'resurrection', uses: 1 },
  { kind: 'resurrection', uses: 3 },
)
/** The recursion through every roll that may follow another one takes seconds, so games are short. */
const fortunes = fc.integer({ min: 1, max: 3 }).map((dice): Badge => ({ kind: 'fortune', dice }))
const dice = fc.constantFrom<object[]>([], [LUCKY], [DEVIL], [EVEN, DEVIL])

const games = fc
  .record({
    base: fc.constantFrom(
      { ...FEW, goal: 300 },
      { ...FEW, goal: 450 },
      { ...FIVE, goal: 250 },
      { ...FEW, goal: 400, minimumBank: 100, minimumFirstBank: 200 },
      { ...FEW, goal: 400, mustSetAsideAll: true, hotDiceBonus: 100 },
    ),
    ownDice: dice,
    opponentDice: fc.option(dice),
    ownCombinations: fc.constantFrom([], [{ kind: 'faces', faces: [3, 5], points: 150 }]),
  })
  .map(({ base, ...fields }) => parsedRules({ ...base, ...fields }))

function comparesWithRecursion(rules: RuleSet, own: Badge | null, other: Badge | null): void {
  const { asFirst, asSecond, residual } = solveBadges(rules, own, other)
  const slow = slowBadges(rules, [own, other], winGame(rules).grid)
  expect(asFirst).toBeCloseTo(slow.asFirst, 11)
  expect(asSecond).toBeCloseTo(slow.asSecond, 11)
  expect(residual).toBeLessThan(1e-13)
}

test('chances with badges are those of a recursion through every roll', () => {
  fc.assert(fc.property(games, badges, badges, comparesWithRecursion), {
    seed,
    numRuns: ALL ? 200 : 3,
  })
})

test('chances with a badge of fortune are those of a recursion through every roll', () => {
  const short = games.map((rules) => ({ ...rules, goal: 200 }))
  fc.assert(fc.property(short, fortunes, fc.oneof(badges, fortunes), comparesWithRecursion), {
    seed,
    numRuns: ALL ? 60 : 1,
  })
})

test('so many of a million games are won, within four standard errors', () => {
  const rules = parsedRules({ ...FEW, goal: 600, ownDice: [EVEN, DEVIL], opponentDice: [LUCKY] })
  const badges = [
    { kind: 'warlord', times: 1.5, uses: 1 },
    { kind: 'doppelganger', uses: 2 },
  ] as const
  const { asFirst } = solveBadges(rules, ...badges)
  const game = slowBadges(rules, badges, winGame(rules).grid)
  const { next } = seededRandom(`badges ${seed}`)
  const count = ALL ? 1_000_000 : 10_000
  let won = 0
  for (let i = 0; i < count; i++) if (game.play(next)) won++
  const error = Math.sqrt((asFirst * (1 - asFirst)) / count)
  expect(Math.abs(won / count - asFirst)).toBeLessThan(4 * error)
})

test('without badges the game is that of the rules', () => {
  const rules = parsedRules({ ...PRESETS.farkle, goal: 1000, opponentDice: [LUCKY] })
  const { game, table } = solvedWin(rules)
  const { asFirst, asSecond } = solveBadges(rules, null, null)
  expect(asFirst).toBeCloseTo(table.values[stateIndex(game, 0, 0)]!, 12)
  expect(asSecond).toBeCloseTo(1 - table.values[stateIndex(game, 0, 0, 0, 0, true)]!, 12)
  const ahead = solveBadges(rules, { kind: 'headstart', points: 250 }, null)
  expect(ahead.asFirst).toBeCloseTo(table.values[stateIndex(game, 5, 0)]!, 12)
})

test('a further use is worth something, and less than the one before it', () => {
  const rules = { ...PUBLISHED.kcd!.rules, goal: 500 }
  for (const kind of ['doppelganger', 'resurrection'] as const) {
    const chances = [0, 1, 2].map((uses) => solveBadges(rules, { kind, uses }, null).asFirst)
    const [first, second] = [chances[1]! - chances[0]!, chances[2]! - chances[1]!]
    expect(second).toBeGreaterThan(0)
    expect(first).toBeGreaterThan(second)
  }
})

test('badges are for games that the first to bank the goal wins', () => {
  expect(mayHaveBadges(PUBLISHED.kcd!.rules)).toBe(true)
  expect(mayHaveBadges(PRESETS.zilch)).toBe(false)
  expect(mayHaveBadges({ ...PRESETS.farkle, end: 'finalTurn' })).toBe(false)
})
