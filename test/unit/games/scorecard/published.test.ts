import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { yatzyWith } from '#test/support/yatzy-with.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { costOf } from '#shared/games/scorecard/solve/cost.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { someOf } from '#test/property/runs.ts'
import { fixture } from '#test/support/fixture.ts'

const card = (id: string): RuleSet => PUBLISHED_CARDS[id]!

/** ho94949/yacht-dice: the card of a console game. */
const consoleYacht: RuleSet = {
  ...card('yahtzee-plain'),
  boxes: card('yahtzee-plain').boxes.flatMap((box) => {
    if (box.name === 'threeOfAKind') return []
    if (box.name === 'smallStraight') return [{ ...box, plus: 15 }]
    if (box.name === 'largeStraight') return [{ ...box, plus: 30 }]
    if (box.name !== 'fullHouse') return [box]
    const shape = { kind: 'alike', sizes: [3, 2], mayRepeat: true } as const
    return [{ ...box, shape, sum: 'all' as const, plus: 0 }]
  }),
}

const mean = (rules: RuleSet): number => {
  const states = cardStates(rules)
  return expectedScore(states, solveCard(states))
}

const printed: [string, RuleSet, number, number][] = [
  ['Yahtzee, forced joker (yahtzee-engine)', card('yahtzee'), 254.5877287, 7],
  ['Yahtzee, free joker (Verhoeff 1999)', card('yahtzee-free'), 254.5896095, 7],
  [
    'Yahtzee, 100 without joker (yatzy-solver)',
    { ...card('yahtzee'), jokers: 'none' },
    253.9702412,
    7,
  ],
  ['Kniffel (Verhoeff 1999, no bonus for more)', card('kniffel'), 245.8707745, 7],
  ['Yatzy (yatzy-solver)', card('yatzy'), 248.4399894, 7],
  ['Yatzy, five alike a full house (yatzy-solver)', yatzyWith({ fiveAlike: true }), 248.4680909, 7],
  ['Yatzy, four alike two pairs (yatzy-solver)', yatzyWith({ fourAlike: true }), 248.6440589, 7],
  ['Yatzy, both (yatzy-solver)', yatzyWith({ fourAlike: true, fiveAlike: true }), 248.6748827, 7],
  ['Yacht on a console (yacht-dice)', consoleYacht, 191.774369, 6],
]
it.each(someOf(printed))('the printed average of best play: %s', (_, rules, figure, digits) => {
  expect(mean(rules).toFixed(digits)).toBe(figure.toFixed(digits))
})

interface FormerValues {
  readonly states: number
  /** Sum of the 64 bits of all values, modulo 2^64. */
  readonly sumOfBits: string
  readonly named: readonly {
    readonly used: number
    readonly total: number
    readonly alikeScored: boolean
    readonly bits: string
    readonly value: number
  }[]
}

const FORMER = fixture('yahtzee-values') as Record<keyof typeof PRESETS, FormerValues>

const hex = (bits: bigint): string => bits.toString(16).padStart(16, '0')

/** Before cards were data, Yahtzee had a solver of its own. */
it.each(someOf(['forced', 'free', 'none'] as const))(
  'Yahtzee as a card has the bits of its own solver in every state, jokers %s',
  (jokers) => {
    const { states: length, sumOfBits, named } = FORMER[jokers]
    const states = cardStates(PRESETS[jokers])
    const table = solveCard(states)
    const bits = new BigUint64Array(table.buffer)
    expect(table).toHaveLength(length)
    const sum = bits.reduce((all, one) => BigInt.asUintN(64, all + one), 0n)
    expect(hex(sum)).toBe(sumOfBits)
    for (const { bits: expected, value, ...card } of named) {
      const state = stateIndex(states, card)
      expect({ ...card, value: table[state] }).toEqual({ ...card, value })
      expect(hex(bits[state]!)).toBe(expected)
    }
  },
)

describe('published cards', () => {
  it.each(Object.entries(PUBLISHED_CARDS))(
    '%s is a valid card with words for its boxes',
    (id, rules) => {
      expect(parseRuleSet(JSON.parse(JSON.stringify(rules)))).toEqual({ ok: true, value: rules })
      const boxes: Readonly<Record<string, string>> = scorecardTexts.card.boxes
      const cards: Readonly<Record<string, string>> = scorecardTexts.card.cards
      expect(rules.boxes.filter(({ name }) => boxes[name] === undefined)).toEqual([])
      expect(cards[id]).toBeTruthy()
    },
  )

  it('have hashes of their own, but for Kniffel, which plays as Yahtzee without bonuses', () => {
    const hashes = Map.groupBy(Object.keys(PUBLISHED_CARDS), (id) => ruleHash(card(id)))
    const shared = [...hashes.values()].filter(({ length }) => length > 1)
    expect(shared).toEqual([['yahtzee-plain', 'kniffel']])
  })

  it('tell their size before they are solved', () => {
    expect(costOf(card('maxi-yatzy'), 2)).toMatchObject({ states: 33_472_510, bytes: 267_780_096 })
    expect(costOf(card('yatzy'), 2).states).toBe(958_974)
  })
})
