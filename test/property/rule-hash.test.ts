import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { FarklePenalty } from '#shared/games/farkle/rules/fields.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { slowRolls } from './slow-rules.ts'

/** One change of each rule that always means something. */
const CHANGES: Record<string, (rules: RuleSet, penalty: FarklePenalty) => Partial<RuleSet>> = {
  straight: ({ straight }) => ({ straight: straight + 1 }),
  threePairs: ({ threePairs }) => ({ threePairs: threePairs + 1 }),
  twoTriplets: ({ twoTriplets }) => ({ twoTriplets: twoTriplets + 1 }),
  fourKindAndPair: ({ fourKindAndPair }) => ({ fourKindAndPair: fourKindAndPair + 1 }),
  nothing: ({ nothing }) => ({ nothing: nothing + 1 }),
  fourKindAndPairCountsAsThreePairs: ({ fourKindAndPairCountsAsThreePairs: counts }) => ({
    fourKindAndPairCountsAsThreePairs: !counts,
  }),
  mustRollHotDice: ({ mustRollHotDice }) => ({ mustRollHotDice: !mustRollHotDice }),
  mustSetAsideAll: ({ mustSetAsideAll }) => ({ mustSetAsideAll: !mustSetAsideAll }),
  goal: ({ goal }) => ({ goal: goal + 1 }),
  minimumBank: ({ minimumBank }) => ({ minimumBank: minimumBank + 1 }),
  minimumFirstBank: ({ minimumFirstBank }) => ({ minimumFirstBank: minimumFirstBank + 1 }),
  end: ({ end }) => ({ end: end === 'immediate' ? 'finalTurn' : 'immediate' }),
  rounds: () => ({ end: 'rounds', rounds: 10 }),
  sixOfAKindWins: ({ sixOfAKindWins }) => ({ sixOfAKindWins: !sixOfAKindWins }),
  hotDiceBonus: ({ hotDiceBonus }) => ({ hotDiceBonus: hotDiceBonus + 50 }),
  bonusOnlySingleDie: ({ bonusOnlySingleDie, hotDiceBonus }) => ({
    hotDiceBonus: hotDiceBonus + 50,
    bonusOnlySingleDie: !bonusOnlySingleDie,
  }),
  maxRolls: () => ({ maxRolls: 3 }),
  lastDieRolls: () => ({ lastDieRolls: 3 }),
  noBankAtFifty: () => ({ noBankAtFifty: true }),
  bonusGrows: ({ hotDiceBonus }) => ({ hotDiceBonus: hotDiceBonus + 50, bonusGrows: 2 }),
  confirmation: () => ({
    confirmation: { sets: true, combinations: false, points: 1, sameRoll: false },
  }),
  winningDice: () => ({ winningDice: [1, 1, 1, 1, 1] }),
  losingDice: () => ({ losingDice: [2, 2, 2, 2] }),
  losingDiceTake: () => ({ losingDice: [2, 2, 2, 2], losingDiceTake: 'game' }),
  firstRollPenalty: ({ firstRollPenalty }) => ({ firstRollPenalty: firstRollPenalty + 50 }),
  farkleTakes: ({ farkleTakes }) => ({ farkleTakes: !farkleTakes }),
  ownDice: () => ({ ownDice: [{ name: '', count: 1, weights: [2, 1, 1, 1, 1, 1], joker: null }] }),
  opponentDice: () => ({
    opponentDice: [{ name: '', count: 1, weights: [3, 1, 1, 1, 1, 1], joker: null }],
  }),
  jokerAlone: () => ({
    ownDice: [{ name: '', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 }],
    jokerAlone: true,
  }),
  overshoot: () => ({ overshoot: 'lost' }),
  buildOnBank: () => ({ buildOnBank: true }),
  steal: () => ({ steal: 'diceLeft' }),
  farkleScores: () => ({ farkleScores: true }),
  beatLastTurn: () => ({ beatLastTurn: true }),
  finishFrom: ({ goal }) => ({ finishFrom: goal - 1 }),
  farklePenalty: () => ({ farklePenalty: null }),
  'farklePenalty.farkles': (_, penalty) => ({
    farklePenalty: { ...penalty, farkles: penalty.farkles + 1 },
  }),
  'farklePenalty.points': (_, penalty) => ({
    farklePenalty: { ...penalty, points: penalty.points + 1 },
  }),
  'farklePenalty.floor': (_, penalty) => ({
    farklePenalty: { ...penalty, floor: penalty.floor - 1 },
  }),
}

/** Points of one to six dice of each face, read by the slow rules. */
function worthOfFaces(rules: RuleSet): number[] {
  const plain = { ...rules, mustSetAsideAll: false, nothing: 0 }
  return slowRolls(plain).flatMap((rolls) =>
    rolls
      .filter(({ dice }) => new Set(dice).size === 1)
      .map(({ dice, moves }) => moves.find(({ taken }) => taken === dice.length)?.points ?? 0),
  )
}

describe('the hash of random rule sets', () => {
  it('stays under another name and another order of fields', () => {
    const keys = fc.infiniteStream(fc.nat())
    fc.assert(
      fc.property(ruleSets, fc.string(), keys, (rules, name, order) => {
        const shuffled = Object.entries({ ...rules, name })
          .map((entry) => ({ entry, key: order.next().value }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ entry }) => entry)
        const other = Object.fromEntries(shuffled) as unknown as RuleSet
        expect(ruleHash(other)).toBe(ruleHash(rules))
        expect(ruleHash(rules)).toMatch(/^[0-9a-f]{32}$/)
      }),
      runs(40),
    )
  })

  it.each(Object.entries(CHANGES))('changes with %s', (_, change) => {
    fc.assert(
      fc.property(ruleSets, (some) => {
        const penalty = some.farklePenalty ?? { farkles: 3, points: 500, floor: 0 }
        const rules = { ...some, farklePenalty: penalty }
        expect(ruleHash({ ...rules, ...change(rules, penalty) })).not.toBe(ruleHash(rules))
      }),
      runs(10),
    )
  })

  it('changes with the points of a set exactly if some dice are then worth something else', () => {
    const seen = { same: 0, different: 0 }
    const points = fc.constantFrom(0, 10, 50, 100, 200)
    fc.assert(
      fc.property(ruleSets, fc.nat(5), fc.nat(5), points, (rules, face, count, worth) => {
        const sets = rules.sets.map((row, f) =>
          row.map((old, c) => (f === face && c === count ? worth : old)),
        )
        const other = { ...rules, sets }
        const alike = JSON.stringify(worthOfFaces(other)) === JSON.stringify(worthOfFaces(rules))
        expect(ruleHash(other) === ruleHash(rules)).toBe(alike)
        seen[alike ? 'same' : 'different']++
      }),
      runs(40),
    )
    expect(seen.same).toBeGreaterThanOrEqual(enough(1))
    expect(seen.different).toBeGreaterThanOrEqual(enough(1))
  })
})
