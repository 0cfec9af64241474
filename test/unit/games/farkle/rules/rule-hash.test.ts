import { describe, expect, it } from 'vitest'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { OwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { CHANGED_HASHES, PUBLISHED_HASHES } from './rule-hashes.ts'

// Hashes name results, cards and sheets on the user's disk: a change of one of these loses them all,
// and calls for a new name of the canonical text.
const PINNED = {
  farkle: '61b79578447046cd046c391f6668da32',
  zilch: 'ef5591b5d317af73e279702f3d1e12a4',
  facebook: '6f47c85e9e16cc2e71c0acc954d42369',
  'possibly-wrong': 'a3a526eeabad507a6c26b7c9218a6393',
}

const zilch: RuleSet = PRESETS.zilch

/** Every field that means something, changed one at a time. */
const LOADED: OwnDice = { name: 'Lucky', count: 1, weights: [6, 1, 2, 3, 4, 6], joker: null }
const CONFIRMATION = { sets: false, combinations: false, points: 1, sameRoll: false }

const CHANGES: [string, Partial<RuleSet>][] = [
  [
    'one more point for a set',
    {
      sets: zilch.sets.map((row, i) => (i === 3 ? row.map((p, c) => (c === 2 ? p + 1 : p)) : row)),
    },
  ],
  [
    'sets of two faces exchanged',
    { sets: [zilch.sets[1]!, zilch.sets[0]!, ...zilch.sets.slice(2)] },
  ],
  ['straight', { straight: 1000 }],
  ['three pairs', { threePairs: 750 }],
  ['two triplets', { twoTriplets: 1500 }],
  ['four of a kind and a pair', { fourKindAndPair: 1500 }],
  ['nothing', { nothing: 0 }],
  ['flexible pairs', { fourKindAndPairCountsAsThreePairs: false }],
  ['all dice must be set aside', { mustSetAsideAll: true }],
  ['goal', { goal: 5000 }],
  ['minimum bank', { minimumBank: 250 }],
  ['minimum of the first bank', { minimumFirstBank: 500 }],
  ['end', { end: 'immediate' }],
  ['no penalty', { farklePenalty: null }],
  ['farkles of the penalty', { farklePenalty: { farkles: 4, points: 500, floor: 0 } }],
  ['points of the penalty', { farklePenalty: { farkles: 3, points: 1000, floor: 0 } }],
  ['floor of the penalty', { farklePenalty: { farkles: 3, points: 500, floor: -500 } }],
  ['six of a kind wins', { sixOfAKindWins: true }],
  ['a bonus for hot dice', { hotDiceBonus: 500 }],
  ['a bonus for a single die', { hotDiceBonus: 500, bonusOnlySingleDie: true }],
  ['hot dice must be rolled', { mustRollHotDice: true }],
  ['six 1s win', { winningDice: [1, 1, 1, 1, 1, 1] }],
  ['five 1s win', { winningDice: [1, 1, 1, 1, 1] }],
  ['equal turns', { end: 'equalTurns' }],
  ['ten rounds', { end: 'rounds', rounds: 10 }],
  ['five rounds', { end: 'rounds', rounds: 5 }],
  ['three rolls', { maxRolls: 3 }],
  ['four rolls', { maxRolls: 4 }],
  ['three tries of a last die', { lastDieRolls: 3 }],
  ['no bank at 50', { noBankAtFifty: true }],
  ['a bonus that grows', { hotDiceBonus: 500, bonusGrows: 2 }],
  ['a bonus that grows oftener', { hotDiceBonus: 500, bonusGrows: 3 }],
  ['sets to be confirmed', { confirmation: { ...CONFIRMATION, sets: true } }],
  ['combinations to be confirmed', { confirmation: { ...CONFIRMATION, combinations: true } }],
  ['by 500 points', { confirmation: { ...CONFIRMATION, sets: true, points: 500 } }],
  ['by dice of the same roll', { confirmation: { ...CONFIRMATION, sets: true, sameRoll: true } }],
  ['nobody stops from 9,500', { finishFrom: 9500 }],
  ['nobody stops from 9,000', { finishFrom: 9000 }],
  ['the goal must be hit exactly', { overshoot: 'lost' }],
  ['four 2s lose what is banked', { losingDice: [2, 2, 2, 2] }],
  ['four 2s lose the game', { losingDice: [2, 2, 2, 2], losingDiceTake: 'game' }],
  ['a loaded die', { ownDice: [LOADED] }],
  ['two loaded dice', { ownDice: [{ ...LOADED, count: 2 }] }],
  ['a loaded joker', { ownDice: [{ ...LOADED, joker: 1 }] }],
  ['a loaded joker that scores alone', { ownDice: [{ ...LOADED, joker: 1 }], jokerAlone: true }],
  ['a loaded die of the opponent', { opponentDice: [LOADED] }],
  ['an opponent with ordinary dice', { ownDice: [LOADED], opponentDice: [] }],
  [
    'two loaded dice of the opponent',
    { ownDice: [LOADED], opponentDice: [{ ...LOADED, count: 2 }] },
  ],
  ['a farkle in the first roll costs', { firstRollPenalty: 1000 }],
  ['a farkle takes the turn total', { farkleTakes: true }],
  ['dice that a bank left may be rolled', { buildOnBank: true }],
  ['the dice that farkled may be taken up', { steal: 'diceLeft' }],
  ['the total of a farkle may be taken up', { steal: 'allDice' }],
  ['a farkle scores', { farkleScores: true }],
  ['a turn must beat the last one', { beatLastTurn: true }],
]

describe('the hash of own dice', () => {
  const hashOf = (...ownDice: OwnDice[]): string => ruleHash({ ...PRESETS.farkle, ownDice })

  it('does not depend on how they are told', () => {
    const devil = { ...LOADED, weights: [1, 1, 1, 1, 1, 1], joker: 1 } as const
    const doubled = { ...LOADED, name: 'Other', weights: [12, 2, 4, 6, 8, 12] }
    expect(hashOf(LOADED, devil)).toBe(hashOf(devil, doubled))
    expect(hashOf(LOADED, LOADED)).toBe(hashOf({ ...doubled, count: 2 }))
    expect(hashOf({ ...devil, joker: null })).toBe(ruleHash(PRESETS.farkle))
  })

  it('does not depend on an opponent’s dice that are the same', () => {
    const doubled = { ...LOADED, name: 'Other', weights: [12, 2, 4, 6, 8, 12] }
    const told = { ...PRESETS.farkle, ownDice: [LOADED], opponentDice: [doubled] }
    expect(ruleHash(told)).toBe(hashOf(LOADED))
    expect(ruleHash({ ...PRESETS.farkle, opponentDice: [] })).toBe(ruleHash(PRESETS.farkle))
  })
})

describe('the hash of a rule set', () => {
  it.each(Object.entries(PINNED))('is what it always was for %s', (id, hash) => {
    expect(ruleHash(PRESETS[id as PresetId])).toBe(hash)
  })

  it('is pinned for every preset', () => {
    expect(Object.keys(PINNED)).toEqual(Object.keys(PRESETS))
  })

  it('is pinned for every published set', () => {
    const published = Object.entries(PUBLISHED).filter(([id]) => !Object.hasOwn(PRESETS, id))
    const hashes = published.map(([id, { rules }]) => [id, ruleHash(rules)])
    expect(Object.fromEntries(hashes)).toEqual(PUBLISHED_HASHES)
  })

  it.each(CHANGES)('is what it always was with %s', (title, change) => {
    expect(ruleHash({ ...zilch, ...change })).toBe(CHANGED_HASHES[title])
  })

  it('tells all these changes apart', () => {
    const hashes = CHANGES.map(([, change]) => ruleHash({ ...zilch, ...change }))
    expect(new Set([...hashes, ruleHash(zilch)]).size).toBe(CHANGES.length + 1)
  })

  it('does not depend on the name or on the order of the fields', () => {
    const reversed = Object.fromEntries(Object.entries(zilch).toReversed()) as unknown as RuleSet
    expect(Object.keys(reversed)).not.toEqual(Object.keys(zilch))
    expect(ruleHash({ ...reversed, name: 'At our table' })).toBe(PINNED.zilch)
  })

  it('does not depend on how a score is written down: two 1s for 200 are two single 1s', () => {
    const sets = zilch.sets.map((row, i) => (i === 0 ? [100, 200, ...row.slice(2)] : row))
    expect(ruleHash({ ...zilch, sets })).toBe(PINNED.zilch)
  })
})
