import { describe, expect, it } from 'vitest'
import { formatNumber } from '#renderer/components/format.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { combinationWords, playSentences } from '#shared/games/farkle/analysis/rule-words.ts'

const GOAL = '10,000'
const AT_ONCE = `The first to bank ${GOAL} wins.`

const WORDS: Readonly<Record<PresetId, { combinations: string[]; sentences: string[] }>> = {
  farkle: { combinations: [], sentences: [AT_ONCE] },
  zilch: {
    combinations: ['Straight 1,500', 'Three pairs 1,500', 'All dice that score nothing 500'],
    sentences: [
      `Once somebody has banked ${GOAL}, the other has one more turn; a tie is half a win.`,
      'Bank at least 300.',
      '3 farkles in a row cost 500 banked points, never below zero.',
      'Four of a kind and a pair may be scored as three pairs.',
    ],
  },
  facebook: {
    combinations: ['Straight 1,500', 'Three pairs 750'],
    sentences: [AT_ONCE, 'Bank at least 300.'],
  },
  'possibly-wrong': {
    combinations: ['Straight 1,500', 'Three pairs 1,500', 'Two triplets 2,500'],
    sentences: [AT_ONCE, 'Four of a kind and a pair may be scored as three pairs.'],
  },
}

describe('the words for a preset', () => {
  it.each(Object.keys(PRESETS) as PresetId[])('%s', (id) => {
    const combinations = combinationWords(PRESETS[id], formatNumber)
    expect(combinations.map(({ name, points }) => `${name} ${points}`)).toEqual(
      WORDS[id].combinations,
    )
    expect(playSentences(PRESETS[id], formatNumber)).toEqual(WORDS[id].sentences)
  })
})

describe('the words for a house rule', () => {
  const penalty = { farkles: 1, points: 1000, floor: -2000 }
  const cases: [Partial<RuleSet>, string][] = [
    [{ hotDiceBonus: 500 }, 'All dice set aside bring 500 more.'],
    [
      { hotDiceBonus: 500, bonusOnlySingleDie: true },
      'A single last die that scores brings 500 more.',
    ],
    [
      { mustRollHotDice: true },
      'If you have set aside all dice, you must roll them all again before you bank.',
    ],
    [{ winningDice: [1, 1, 1, 1, 1, 1] }, 'Six 1s in one roll win the game.'],
    [{ winningDice: [1, 2, 3] }, 'The dice 1, 2, 3 in one roll win the game.'],
    [{ finishFrom: 9500 }, 'A player who has banked 9,500 may bank nothing short of the goal.'],
    [
      { losingDice: [2, 2, 2, 2] },
      'Four 2s in one roll score nothing and lose the turn and all that is banked.',
    ],
    [
      { losingDice: [1, 6, 6], losingDiceTake: 'game' },
      'The dice 1, 6, 6 in one roll lose the game.',
    ],
    [
      { farkleTakes: true },
      'A farkle also costs banked points: as many as the turn total, but never more than there are.',
    ],
    [
      { firstRollPenalty: 1000 },
      'A farkle in the first roll of a turn costs 1,000 banked points, never more than there are.',
    ],
    [
      { overshoot: 'lost' },
      '10,000 must be hit exactly, whatever the minimum; a turn total that leads beyond it is lost as by a farkle.',
    ],
    [
      { buildOnBank: true },
      'After a bank the other player may roll the dice that were left, on top of that turn total.',
    ],
    [
      { steal: 'diceLeft' },
      'After a farkle the other player may roll the same dice again, on top of the turn total that was lost.',
    ],
    [
      { steal: 'allDice' },
      'After a farkle the other player may roll all dice on top of the turn total that was lost.',
    ],
    [
      { farkleScores: true },
      'A farkle ends the turn and scores its total, whatever the minimum. “Points a turn” leave this rule out.',
    ],
    [
      { beatLastTurn: true },
      'A turn that is banked must be more than the other player’s last turn, beside any minimum. “Points a turn” leave this rule out.',
    ],
    [
      { hotDiceBonus: 500, bonusGrows: 2 },
      'All dice set aside bring 500 more. The bonus grows within a turn: 1,000 for the second one and so on, up to 1,500.',
    ],
    [
      { maxRolls: 3 },
      'A turn has at most 3 rolls. After the last one its points are banked; where that is not allowed they are lost.',
    ],
    [
      { lastDieRolls: 3 },
      'A single die may be rolled up to 3 times to score, and all of them count as one roll.',
    ],
    [
      { confirmation: { sets: false, combinations: true, points: 500, sameRoll: false } },
      'Combinations of several faces must be confirmed before the turn may be banked: by later rolls that make 500 together.',
    ],
    [{ noBankAtFifty: true }, 'A turn total that ends in 50 may not be banked.'],
    [
      {
        ownDice: [
          { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6], joker: null },
          { name: '', count: 1, weights: [2, 1, 1, 1, 1, 1], joker: null },
        ],
      },
      'A full roll has 2 dice “Lucky” whose faces 1 to 6 weigh 6, 1, 2, 3, 4, 6, 1 die whose faces 1 to 6 weigh 2, 1, 1, 1, 1, 1; the other 3 are ordinary. Both players roll the same dice.',
    ],
    [
      { minimumFirstBank: 1000 },
      'While a player has nothing banked, a bank must be at least 1,000.',
    ],
    [{ farklePenalty: penalty }, 'Each farkle costs 1,000 banked points, never below \u22122,000.'],
    [
      { mustSetAsideAll: true },
      'All dice that score must be set aside; where as many can score in several ways, the player chooses.',
    ],
    [{ sixOfAKindWins: true }, 'Six of a kind in one roll wins the game.'],
  ]

  it('tell the dice of each player where they differ', () => {
    const ownDice = [{ name: 'Devil', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 as const }]
    const rules = { ...PRESETS.farkle, ownDice, opponentDice: [] }
    expect(playSentences(rules, formatNumber).slice(1)).toEqual([
      'You roll 1 die “Devil” whose 1 is a joker; the other 5 are ordinary.',
      'The opponent rolls ordinary dice.',
      'A joker stands for any face in a combination with at least one other die, also in three of a kind, which count as three single dice at least: rules rarely say so, and Breakpoint reads them in this way. It never scores on its own.',
    ])
  })

  it('say of a joker whether it scores alone', () => {
    const ownDice = [{ name: '', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 as const }]
    const dice =
      'A full roll has 1 die whose 1 is a joker; the other 5 are ordinary. Both players roll the same dice.'
    const sentences = (jokerAlone: boolean): string[] =>
      playSentences({ ...PRESETS.farkle, ownDice, jokerAlone }, formatNumber).slice(1)
    expect(sentences(false)).toEqual([
      dice,
      'A joker stands for any face in a combination with at least one other die, also in three of a kind, which count as three single dice at least: rules rarely say so, and Breakpoint reads them in this way. It never scores on its own.',
    ])
    expect(sentences(true)).toEqual([
      dice,
      'A joker stands for any face that helps to score, also on its own.',
    ])
  })

  it.each(cases)('add a sentence: %j', (change, sentence) => {
    expect(playSentences({ ...PRESETS.farkle, ...change }, formatNumber)).toEqual([
      AT_ONCE,
      sentence,
    ])
  })

  it('say who may not take up anything where the first bank has a minimum', () => {
    const rules = { ...PRESETS.farkle, minimumFirstBank: 1000, buildOnBank: true }
    expect(playSentences(rules, formatNumber).at(-1)).toBe(
      'A player who has nothing banked, and so must bank 1,000, may not take up anything.',
    )
  })

  it('say a minimum once where the first bank needs no more', () => {
    const rules = { ...PRESETS.farkle, minimumBank: 250, minimumFirstBank: 250 }
    expect(playSentences(rules, String)).toEqual([
      'The first to bank 10000 wins.',
      'Bank at least 250.',
    ])
  })

  it('name four of a kind and a pair where it has points of its own', () => {
    const rules = { ...PRESETS.farkle, fourKindAndPair: 1250 }
    expect(combinationWords(rules, String)).toEqual([
      { name: 'Four of a kind and a pair', points: '1250', example: [1, 1, 1, 1, 2, 2] },
    ])
  })

  it('show dice that make a combination, where the roll does not decide', () => {
    const examples = combinationWords(PRESETS.zilch, String).map(({ example }) => example)
    expect(examples).toEqual([[1, 2, 3, 4, 5, 6], [1, 1, 2, 2, 3, 3], null])
    const run = { kind: 'run', from: null, length: 4, points: 250 } as const
    const [words] = combinationWords({ ...PRESETS.farkle, combinations: [run] }, String)
    expect(words!.example).toEqual([1, 2, 3, 4])
  })
})

describe('the words for the end of a game', () => {
  it.each([
    [
      { end: 'equalTurns' },
      `Once the first player has banked ${GOAL}, the second has one more turn; a tie is half a win. If the second player banks it, the game is over, for both have had as many turns.`,
    ],
    [
      { end: 'rounds', rounds: 10 },
      'After 10 rounds the higher score wins, whatever it is; a tie is half a win.',
    ],
  ] as const)('%j', (change, sentence) => {
    expect(playSentences({ ...PRESETS.farkle, ...change }, formatNumber)).toEqual([sentence])
  })
})
