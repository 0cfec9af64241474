import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GAMES } from '#shared/games/games.ts'
import { setLocale } from '#shared/texts/locale.ts'
import HomePage from '#renderer/features/home/HomePage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { useLibrary } from '#renderer/services/library.ts'
import { settled, show } from './harness.ts'
import { ALL_ENTRIES, startLibrary } from './winning-game.ts'
import { answerStudy, NO_PROGRESS } from './study-answers.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))

/** One card plays as another one, and is not offered beside it. */
const OFFERED = ALL_ENTRIES.filter(({ id }) => id !== 'yahtzee-plain')

const LESSONS = {
  unit: 'game',
  best: 254.5877,
  lessons: ['two', 'three', 'four', 'five', 'six'].map((count, i) => ({
    id: count,
    sentence: `Keep ${count} alike.`,
    state: i === 0 ? 'known' : 'open',
    examples: [],
    adds: i === 0 ? null : 3,
    makes: 200 + 3 * i,
    level: 'steps',
  })),
}
const PROGRESS = { ...NO_PROGRESS, game: 'scorecard' }
const SESSION = {
  id: 7,
  at: new Date(2026, 2, 7, 9).getTime(),
  scope: 'game',
  kind: 'both',
  speed: 'none',
  ended: true,
  answers: 39,
  error: { mean: 1.25, low: 1, high: 2, count: 30 },
  score: null,
  outcome: 245,
}

async function home(answers: Record<string, unknown> = {}, rules: string | null = 'yahtzee') {
  answerStudy({
    'rules.list': { entries: ALL_ENTRIES, unreadable: [] },
    'lessons.overview': LESSONS,
    'drill.progress': PROGRESS,
    'drill.peek': { game: 'scorecard', question: null },
    ...answers,
  })
  await startLibrary({ rules })
  await Promise.all(
    (['home', 'progress', 'drill'] as const).map((part) => loadPart(part, 'scorecard')),
  )
  await import('#renderer/features/home/DayPosition.vue')
  const { screen } = await show(HomePage)
  await settled(2)
  const words = (selector: string): string[] =>
    screen.findAll(selector).map((one) => one.text().replace(/\s+/g, ' '))
  return { screen, words }
}

describe('the first start', () => {
  it('offers every game that comes with the app, each with a word on it', async () => {
    const { screen, words } = await home({}, null)
    expect(words('.front span.name')).toEqual(['Farkle', 'Zilch', 'Yahtzee'])
    expect(screen.findAll('.front .frame')).toHaveLength(3)
    const names = OFFERED.map((one) => one.rules.name)
    const own = ['Your own rules', 'Find your rules']
    expect(words('.game span.name').toSorted()).toEqual([...names, ...own].toSorted())
    expect(screen.findAll('details[open]')).toEqual([])
    expect(words('.others .name')).toHaveLength(names.length - 3)
    expect(words('.others summary')).toEqual([
      'Other scorecards: Kniffel, Yatzy, Maxi Yatzy, Yams, Yacht, Generala, Crag',
      'Other rules',
    ])
    const cards = screen
      .findAll('.others')[0]!
      .findAll('.name')
      .map((one) => one.text())
    expect(cards).toEqual(
      OFFERED.filter(({ id, game }) => game === 'scorecard' && id !== 'yahtzee').map(
        ({ rules }) => rules.name,
      ),
    )
    expect(GAMES.flatMap(({ words }) => Object.keys(words.presetMarks()))).toEqual(
      ALL_ENTRIES.map(({ id }) => id),
    )
    await screen.findAll('.front .game')[2]!.trigger('click')
    await settled()
    expect(screen.get('h1').text()).toBe('Yahtzee')
  })

  it('shows the card that is played where the language is spoken', async () => {
    await setLocale('de')
    const { words } = await home({}, null)
    await setLocale('en')
    expect(words('.front span.name')).toEqual(['Farkle', 'Zilch', 'Kniffel'])
    expect(words('.front span.quiet')[2]).toMatch(/^Dreizehn Felder, wie auf dem Kniffelblock/)
  })
})

it('a card that plays as another one is listed only while it is in use', async () => {
  await home({}, null)
  expect(useLibrary().listed).toEqual(OFFERED)
  await home({}, 'yahtzee-plain')
  expect(useLibrary().listed).toEqual(ALL_ENTRIES)
})

describe('home in Yahtzee', () => {
  it('shows the next three lessons, with what each adds and where one stands', async () => {
    const { words } = await home()
    expect(words('.lesson')).toEqual([
      expect.stringMatching(/^Keep three alike\..*\+3\.0 points a game, which makes 203\.0$/),
      expect.stringMatching(/^Keep four alike\./),
      expect.stringMatching(/^Keep five alike\./),
    ])
    expect(words('section p').join(' ')).toContain(
      'You play by 1 of 5 sentences, which makes 200.0; the best play makes 254.6 points a game.',
    )
  })

  it('begins with one thing to do, the next lessons and the position of the day, and no more', async () => {
    const { screen, words } = await home({ 'drill.days': { game: 'scorecard', days: [] } })
    expect(words('h2')).toEqual(['Position of the day', 'Your first drill', 'What to learn next'])
    expect(screen.findAll('[data-kind="primary"]')).toHaveLength(1)
    expect(screen.findAll('section')).toHaveLength(3)
    expect(screen.get('.now a').attributes('href')).toBe(
      '/scorecard/drill?scope=decisions&questions=10&start=1',
    )
  })

  it('leads to the costliest habit once a drill was done today', async () => {
    const habit = { id: 'chance-early', errors: 3, occasions: 4, cost: null }
    const now = { mean: 1.2, low: 1, high: 1.5, count: 39 }
    const { screen, words } = await home({
      'drill.progress': { ...PROGRESS, answers: 39, failed: 2, lately: [SESSION] },
      'lessons.overview': { ...LESSONS, lessons: LESSONS.lessons.slice(0, 1) },
      'drill.expectedLoss': { now, before: null, answers: 39, habits: [habit] },
    })
    expect(words('.now h2')).toEqual(['Your costliest habit, about 1 min'])
    expect(words('.now p')).toEqual(['You fill Chance early: 20 decisions of this kind.'])
    expect(screen.get('.now a').attributes('href')).toBe(
      '/scorecard/drill?scope=decisions&kind=boxes&questions=20&stages=early&gap=any&start=1',
    )
    expect(words('.loss')[0]).toContain('You lose 1.2 points a decision, give or take 0.3.')
  })
})
