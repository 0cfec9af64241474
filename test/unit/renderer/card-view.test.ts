import { mount, RouterLinkStub } from '@vue/test-utils'
import type { Component } from 'vue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { cardDraft, cardNumber, ownCard } from '#renderer/games/farkle/card/own-card.ts'
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
  policy: `rule:${thumbText(rule)}`,
  sentences: [],
}))
/** Answers for a game whose cards are those of another rule set or not. */
function answers(of: string | null = null): void {
  const cards = { cards: CARDS, of, fraction: of === null ? 1 : 0 }
  answer({
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
    'farkle.winMatch': {
      first: { name: 'mine', asFirst: 0.5, asSecond: 0.49, average: 0.495 },
      second: { name: 'Optimal', asFirst: 0.51, asSecond: 0.5, average: 0.505 },
      residual: 0,
      behind: 0.01,
    },
  })
}
const namesAsked = (): string[] => asked.mock.calls.map(([name]) => name)
const matches = (): unknown[] => calls('farkle.winMatch')

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
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(5)
    expect(screen.text()).not.toContain('Find the card')
    const slider = screen.get('input[type="range"]')
    expect(slider.attributes('aria-valuetext')).toBe('4 columns')
    await slider.setValue('1')
    await settled()
    const table = screen.findAll('table')[0]!
    expect(table.findAll('thead th').map((head) => head.text())).toEqual([
      'Dice left',
      'at any score',
    ])
    const numbers = CARDS[0]!.rule.columns.holds[0]!.toReversed()
    expect(table.findAll('strong').map((cell) => Number(cell.text().replace(',', '')))).toEqual(
      numbers,
    )
    // The dice left are worth a fifth.
    expect(table.find('.worth').text()).toContain(`+${numbers[0]! / 5}`)
  })

  it('with numbers of the solved game says so, and is searched for when asked', async () => {
    answers('Farkle')
    const screen = await view(CardView)
    expect(screen.text()).toContain('are read off the solution of your rules')
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(5)
    await click('Find the card')
    expect(screen.text()).not.toContain('are read off the solution')
    expect(screen.findAll('table')[0]!.findAll('thead th')).toHaveLength(2)
  })

  it('tells which dice to take', async () => {
    answers()
    const screen = await view(CardView)
    expect(screen.text()).toContain('Take 1. Taking 1 5 loses 22 points.')
  })

  it('of one’s own is measured as soon as its numbers rest', async () => {
    answers()
    vi.useFakeTimers()
    const screen = mount(CardView, {
      props: { entry: farkle } as never,
      global: { stubs: { RouterLink: RouterLinkStub, ChartFigure: true } },
    })
    await vi.advanceTimersByTimeAsync(10)
    const bank = screen
      .findAll('label')
      .find((label) => label.text().startsWith('Bank from, 2 dice'))!
      .get('input')
    await bank.setValue('2')
    await bank.setValue('200')
    expect(matches()).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(matches()).toHaveLength(1)
    const [first, ...others] = CARDS[3]!.rule.columns.holds
    expect(matches()[0]).toMatchObject({
      first: { kind: 'thumb', rule: { columns: { holds: [first!.with(1, 200), ...others] } } },
      second: { kind: 'optimal' },
    })
    await vi.advanceTimersByTimeAsync(600)
    const change = 100 * (0.01 - CARDS[3]!.behind)
    expect(screen.text()).toContain(`+${change.toFixed(4)}`)
    await bank.setValue('many')
    await vi.advanceTimersByTimeAsync(600)
    expect(screen.text()).toContain('A number is missing or out of range.')
    expect(matches()).toHaveLength(1)
  })
})

describe('a card that is typed', () => {
  const [, , , card] = CARDS

  it('is the same card as long as nothing is changed', () => {
    for (const { rule } of CARDS) {
      const own = ownCard(cardDraft(rule, farkle!.rules), rule, farkle!.rules)!
      expect(thumbText(own)).toBe(thumbText(rule))
    }
  })

  it('asks for a lead and for farkles in a row where the rules have them', () => {
    const [, , , other] = shippedCards(zilch!.rules, 'need')!
    const draft = cardDraft(other!.rule, zilch!.rules)
    expect(Object.keys(draft)).toEqual(expect.arrayContaining(['lead.5', 'farkles.2']))
    expect(Object.keys(cardDraft(card!.rule, farkle!.rules)).join()).not.toMatch(/lead|farkles/)
    const typed = { ...draft, 'lead.5': '', 'farkles.2': '-50' }
    const own = ownCard(typed, other!.rule, zilch!.rules)!
    expect(own.lead[4]).toBe(0)
    expect(own.farkles[1]).toBe(-50)
    expect(ownCard({ ...typed, 'farkles.2': 'x' }, other!.rule, zilch!.rules)).toBeNull()
  })

  it('has columns that end one after another, by percents of the need', () => {
    const draft = cardDraft(card!.rule, farkle!.rules)
    const cuts = card!.rule.columns.cuts
    expect(draft['cut.0']).toBe(String(100 * cuts[0]!))
    const typed = ownCard({ ...draft, 'cut.0': '-50' }, card!.rule, farkle!.rules)!
    expect(typed.columns.cuts).toEqual([-0.5, ...cuts.slice(1)])
    expect(ownCard({ ...draft, 'cut.0': '500' }, card!.rule, farkle!.rules)).toBeNull()
  })

  it('lacks a number only where there may be none', () => {
    expect(cardNumber('go', '', 'need')).toBeNull()
    expect(cardNumber('hold.0.1', '', 'need')).toBeUndefined()
    expect(cardNumber('part', '0', 'need')).toBeUndefined()
    expect(cardNumber('part', '4.5', 'need')).toBe(4.5)
    expect(cardNumber('hold.0.1', '1 800', 'need')).toBe(1800)
  })
})
