import { describe, expect, it } from 'vitest'
import type { CardRules } from '#shared/games/yahtzee/card/card.ts'
import { cardHash } from '#shared/games/yahtzee/card/card-hash.ts'
import { parseCard } from '#shared/games/yahtzee/card/card-schema.ts'
import { PUBLISHED_CARDS, yatzyWith } from '#shared/games/yahtzee/card/cards.ts'
import { costOf } from '#shared/games/yahtzee/card/cost.ts'
import { expectedScore, solveCard } from '#shared/games/yahtzee/card/solver.ts'
import { cardStates } from '#shared/games/yahtzee/card/states.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { someOf } from '#test/property/runs.ts'

const card = (id: string): CardRules => PUBLISHED_CARDS[id]!

/** ho94949/yacht-dice: the card of a console game. */
const consoleYacht: CardRules = {
  ...card('yahtzee-plain'),
  boxes: card('yahtzee-plain').boxes.flatMap((box) => {
    if (box.name === 'threeOfAKind') return []
    if (box.name === 'smallStraight') return [{ ...box, plus: 15 }]
    if (box.name === 'largeStraight') return [{ ...box, plus: 30 }]
    if (box.name !== 'fullHouse') return [box]
    const sizes = [3, 2]
    return [
      {
        ...box,
        shape: { kind: 'alike' as const, sizes, mayRepeat: true },
        sum: 'all' as const,
        plus: 0,
      },
    ]
  }),
}

const mean = (rules: CardRules): number => {
  const states = cardStates(rules)
  return expectedScore(states, solveCard(states))
}

describe('printed averages of best play', () => {
  const printed: [string, CardRules, number, number][] = [
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
    [
      'Yatzy, five alike a full house (yatzy-solver)',
      yatzyWith({ fiveAlike: true }),
      248.4680909,
      7,
    ],
    ['Yatzy, four alike two pairs (yatzy-solver)', yatzyWith({ fourAlike: true }), 248.6440589, 7],
    ['Yatzy, both (yatzy-solver)', yatzyWith({ fourAlike: true, fiveAlike: true }), 248.6748827, 7],
    ['Yacht on a console (yacht-dice)', consoleYacht, 191.774369, 6],
  ]
  it.each(someOf(printed))('%s', (_, rules, figure, digits) => {
    expect(mean(rules).toFixed(digits)).toBe(figure.toFixed(digits))
  })
})

describe('Yahtzee as a card', () => {
  const same = {
    yahtzee: PRESETS.forced,
    'yahtzee-free': PRESETS.free,
    'yahtzee-plain': PRESETS.none,
  }
  it.each(someOf(Object.entries(same)))('%s has the bits of its own solver', (id, rules) => {
    const game = yahtzeeGame(rules)
    const { table } = solveYahtzee(game, { turn: turnKernel(rules.rerolls) })
    const states = cardStates(card(id))
    const values = solveCard(states)
    // Both order rows alike; a context of a scored Yahtzee box is 64 lower there.
    const different: number[] = []
    for (const [number, context] of states.contexts.entries()) {
      const there = context >= 128 ? context - 64 : context
      for (let row = 0; row < states.rows; row++) {
        const own = table[row * game.contexts + there]!
        if (!Object.is(own, values[number * states.rows + row])) different.push(context)
      }
    }
    expect(different).toEqual([])
    expect(values).toHaveLength(table.length)
  })
})

describe('published cards', () => {
  it.each(Object.entries(PUBLISHED_CARDS))(
    '%s is a valid card with words for its boxes',
    (id, rules) => {
      expect(parseCard(JSON.parse(JSON.stringify(rules)))).toEqual({ ok: true, value: rules })
      const boxes: Readonly<Record<string, string>> = yahtzeeTexts.card.boxes
      const cards: Readonly<Record<string, string>> = yahtzeeTexts.card.cards
      expect(
        rules.boxes.map(({ name }) => boxes[name]).filter((name) => name === undefined),
      ).toEqual([])
      expect(cards[id]).toBeTruthy()
    },
  )

  it('have hashes of their own, but for Kniffel, which plays as Yahtzee without bonuses', () => {
    const hashes = Map.groupBy(Object.keys(PUBLISHED_CARDS), (id) => cardHash(card(id)))
    const shared = [...hashes.values()].filter(({ length }) => length > 1)
    expect(shared).toEqual([['yahtzee-plain', 'kniffel']])
  })

  it('tell their size before they are solved', () => {
    expect(costOf(card('maxi-yatzy'), 2)).toMatchObject({ states: 33_472_510, bytes: 267_780_096 })
    expect(costOf(card('yatzy'), 2).states).toBe(958_974)
  })
})
