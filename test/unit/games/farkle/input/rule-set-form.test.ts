import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { readRuleSet } from '#shared/games/farkle/input/rule-set-schema.ts'
import { fieldName, setName } from '#shared/games/farkle/analysis/rule-words.ts'
import { setField } from '#shared/games/farkle/rules/rule-set.ts'

const house = PRESETS.farkle
const LOADED = { weights: [6, 1, 2, 3, 4, 6] }

/** The basic sets with one entry replaced. */
function setsWith(face: number, count: number, points: unknown): unknown[][] {
  return house.sets.map((row, f) =>
    row.map((old, c) => (f === face - 1 && c === count - 1 ? points : old)),
  )
}

/** The fields complained about, in order. */
function wrongFields(input: unknown): string[] {
  const read = readRuleSet(input)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

function messageOf(input: unknown): string {
  const read = readRuleSet(input)
  return read.ok ? 'no problem' : read.problems.map(({ message }) => message).join(' ')
}

describe('one wrong field of a rule set', () => {
  it.each([
    ['sets.4.3', { sets: setsWith(4, 3, -1) }],
    ['sets.1.1', { sets: setsWith(1, 1, 100_001) }],
    ['sets.6.6', { sets: setsWith(6, 6, 0.5) }],
    ['sets.2.5', { sets: setsWith(2, 5, '300') }],
    ['sets.5.2', { sets: setsWith(5, 2, undefined) }],
    ['sets.3.4', { sets: setsWith(3, 4, NaN) }],
    ['sets.3', { sets: house.sets.map((row, i) => (i === 2 ? row.slice(1) : row)) }],
    ['sets.6', { sets: house.sets.map((row, i) => (i === 5 ? null : row)) }],
    ['sets', { sets: house.sets.slice(1) }],
    ['sets', { sets: 'none' }],
    ['sets', { sets: undefined }],
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 7 }],
    ['straight', { straight: -50 }],
    ['threePairs', { threePairs: Infinity }],
    ['twoTriplets', { twoTriplets: null }],
    ['fourKindAndPair', { fourKindAndPair: [] }],
    ['nothing', { nothing: 1.5 }],
    ['fourKindAndPairCountsAsThreePairs', { fourKindAndPairCountsAsThreePairs: 'yes' }],
    ['mustSetAsideAll', { mustSetAsideAll: 1 }],
    ['sixOfAKindWins', { sixOfAKindWins: null }],
    ['hotDiceBonus', { hotDiceBonus: -500 }],
    ['hotDiceBonus', { bonusOnlySingleDie: true }],
    ['bonusOnlySingleDie', { hotDiceBonus: 500, bonusOnlySingleDie: 'once' }],
    ['winningDice', { winningDice: '111111' }],
    ['winningDice.2', { winningDice: [1, 7] }],
    ['winningDice', { winningDice: [1, 1, 1, 1, 1, 1, 1] }],
    ['rounds', { end: 'rounds' }],
    ['rounds', { end: 'rounds', rounds: 51 }],
    ['rounds', { rounds: 10 }],
    ['winningDice', { end: 'rounds', rounds: 5, winningDice: [1, 1, 1, 1, 1, 1] }],
    ['sixOfAKindWins', { end: 'rounds', rounds: 5, sixOfAKindWins: true }],
    ['finishFrom', { end: 'rounds', rounds: 5, finishFrom: 9500 }],
    ['finishFrom', { finishFrom: -50 }],
    ['finishFrom', { finishFrom: 10_000 }],
    ['losingDice', { losingDice: '2222' }],
    ['losingDice.1', { losingDice: [0, 2] }],
    ['losingDice', { losingDice: [1, 1, 1, 1, 1, 1, 1] }],
    ['losingDice', { end: 'finalTurn', losingDice: [2, 2, 2, 2] }],
    ['losingDice', { end: 'rounds', rounds: 5, losingDice: [2, 2, 2, 2] }],
    ['losingDiceTake', { losingDice: [2, 2, 2, 2], losingDiceTake: 'turn' }],
    ['firstRollPenalty', { firstRollPenalty: -1000 }],
    ['firstRollPenalty', { end: 'rounds', rounds: 5, firstRollPenalty: 1000 }],
    ['farkleTakes', { farkleTakes: 'bank' }],
    ['farkleTakes', { end: 'finalTurn', farkleTakes: true }],
    ['farkleTakes', { end: 'rounds', rounds: 5, farkleTakes: true }],
    ['farkleTakes', { farkleTakes: true, mustRollHotDice: true }],
    ['farkleTakes', { farkleTakes: true, firstRollPenalty: 500 }],
    ['farkleTakes', { farkleTakes: true, overshoot: 'lost' }],
    ['farkleTakes', { farkleTakes: true, farklePenalty: { farkles: 3, points: 500, floor: 0 } }],
    ['overshoot', { overshoot: 'back' }],
    ['buildOnBank', { buildOnBank: 1 }],
    ['buildOnBank', { buildOnBank: true, end: 'finalTurn' }],
    ['buildOnBank', { buildOnBank: true, end: 'rounds', rounds: 5 }],
    ['buildOnBank', { buildOnBank: true, farklePenalty: { farkles: 3, points: 500, floor: 0 } }],
    ['buildOnBank', { buildOnBank: true, firstRollPenalty: 500 }],
    ['buildOnBank', { buildOnBank: true, farkleTakes: true }],
    ['steal', { steal: 'all' }],
    ['steal', { steal: 'diceLeft', mustRollHotDice: true }],
    ['steal', { steal: 'allDice', farkleScores: true }],
    ['steal', { steal: 'allDice', maxRolls: 3 }],
    ['farkleScores', { farkleScores: 'yes' }],
    ['beatLastTurn', { beatLastTurn: 350 }],
    ['beatLastTurn', { beatLastTurn: true, end: 'equalTurns' }],
    ['beatLastTurn', { beatLastTurn: true, buildOnBank: true }],
    ['beatLastTurn', { beatLastTurn: true, steal: 'allDice' }],
    ['farkleScores', { farkleScores: true, losingDice: [2, 2, 2, 2] }],
    ['farkleScores', { farkleScores: true, overshoot: 'lost' }],
    ['overshoot', { end: 'rounds', rounds: 5, overshoot: 'lost' }],
    ['overshoot', { end: 'finalTurn', overshoot: 'lost' }],
    ['overshoot', { end: 'equalTurns', overshoot: 'lost' }],
    ['maxRolls', { maxRolls: 11 }],
    ['maxRolls', { maxRolls: '3' }],
    ['lastDieRolls', { lastDieRolls: 0 }],
    ['noBankAtFifty', { noBankAtFifty: 50 }],
    ['bonusGrows', { hotDiceBonus: 500, bonusGrows: 11 }],
    ['hotDiceBonus', { bonusGrows: 2 }],
    ['ownDice', { ownDice: 'loaded' }],
    ['ownDice', { ownDice: [{ count: 4 }, { count: 3 }] }],
    ['ownDice.1', { ownDice: [6] }],
    ['ownDice.1.count', { ownDice: [{ count: 0 }] }],
    ['ownDice.2.weights', { ownDice: [{}, { weights: [1, 1, 1, 1, 1] }] }],
    ['ownDice.1.weights', { ownDice: [{ weights: [0, 0, 0, 0, 0, 0] }] }],
    ['ownDice.1.weights.6', { ownDice: [{ weights: [1, 1, 1, 1, 1, 1.555] }] }],
    ['ownDice.1.weights.6', { ownDice: [{ weights: [1, 1, 1, 1, 1, 10_001] }] }],
    ['ownDice.1.weights', { ownDice: [{ weights: [1, 1, 1, 1, 1.25, 101] }] }],
    ['ownDice.1.joker', { ownDice: [{ joker: 7 }] }],
    ['ownDice.1.joker', { ownDice: [{ weights: [0, 1, 1, 1, 1, 1], joker: 1 }] }],
    ['opponentDice', { opponentDice: 'loaded' }],
    ['opponentDice', { opponentDice: [{ count: 4 }, { count: 3 }] }],
    ['opponentDice.1.joker', { opponentDice: [{ weights: [0, 1, 1, 1, 1, 1], joker: 1 }] }],
    ['opponentDice', { opponentDice: [LOADED], end: 'equalTurns' }],
    ['opponentDice', { opponentDice: [LOADED], end: 'rounds', rounds: 5 }],
    ['buildOnBank', { opponentDice: [LOADED], buildOnBank: true }],
    ['jokerAlone', { jokerAlone: true }],
    ['jokerAlone', { ownDice: [{ weights: [2, 1, 1, 1, 1, 1] }], jokerAlone: true }],
    ['confirmation', { confirmation: true }],
    ['confirmation', { confirmation: null }],
    ['confirmation.points', { confirmation: { sets: true, points: 0 } }],
    ['confirmation.points', { confirmation: { sets: true, points: 20_000 } }],
    ['confirmation.sameRoll', { confirmation: { combinations: true, sameRoll: true } }],
    ['confirmation.dice', { confirmation: { sets: true, dice: 3 } }],
    ['goal', { goal: 0 }],
    ['goal', { goal: 1_000_001 }],
    ['minimumBank', { minimumBank: -1 }],
    ['minimumFirstBank', { minimumFirstBank: '500' }],
    ['end', { end: 'sudden' }],
    ['farklePenalty', { farklePenalty: 500 }],
    ['farklePenalty.farkles', { farklePenalty: { farkles: 7, points: 500, floor: 0 } }],
    ['farklePenalty.farkles', { farklePenalty: { points: 500 } }],
    ['farklePenalty.points', { farklePenalty: { farkles: 3, points: 0, floor: 0 } }],
    ['farklePenalty.floor', { farklePenalty: { farkles: 3, points: 500, floor: 1 } }],
    ['farklePenalty.fine', { farklePenalty: { farkles: 3, points: 500, fine: 1 } }],
    ['bonus', { bonus: 100 }],
    ['constructor', { constructor: 100 }],
  ])('is told once and by its path: %s', (field, wrong) => {
    expect(wrongFields({ ...house, ...wrong })).toEqual([field])
  })

  it('is called by the name the screen has for it, with what it may be', () => {
    expect(messageOf({ ...house, sets: setsWith(4, 3, -1) })).toBe(
      'Three 4s must be a whole number from 0 to 100,000.',
    )
    expect(messageOf({ ...house, goal: 0 })).toContain('Goal score must be')
    expect(messageOf({ ...house, bonus: 1 })).toContain('bonus is not a field of a rule set')
    expect(messageOf({ ...house, sets: undefined })).toContain('missing')
  })
})

describe('several wrong fields of a rule set', () => {
  it('are all told at once, each by its path', () => {
    const input = { ...house, sets: setsWith(2, 3, -1), goal: 'far', end: 0, extra: true }
    expect(wrongFields(input).toSorted()).toEqual(['end', 'extra', 'goal', 'sets.2.3'])
  })

  it.each([[null], [undefined], [7], ['rules'], [[]], [() => house]])(
    'are one problem of the whole where %s is no rule set at all',
    (input) => {
      expect(readRuleSet(input).ok).toBe(false)
      expect(wrongFields(input)).toHaveLength(1)
    },
  )
})

describe('fields that contradict each other', () => {
  it.each([
    [
      'both minimums above the goal',
      ['minimumBank', 'minimumFirstBank'],
      { goal: 500, minimumBank: 600, minimumFirstBank: 600 },
    ],
    ['a first minimum above the goal', ['minimumFirstBank'], { goal: 500, minimumFirstBank: 600 }],
    [
      'a first minimum below the minimum',
      ['minimumFirstBank'],
      { minimumBank: 400, minimumFirstBank: 300 },
    ],
    [
      'flexible pairs without three pairs',
      ['threePairs'],
      { fourKindAndPairCountsAsThreePairs: true, threePairs: 0 },
    ],
  ])('are told: %s', (_, fields, wrong) => {
    expect(wrongFields({ ...house, ...wrong })).toEqual(fields)
  })

  it('are only looked for once every field is right by itself', () => {
    expect(wrongFields({ ...house, goal: 500, minimumBank: 600, straight: -1 })).toEqual([
      'straight',
    ])
  })
})

describe('fields left out of a rule set', () => {
  it('take the value of the plain game', () => {
    const read = readRuleSet({ name: 'Farkle', sets: house.sets })
    expect(read).toEqual({ ok: true, value: house })
  })

  it('give the game a name', () => {
    expect(readRuleSet({ sets: house.sets })).toMatchObject({ value: { name: 'House rules' } })
  })

  it('make the first minimum the minimum, and the floor of the penalty zero', () => {
    const farklePenalty = { farkles: 2, points: 100 }
    expect(readRuleSet({ sets: house.sets, minimumBank: 350, farklePenalty })).toMatchObject({
      value: { minimumFirstBank: 350, farklePenalty: { farkles: 2, points: 100, floor: 0 } },
    })
  })

  it('do not matter to a name in spaces: it is trimmed', () => {
    expect(readRuleSet({ ...house, name: '  Uncle Bob  ' })).toMatchObject({
      value: { name: 'Uncle Bob' },
    })
  })
})

describe('names of fields', () => {
  it('are words for a set and for a rule', () => {
    expect(setField(4, 3)).toBe('sets.4.3')
    expect(fieldName('sets.4.3')).toBe('Three 4s')
    expect(fieldName('sets.1.1')).toBe('One 1')
    expect(fieldName('sets.1')).toBe('The sets of 1s')
    expect(setName(6, 6)).toBe('six 6s')
    expect(fieldName('farklePenalty.points')).toBe('Farkle penalty')
  })

  it('are the path itself where there is no such field', () => {
    expect(fieldName('bonus.7')).toBe('bonus.7')
    expect(fieldName('constructor')).toBe('constructor')
    expect(fieldName('')).toBe('')
  })
})
