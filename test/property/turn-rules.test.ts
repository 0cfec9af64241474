import fc from 'fast-check'
import { describe, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf, someRuns } from './runs.ts'
import { expectEveryPlace, expectEveryPlaceW } from './slow-place-comparison.ts'
import { COARSE } from './win-rule-sets.ts'

const { farkle, zilch, facebook } = PRESETS
const FIVE = { dice: 5, sets: farkle.sets.map((row) => row.slice(0, 5)) }
const PROVED = { sets: true, sameRoll: true }
const LONG = { combinations: true, points: 500 }
const SINGLE = { hotDiceBonus: 200, bonusOnlySingleDie: true }
const PENALTY = { farkles: 2, points: 200, floor: -100 }

type Case = readonly [name: string, rules: RuleSet]
const game = (name: string, rules: object): Case => [name, parsedRules({ ...rules, name })]

const TURNS: readonly Case[] = [
  game('three rolls', { ...FIVE, maxRolls: 3 }),
  game('a single roll', { ...farkle, maxRolls: 1 }),
  game('four rolls and a minimum', { ...facebook, farklePenalty: null, maxRolls: 4 }),
  game('three rolls, and hot dice that must be rolled', {
    ...{ ...farkle, maxRolls: 3, mustRollHotDice: true },
  }),
  game('three tries of the last die', { ...farkle, lastDieRolls: 3 }),
  game('sets that are proved', { ...FIVE, confirmation: PROVED }),
  game('sets that a later roll proves', { ...farkle, confirmation: { sets: true } }),
  game('a straight that 500 points confirm', {
    ...{ ...FIVE, combinations: [{ kind: 'run', length: 5, points: 1500 }], confirmation: LONG },
  }),
  game('no bank at totals that end in 50', { ...farkle, noBankAtFifty: true }),
  game('points off the grid of 50', {
    ...{ ...FIVE, hotDiceBonus: 30, noBankAtFifty: true, maxRolls: 3 },
  }),
  game('a bonus that grows twice', { ...farkle, hotDiceBonus: 100, bonusGrows: 2 }),
  game('a bonus of a single die that grows, four rolls', {
    ...{ ...FIVE, ...SINGLE, bonusGrows: 1, maxRolls: 4 },
  }),
  game('all of them', {
    ...{ ...farkle, straight: 1000, maxRolls: 4, lastDieRolls: 2, noBankAtFifty: true },
    ...{ confirmation: { sets: true, combinations: true, points: 150, sameRoll: true } },
    mustSetAsideAll: true,
  }),
]

const WINS: readonly Case[] = [
  game('three rolls', { ...FIVE, maxRolls: 3, goal: 1000 }),
  game('two rolls, a final turn', { ...COARSE, maxRolls: 2, goal: 600, end: 'finalTurn' }),
  game('three rolls, a penalty, a first minimum', {
    ...{ ...FIVE, maxRolls: 3, goal: 400, farklePenalty: PENALTY, minimumFirstBank: 250 },
  }),
  game('three tries of the last die, hot dice that must be rolled', {
    ...{ ...farkle, lastDieRolls: 3, mustRollHotDice: true, goal: 500 },
  }),
  game('three tries of a die that wins', {
    ...{ ...FIVE, lastDieRolls: 3, winningDice: [6], goal: 300 },
  }),
  game('sets that are proved', { ...FIVE, confirmation: PROVED, goal: 900 }),
  game('sets that are proved, a final turn', {
    ...{ ...COARSE, confirmation: { sets: true }, goal: 500, end: 'finalTurn', maxRolls: 4 },
  }),
  game('combinations that 500 points confirm', {
    ...{ ...zilch, farklePenalty: null, end: 'immediate', confirmation: LONG, goal: 500 },
  }),
  game('no bank at 50', { ...farkle, noBankAtFifty: true, goal: 800 }),
  game('no bank at 50, a final turn, three rolls', {
    ...{ ...FIVE, noBankAtFifty: true, goal: 350, end: 'finalTurn', maxRolls: 3 },
  }),
  game('no bank at 50, a penalty, nobody stops from 300', {
    ...{ ...farkle, noBankAtFifty: true, goal: 500, farklePenalty: PENALTY, finishFrom: 300 },
  }),
  game('a bonus that grows', { ...farkle, hotDiceBonus: 100, bonusGrows: 2, goal: 900 }),
  game('a bonus of a single die that grows, a final turn', {
    ...{ ...COARSE, ...SINGLE, bonusGrows: 2, goal: 500, end: 'finalTurn' },
  }),
  game('a bonus that grows, a penalty, hot dice that must be rolled', {
    ...{ ...FIVE, hotDiceBonus: 50, bonusGrows: 3, mustRollHotDice: true },
    ...{ goal: 500, farklePenalty: PENALTY },
  }),
  game('all of them', {
    ...{ ...FIVE, goal: 400, maxRolls: 3, lastDieRolls: 2, noBankAtFifty: true },
    ...{ confirmation: { sets: true, points: 100, sameRoll: true }, minimumFirstBank: 200 },
  }),
]

const yesOrNo = fc.boolean()
/** Rules of the turn in any combination, over games with and without a minimum or hot dice that must be rolled. */
const combined = fc
  .record({
    base: fc.constantFrom(FIVE, farkle, { ...facebook, farklePenalty: null }),
    maxRolls: fc.constantFrom(0, 1, 2, 3),
    lastDieRolls: fc.constantFrom(1, 1, 2),
    noBankAtFifty: yesOrNo,
    hotDiceBonus: fc.constantFrom(0, 100),
    bonusGrows: fc.constantFrom(0, 1, 2),
    confirmation: fc.record({
      sets: yesOrNo,
      combinations: yesOrNo,
      points: fc.constantFrom(1, 100, 200),
    }),
    sameRoll: yesOrNo,
    mustRollHotDice: yesOrNo,
    mustSetAsideAll: yesOrNo,
  })
  .map(({ base, sameRoll, confirmation, bonusGrows, ...rest }) =>
    parsedRules({
      ...{ ...base, ...rest },
      bonusGrows: rest.hotDiceBonus > 0 ? bonusGrows : 0,
      confirmation: { ...confirmation, sameRoll: sameRoll && confirmation.sets },
    }),
  )

describe('turns that remember more than the dice left', () => {
  it.each(someOf(TURNS))('have the E(s, n) of a slow recursion: %s', (_, rules) => {
    expectEveryPlace(rules, [0, 300])
  })

  it('have the E(s, n) of a slow recursion in any combination', () => {
    fc.assert(
      fc.property(combined, (rules) => expectEveryPlace(rules, [0])),
      someRuns(12),
    )
  })

  it.each(someOf(WINS))('have every W of a textbook value iteration: %s', (_, rules) => {
    expectEveryPlaceW(rules)
  })
})
