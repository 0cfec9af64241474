import type { Component } from 'vue'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import BrowseView from '#renderer/features/cards/BrowseView.vue'
import LearnStart from '#renderer/features/cards/LearnStart.vue'
import type { CardStatistics } from '#renderer/features/cards/statistics.ts'
import StatisticsView from '#renderer/features/cards/StatisticsView.vue'
import { answerCards } from './card-answers.ts'
import { loadPart } from '#renderer/games/use-part.ts'
import { show } from './harness.ts'
import { ENTRIES, startLibrary } from './winning-game.ts'

// There is nothing to draw on in a page without a layout.
vi.mock('#renderer/components/BarChart.vue', async () => {
  const { defineComponent, h } = await import('vue')
  const drawn = defineComponent({
    props: { label: { type: String, required: true } },
    setup:
      ({ label }) =>
      () =>
        h('canvas', { role: 'img', 'aria-label': label }),
  })
  return { __esModule: true, default: drawn }
})
// A screen begins with what is fetched for it.
beforeAll(async () => {
  await loadPart('cards', 'farkle')
  await loadPart('progress', 'farkle')
})
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))

async function view(component: Component, answers: Record<string, unknown>, entry = ENTRIES[0]!) {
  answerCards(answers)
  await startLibrary({ rules: 'farkle' })
  const shown = await show(component, { props: { entry } })
  const links = () =>
    shown.screen.findAll('a').map((link) => [link.text(), link.attributes('href')])
  return { ...shown, links }
}

const day = (i: number): number => new Date(2026, 2, 8 + i).getTime()
const STATISTICS: CardStatistics = {
  retention: { measured: 0.912, low: 0.86, high: 0.95, count: 142 },
  bands: [
    { from: 1, to: 7, measured: 0.9, low: 0.8, high: 0.95, count: 100, foretold: 0.912 },
    { from: 7, to: 30, measured: null, low: null, high: null, count: 0, foretold: null },
    { from: 90, to: null, measured: 0.8, low: 0.7, high: 0.9, count: 42, foretold: 0.9 },
  ],
  history: [
    { day: day(-1), reviews: 0, remembered: 0, seconds: 0 },
    { day: day(0), reviews: 8, remembered: 6, seconds: 120 },
  ],
  stuck: [{ deck: 'scoring', question: 'Four 2s?', statement: '400 points.', lapses: 5 }],
}

describe('statistics of cards', () => {
  it('say what is remembered, with its certainty and count', async () => {
    const { screen } = await view(StatisticsView, { 'cards.statistics': STATISTICS })
    expect(screen.get('#retention').text()).toBe('You remember 91.2%')
    expect(screen.text()).toContain('between 86.0 and 95.0%. Counted over 142 reviews')
  })

  it('say so where nothing can be measured yet', async () => {
    const none = { measured: null, low: null, high: null, count: 0 }
    const empty = { retention: none, bands: [], history: [], stuck: [] }
    const { screen, text } = await view(StatisticsView, { 'cards.statistics': empty })
    expect(text()).toContain('Nothing to measure yet')
    expect(text()).toContain('No reviews in the last 30 days.')
    expect(text()).toContain('Learn cards')
    expect(screen.find('figure, [role="radiogroup"]').exists()).toBe(false)
    expect(text()).toContain('no card was forgotten again and again')
  })

  it('show the chart as a table too', async () => {
    const { screen, click, rows } = await view(StatisticsView, { 'cards.statistics': STATISTICS })
    expect(screen.findAll('canvas').map((one) => one.attributes('aria-label'))).toEqual([
      '8 reviews in the last 30 days, in 2 min. At most a minute counts for each.',
    ])
    await click('Table')
    expect(rows('Reviews by day')).toEqual([
      ['Today', '8', '75.0', '2.0'],
      ['7 Mar', '0', '–', '0.0'],
    ])
    expect(rows('Remembered, by days between reviews')).toEqual([
      ['1 to 6', '90.0', '91.2', '100'],
      ['90 or more', '80.0', '90.0', '42'],
    ])
  })

  it('offer the rule behind what does not stick', async () => {
    const { screen, links } = await view(StatisticsView, { 'cards.statistics': STATISTICS })
    expect(screen.get('.stuck').text()).toContain('Forgotten 5 times.')
    expect(links()).toEqual([['The rules', '/rules']])
  })
})

const { seed: _seed, ...DRILL } = { ...DEFAULT_SETUP, seed: '' }
const lesson = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `Lesson ${id}`,
  former: [],
  sentence: 'Bank from 300.',
  examples: [],
  adds: 74.93,
  makes: 568.2,
  level: 'steps',
  decks: ['limits'],
  drill: { ...DRILL, goal: 'points', kind: 'roll-or-bank' },
  state: 'open',
  cards: 6,
  known: 2,
  ...more,
})
const LESSONS = {
  unit: 'turn',
  best: 620.91,
  missing: null,
  lessons: [lesson('first', { state: 'known', adds: null, makes: 493.3 }), lesson('second')],
}

describe('the lessons', () => {
  it('say what each adds and makes, where one stands, and lead to it', async () => {
    const { screen } = await view(LearnStart, { 'lessons.overview': LESSONS })
    expect(screen.text()).toContain(
      'You play by 1 of 2 sentences, which makes 493.3; the best play makes 620.9 points a turn.',
    )
    const items = screen.findAll('li').map((item) => item.text())
    expect(items[0]).toMatch(/Known.*493\.3 points a turn/)
    expect(items[1]).toMatch(/Bank from 300\..*\+74\.9 points a turn, which makes 568\.2/)
    const link = screen.get('[aria-label="Begin: Lesson second"]')
    expect(link.attributes('href')).toBe('/learn/lesson?id=second')
  })

  it.each([
    ['card', 'You play by your card.'],
    ['table', 'You play by the whole table.'],
    ['best', 'You know all lessons.'],
  ])('say the level of who knows them all: %s', async (level, said) => {
    const [first, second] = LESSONS.lessons
    const known = [first, { ...second, state: 'known', level, makes: LESSONS.best }]
    const { screen } = await view(LearnStart, {
      'lessons.overview': { ...LESSONS, lessons: known },
    })
    expect(screen.text()).toContain(said)
    const link = screen.findAll('a').find((one) => one.text() === 'Analyse a position')
    expect(link!.attributes('href')).toBe('/analyse')
  })

  it('say how much they add between the points that they show, and of 100 games for wins', async () => {
    const answer = {
      unit: 'wins',
      best: 50,
      missing: null,
      lessons: [
        lesson('first', { adds: null, makes: 41.349 }),
        lesson('second', { adds: 43.151 - 41.349, makes: 43.151 }),
      ],
    }
    const { screen } = await view(LearnStart, { 'lessons.overview': answer })
    // 43.151 and 41.349 are 1.802 apart, but 43.2 and 41.3 are 1.9.
    expect(screen.text()).toContain('+1.9 games in 100, which makes 43.2')
    expect(screen.text()).toContain(
      'You play by feel. The first sentence alone makes 41.3; the best play makes 50.0 games in 100.',
    )
  })
})

describe('browsing', () => {
  const CARDS = [
    { question: '4 dice left?', statement: 'Bank from 1,000 on.', state: 'due', due: Date.now() },
    { question: '3 dice left?', statement: 'Bank from 350 on.', state: 'unseen', due: null },
  ]

  it('shows and finds the cards of a deck', async () => {
    const { screen, rows, text } = await view(BrowseView, { 'cards.list': { cards: CARDS } })
    expect(rows('Cards of Bank or roll')[1]).toEqual([
      '3 dice left?',
      'Bank from 350 on.',
      'Not seen',
      '–',
    ])
    await screen.get('input').setValue('1,000')
    expect(rows('Cards of Bank or roll')).toHaveLength(1)
    await screen.get('input').setValue('nothing like it')
    expect(text()).toContain('No card has these words.')
  })
})
