import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { bestTail, endlessDice } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { enough, runs } from './runs.ts'

/** A value that is right often, at the bounds sometimes, and wrong in kind now and then. */
function sloppy(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const wrong = fc.constantFrom(null, -1, 0.5, 1e9, NaN, '', 'six', [], {}, [[]], true)
  return fc.oneof({ weight: 60, arbitrary: right }, { weight: 1, arbitrary: wrong })
}

/** Nearly always what most rule sets have, so that enough of the files can be played. */
function seldom(usual: unknown, ...others: readonly unknown[]): fc.Arbitrary<unknown> {
  return sloppy(fc.constantFrom(...Array.from({ length: 25 }, () => usual), ...others))
}

const points = sloppy(fc.constantFrom(0, 0, 0, 0, 50, 100, 250, 500, 1000))
const face = fc.integer({ min: 1, max: 6 })
const count = sloppy(fc.integer({ min: 2, max: 5 }))
const yesOrNo = sloppy(fc.boolean())
const some = sloppy(fc.constantFrom(50, 100, 500, 1500))
const combination = sloppy(
  fc.oneof(
    fc.record({ kind: fc.constant('set'), face, count, points: some }),
    fc.record({ kind: fc.constant('run'), from: face, length: count, points: some }),
    fc.record({ kind: fc.constant('run'), length: count, points: some }),
    fc.record({
      kind: fc.constant('groups'),
      sizes: fc.array(count, { minLength: 1, maxLength: 3 }),
      points: some,
    }),
    fc.record({
      kind: fc.constant('faces'),
      faces: fc.array(face, { minLength: 2, maxLength: 5 }),
      points: some,
    }),
    fc.record({ kind: fc.constant('nothing'), points: some }),
  ),
)

/** Rounds must say how many, so they are rare. */
const ENDS = ['immediate', 'immediate', 'finalTurn', 'finalTurn', 'equalTurns', 'rounds']

/** Dice that are not alike, and others that cannot be. */
const DICE = [
  [{ weights: [6, 1, 2, 3, 4, 6] }],
  [{ count: 2, joker: 1 }],
  [{ count: 9 }],
  [{ weights: [0, 0, 0, 0, 0, 0] }],
  'loaded',
]

const PRIEST = { kind: 'faces', faces: [1, 3, 5], points: 500 }

/** A rule file as somebody might write it, with any of its fields. */
const ruleFile = fc.integer({ min: 5, max: 8 }).chain((dice) => {
  const length = Math.max(dice, 6)
  const row = sloppy(fc.array(points, { minLength: length, maxLength: length }))
  const usual = fc.constant(
    PRESETS.farkle.sets.map((row) => Array.from({ length }, (_, i) => row[i] ?? 0)),
  )
  const others = fc.array(row, { minLength: 6, maxLength: 6 })
  return fc.record(
    {
      name: sloppy(fc.string({ maxLength: 70 })),
      dice: sloppy(fc.constant(dice)),
      sets: sloppy(fc.oneof(usual, usual, others)),
      straight: points,
      threePairs: points,
      nothing: points,
      combinations: sloppy(fc.array(combination, { maxLength: 4 })),
      fourKindAndPairCountsAsThreePairs: yesOrNo,
      hotDiceBonus: points,
      bonusOnlySingleDie: yesOrNo,
      mustRollHotDice: yesOrNo,
      mustSetAsideAll: yesOrNo,
      goal: sloppy(fc.constantFrom(1, 500, 10_000, 10_000, 10_000, 1_000_000)),
      minimumBank: points,
      minimumFirstBank: points,
      end: sloppy(fc.constantFrom(...ENDS)),
      rounds: sloppy(fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 10)),
      farklePenalty: sloppy(fc.record({ farkles: count, points: some })),
      sixOfAKindWins: yesOrNo,
      winningDice: sloppy(fc.array(face, { maxLength: 7 })),
      maxRolls: seldom(0, 1, 3, 10),
      lastDieRolls: seldom(1, 3),
      noBankAtFifty: seldom(false, true),
      bonusGrows: seldom(0, 2, 10, 11),
      confirmation: seldom(
        {},
        { points: 500 },
        { sets: true },
        { combinations: true, points: 500 },
      ),
      losingDice: seldom([], [2, 2, 2, 2], [6, 6, 6, 6, 6, 1], [7], 'six'),
      losingDiceTake: seldom('banked', 'game'),
      firstRollPenalty: seldom(0, 500, 1000, -500),
      farkleTakes: seldom(false, true, 1),
      overshoot: seldom('reaches', 'lost'),
      ownDice: seldom([], ...DICE),
      opponentDice: seldom(null, [], ...DICE),
      ownCombinations: seldom([], [PRIEST], [PRIEST, { ...PRIEST, kind: 'set' }]),
      opponentCombinations: seldom([], [PRIEST], 'all'),
      jokerAlone: seldom(false, true),
      buildOnBank: seldom(false, true),
      steal: seldom('nothing', 'diceLeft', 'allDice', 'all'),
      farkleScores: seldom(false, true),
      beatLastTurn: seldom(false, true),
      finishFrom: sloppy(fc.constantFrom(0, 400, 9500, 10_000)),
    },
    { requiredKeys: [] },
  )
})

describe('a rule file of anybody', () => {
  it('is refused in sentences, or can be played and says the same when it is written again', () => {
    let accepted = 0
    fc.assert(
      fc.property(ruleFile, (file) => {
        const read = parseRuleSet(file)
        if (!read.ok) {
          expect(read.problems.length).toBeGreaterThan(0)
          for (const { message } of read.problems) expect(message).toMatch(/^\S.*\.$/s)
          return
        }
        accepted++
        const rules = read.value
        expect(parseRuleSet(JSON.parse(JSON.stringify(rules)))).toEqual({ ok: true, value: rules })
        expect(rules.minimumFirstBank).toBeGreaterThanOrEqual(rules.minimumBank)
        expect(rules.goal).toBeGreaterThan(rules.finishFrom)
        expect(rules.winningDice.length).toBeLessThanOrEqual(rules.dice)
        expect(rules.bonusOnlySingleDie && rules.hotDiceBonus === 0).toBe(false)
        const model = turnModel(rules)
        expect(endlessDice(model)).toEqual([])
        expect(bestTail(model).gain.every(Number.isFinite)).toBe(true)
        expect(ruleHash(rules)).toMatch(/^[0-9a-f]{32}$/)
      }),
      runs(600),
    )
    expect(accepted).toBeGreaterThanOrEqual(enough(1))
  })

  it('with as many combinations as may be, of eight dice, is read soon', () => {
    const sizes =
      '11 21 111 211 22 31 32 1111 221 311 41 2111 11111 321 222 42 33 2211 ' +
      '51 411 3111 21111 43 52 331 2221 322 421 3211 22111'
    const combinations = sizes
      .split(' ')
      .map((groups, i) => ({
        kind: 'groups',
        sizes: [...groups].map(Number),
        points: 50 * (i + 1),
      }))
    const before = process.cpuUsage()
    const read = parseRuleSet({ dice: 8, combinations })
    // Six seconds where every way to take the dice apart is walked anew.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3)
    // Two dice that differ are among any seven: a turn need never end.
    expect(read.ok || read.problems.map(({ field }) => field)).toEqual(['sets'])
  })
})
