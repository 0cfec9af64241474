import { RouterLinkStub } from '@vue/test-utils'
import type { Component } from 'vue'
import { beforeEach, describe, expect, it } from 'vitest'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import ThreeCard from '#renderer/games/farkle/card/ThreeCard.vue'
import CardView from '#renderer/games/farkle/card/CardView.vue'
import { answer, answerAlso, asked, calls, click, settled, show, startStores } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

const [farkle, zilch] = ENTRIES

/** The cards that come with the app, as the backend answers them. */
const CARDS = shippedCards(farkle!.rules, 'need')!.map(({ numbers, rule, behind }) => ({
  numbers,
  rule,
  behind,
  before: null as number | null,
  policy: `rule:${thumbText(rule)}`,
  sentences: [],
}))
/** Answers for a game whose cards are those of another rule set or not. */
function answers(of: string | null = null): void {
  const cards = { cards: CARDS, of, fraction: of === null ? 1 : 0 }
  answer({
    'farkle.winBankCardsAtOnce': cards,
    'farkle.winKnownBankCards': cards,
    'farkle.winBankCards': CARDS.slice(0, 1),
    'farkle.scoreExamples': {
      examples: [
        {
          roll: [1, 2, 3, 4, 5, 6],
          greedy: { dice: [1, 5], points: 150, diceLeft: 4, adds: 150 },
          best: { dice: [1], points: 100, diceLeft: 5, adds: 300 },
          often: 0.123,
          costs: 22.4,
        },
      ],
    },
    'cards.learnt': { learnt: null },
  })
}
const namesAsked = (): string[] => asked.mock.calls.map(([name]) => name)

beforeEach(() => startStores())

async function view(of: Component, entry = farkle!) {
  const ChartFigure = { template: '<div><slot name="controls" /></div>' }
  return (await show(of, { props: { entry }, stubs: { RouterLink: RouterLinkStub, ChartFigure } }))
    .screen
}

describe('the card for three', () => {
  it('is searched for when asked, and says what it wins among two who play best', async () => {
    answers()
    answerAlso({
      'farkle.threeCard': ({ find }: { find: boolean }) => ({
        card: find ? { rule: CARDS[3]!.rule, wins: { mean: 0.3291, error: 0.0005 } } : null,
      }),
    })
    const screen = await view(ThreeCard)
    expect(screen.text()).toContain('the leader of the other two')
    expect(screen.find('table').exists()).toBe(false)
    await click('Find the card')
    expect(calls('farkle.threeCard')).toMatchObject([{ find: false }, { find: true }])
    expect(screen.findAll('thead th')).toHaveLength(5)
    expect(screen.text()).toContain('you win 32.91 games in 100 (± 0.10), an equal player 33.33')
  })
})

describe('the card', () => {
  it('is refused in a sentence for other games, and nothing of it is asked', async () => {
    answers()
    const rules = { ...zilch!.rules, overshoot: 'lost' as const }
    const screen = await view(CardView, { ...zilch!, rules })
    expect(screen.find('table').exists()).toBe(false)
    expect(namesAsked()).toEqual([])
  })

  it('is there without a search, with as many columns as one wants to learn', async () => {
    answers()
    const screen = await view(CardView)
    expect(namesAsked()).not.toContain('farkle.winBankCards')
    expect(screen.text()).not.toContain('Search now')
    const table = screen.findAll('table')[0]!
    expect(table.findAll('thead th').map((head) => head.text())).toEqual([
      'Dice left',
      'at any score',
    ])
    const numbers = CARDS[0]!.rule.columns.holds[0]!.toReversed()
    expect(table.findAll('strong').map((cell) => Number(cell.text().replace(',', '')))).toEqual(
      numbers,
    )
    const slider = screen.get('input[type="range"]')
    expect(slider.attributes('aria-valuetext')).toBe('one column')
    await slider.setValue('4')
    await settled()
    expect(slider.attributes('aria-valuetext')).toBe('4 columns')
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(5)
    await slider.setValue('1')
    await settled()
    // The dice left are worth a fifth.
    expect(table.find('.worth').text()).toContain(`+${numbers[0]! / 5}`)
  })

  it('with numbers of the solved game says so, and is searched for when asked', async () => {
    answers('Farkle')
    const screen = await view(CardView)
    expect(screen.text()).toContain('are read off the solution of your rules. While nothing else')
    await screen.get('input[type="range"]').setValue('4')
    await settled()
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(5)
    const found = { ...CARDS[0]!, behind: 0.0075, before: 0.0229 }
    const known = { cards: [found], of: null, fraction: 1 }
    answerAlso({ 'farkle.winBankCards': [found], 'farkle.winKnownBankCards': known })
    await click('Search now')
    expect(screen.text()).not.toContain('are read off the solution')
    expect(screen.text()).toContain(
      'A search found better numbers: with the first ones, the perfect player won 2.29 games of 100 more than you, now 0.75.',
    )
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(2)
  })

  it('is there before what it loses is known', async () => {
    answers('Farkle')
    const { promise, resolve } = Promise.withResolvers()
    const cards = CARDS.map((card) => ({ ...card, behind: null }))
    answerAlso({
      'farkle.winBankCardsAtOnce': { cards, of: null, fraction: 0 },
      'farkle.winKnownBankCards': () => promise,
    })
    const screen = await view(CardView)
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(2)
    expect(screen.text()).toContain('What it loses is being measured.')
    resolve({ cards: CARDS, of: null, fraction: 0 })
    await settled()
    expect(screen.text()).toContain('the perfect player wins 1.51 more than you')
  })

  it('tells which dice to take', async () => {
    answers()
    const screen = await view(CardView)
    expect(screen.text()).toContain('Take 1. Taking 1 5 loses 22 points.')
  })
})
