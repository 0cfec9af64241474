import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { isPlainTurn } from '#shared/games/farkle/rules/turn-rules.ts'
import { someOf } from './runs.ts'
import { expectEveryGain, expectEveryW } from './slow-comparison.ts'
import { expectEveryPlace, expectEveryPlaceW } from './slow-place-comparison.ts'
import { COARSE } from './win-rule-sets.ts'

// Rules as a house may put them together, each on in about every third game.

const { farkle, facebook } = PRESETS
const five = { dice: 5, sets: farkle.sets.map((row) => row.slice(0, 5)) }
const MIXES = 40

const sometimes =
  (percent: number) =>
  <T>(off: T, ...on: readonly T[]): fc.Arbitrary<T> =>
    fc.oneof(
      { weight: 100 - percent, arbitrary: fc.constant(off) },
      { weight: percent, arbitrary: fc.constantFrom(...on) },
    )
const seldom = sometimes(25)
// Many of these are refused together with other rules, and drawn again.
const often = sometimes(50)

const houses = fc.record({
  base: fc.constantFrom<object>(
    farkle,
    { ...farkle, ...five },
    { ...farkle, ...COARSE },
    { ...facebook, farklePenalty: null },
  ),
  end: often<RuleSet['end']>('immediate', 'finalTurn', 'equalTurns'),
  minimumBank: often(0, 100, 200),
  minimumFirstBank: seldom(0, 200, 300),
  farklePenalty: seldom(null, { farkles: 2, points: 200, floor: -100 }),
  finishFrom: seldom(0, 200, 300),
  sixOfAKindWins: often(false, true),
  winningDice: seldom<number[]>([], [1, 1, 1], [6]),
  overshoot: often<RuleSet['overshoot']>('reaches', 'lost'),
  losingDice: often<number[]>([], [6, 6, 1], [2, 2, 2, 2]),
  losingDiceTake: fc.constantFrom<RuleSet['losingDiceTake']>('banked', 'game'),
  firstRollPenalty: often(0, 100),
  hotDiceBonus: seldom(0, 100),
  bonusOnlySingleDie: fc.boolean(),
  mustRollHotDice: seldom(false, true),
  mustSetAsideAll: seldom(false, true),
  maxRolls: seldom(0, 2, 3),
  lastDieRolls: seldom(1, 2),
  noBankAtFifty: seldom(false, true),
  confirmation: seldom<object>(
    { sets: false, combinations: false, points: 1, sameRoll: false },
    { sets: true, combinations: false, points: 1, sameRoll: true },
    { sets: true, combinations: true, points: 150, sameRoll: false },
  ),
})

/** The rules that such a game has on. */
function rulesOf(rules: RuleSet): string[] {
  const has: Record<string, boolean> = {
    minimum: rules.minimumBank > 0,
    'first minimum': rules.minimumFirstBank > rules.minimumBank,
    'final turn': rules.end === 'finalTurn',
    'equal turns': rules.end === 'equalTurns',
    penalty: rules.farklePenalty !== null,
    'nobody stops': rules.finishFrom > 0,
    'six of a kind wins': rules.sixOfAKindWins,
    'winning dice': rules.winningDice.length > 0,
    'exact goal': rules.overshoot === 'lost',
    'losing dice': rules.losingDice.length > 0,
    'first roll': rules.firstRollPenalty > 0,
    bonus: rules.hotDiceBonus > 0,
    'must roll': rules.mustRollHotDice,
    'set aside all': rules.mustSetAsideAll,
    rolls: rules.maxRolls > 0,
    'last die': rules.lastDieRolls > 1,
    'no bank at 50': rules.noBankAtFifty,
    confirmation: rules.confirmation.sets || rules.confirmation.combinations,
  }
  return Object.keys(has).filter((rule) => has[rule])
}

/**
 * What the slow methods can solve: with a last turn they look at too many totals of games in which hot
 * dice must be rolled, and the one for turns that remember more knows fewer rules of the game.
 */
function canBeCompared(rules: RuleSet): boolean {
  const { end, mustRollHotDice, overshoot, losingDice, firstRollPenalty } = rules
  if (end !== 'immediate' && mustRollHotDice) return false
  const isLost = overshoot === 'lost' || losingDice.length > 0 || firstRollPenalty > 0
  return isPlainTurn(rules) || (end !== 'equalTurns' && !isLost)
}

const mixes = fc
  .sample(
    houses
      .map(({ base, ...rules }) => {
        const isSlow = rules.farklePenalty !== null || rules.end !== 'immediate'
        return parseRuleSet({ ...base, ...rules, goal: isSlow ? 300 : 400 })
      })
      .filter((parsed) => parsed.ok)
      .map(({ value }) => value)
      .filter((rules) => canBeCompared(rules) && rulesOf(rules).length > 1),
    { seed: 68, numRuns: MIXES },
  )
  .map((rules) => [rulesOf(rules).join(', '), rules] as const)

describe('rules in any combination', () => {
  it('are forty, each rule among them with others', () => {
    expect(mixes).toHaveLength(MIXES)
    const counts = new Map<string, number>()
    for (const [, rules] of mixes) {
      for (const rule of rulesOf(rules)) counts.set(rule, (counts.get(rule) ?? 0) + 1)
    }
    expect(counts.size).toBe(18)
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(2)
  })

  it.each(someOf(mixes))('have every E and every W of slow recursions: %s', (_, rules) => {
    if (!isPlainTurn(rules)) {
      expectEveryPlace(rules, [0])
      expectEveryPlaceW(rules)
    } else {
      expectEveryGain(rules, { farklePenalty: 0, minimumBank: rules.minimumBank })
      expectEveryW(rules)
    }
  })
})
