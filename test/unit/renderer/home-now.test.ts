import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import WhereNow from '#renderer/features/home/WhereNow.vue'
import { progressPart } from '#renderer/games/farkle/progress/progress-part.ts'
import type { FakeClient } from './fake-client.ts'
import type { OpenGame } from '#renderer/games/game.ts'
import type { ProgressPart } from '#renderer/games/progress-part.ts'
import { settled, startStores } from './harness.ts'
import {
  answerStudy,
  DAMAGED,
  LEAKS,
  session,
  SOME_PROGRESS,
  studyRouter,
} from './study-answers.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))
afterEach(() => vi.useRealTimers())

const ABOUT = 'Ten decisions of play.'

async function home(
  answers: Record<string, unknown> = {},
  goal: 'points' | 'wins' = 'points',
  openGame: (() => Promise<OpenGame | null>) | null = null,
) {
  answerStudy(asked, answers)
  await startStores({ rules: 'farkle' })
  await useLibrary().load()
  const entry = useLibrary().inUse!
  const screen = mount(WhereNow, {
    props: {
      ...{ part: progressPart as unknown as ProgressPart, entry, goal, about: ABOUT },
      ...{ openGame },
    },
    global: { plugins: [studyRouter(), getActivePinia()!] },
  })
  await settled()
  return {
    screen,
    lines: () =>
      screen
        .findAll('.line')
        .map((line) => [
          ...line.findAll('p > span').map((part) => part.text()),
          line.get('a').text(),
          line.get('a').attributes('href'),
        ]),
  }
}

const STUDIED = {
  'drill.progress': { ...SOME_PROGRESS, leaks: LEAKS, worst: LEAKS[1]!, lately: [session()] },
}

describe('home', () => {
  it('offers to go on with the game at the table before all else', async () => {
    const began = new Date(2026, 2, 8, 9).getTime()
    const game = { rules: 'Farkle', players: ['You', 'Bold'], began }
    const line = ['Your game', 'Farkle: You, Bold, begun today.', 'Play on', '/play']
    const open = (): Promise<OpenGame> => Promise.resolve(game)
    expect((await home({}, 'points', open)).lines()).toEqual([line])
    const { lines } = await home(STUDIED, 'points', open)
    expect(lines()[0]).toEqual(line)
    expect(lines().length).toBeGreaterThan(1)
  })

  it('is the same without a game at the table, and where it cannot be found out', async () => {
    const { lines } = await home(STUDIED)
    const none = await home(STUDIED, 'points', () => Promise.resolve(null))
    expect(none.lines()).toEqual(lines())
    const failed = await home(STUDIED, 'points', () => Promise.reject(new Error('damaged')))
    expect(failed.lines()).toEqual(lines())
  })

  it('offers a new user a first drill and nothing else', async () => {
    const { screen, lines } = await home()
    expect(screen.get('h2').text()).toBe('Your first drill')
    expect(screen.get('.line p').text()).toBe(ABOUT)
    expect(lines()).toEqual([['Start', '/drill?scope=turn&questions=10&start=1']])
  })

  it('says what is due, what costs most and how the last drill went', async () => {
    const { lines } = await home(STUDIED)
    expect(lines()).toEqual([
      [
        'Costs you most, about 3\u00a0min',
        'With 2 dice: 1\u202f500 points per 100 decisions.',
        'Drill',
        '/drill?scope=cell&questions=20&dice=2&start=1',
      ],
      [
        'Due',
        '6 decisions that you got wrong and have not put right.',
        'Go through them',
        '/drill?scope=cell&source=failed&start=1',
      ],
      [
        'Last drill, yesterday',
        'Whole turns: 10 decisions, mean loss 3.3 points.',
        'Go on drilling',
        '/drill',
      ],
    ])
  })

  it('has one thing that stands out, the first', async () => {
    const { screen } = await home(STUDIED)
    expect(screen.get('h2').text()).toBe('What to do now')
    const main = screen.findAll('[data-kind="primary"]')
    expect(main.map((one) => one.text())).toEqual(['Drill'])
    expect(screen.get('.first').text()).toContain('With 2 dice')
  })

  it('puts the session that is open first', async () => {
    const { lines } = await home({
      'drill.progress': {
        ...STUDIED['drill.progress'],
        lately: [session({ id: 9, ended: false, answers: 1 })],
      },
    })
    expect(lines()[0]).toEqual([
      'Where you were',
      'Whole turns: 1 decision, begun yesterday.',
      'Resume',
      '/drill?resume=9',
    ])
    expect(lines()).toHaveLength(3)
  })

  it('says of a game who won it, for the goal in use', async () => {
    const error = { mean: 0.0125, low: 0.01, high: 0.02, count: 40 }
    const game = session({ scope: 'game', outcome: 'bot', answers: 44, error })
    const { lines } = await home(
      { 'drill.progress': { ...SOME_PROGRESS, failed: 0, lately: [game] } },
      'wins',
    )
    expect(lines()).toEqual([
      [
        'Last drill, yesterday',
        'Whole game: 44 decisions, lost, mean loss 1.25 percentage points.',
        'Go on drilling',
        '/drill',
      ],
    ])
    expect(asked).toHaveBeenCalledWith('drill.progress', {
      ...{ game: 'farkle', rules: PRESETS.farkle, goal: 'wins', sessions: 1 },
    })
  })

  it('says how many cards are due before what was wrong in drills', async () => {
    const { lines } = await home({ ...STUDIED, 'cards.due': { due: 12, seen: 30, edited: false } })
    expect(lines().slice(0, 2)).toEqual([
      ['Cards due, about 2\u00a0min', '12 cards to go over.', 'Review', '/learn?start=1'],
      expect.arrayContaining(['Drill']),
    ])
  })

  it('plans the next lesson that is not known', async () => {
    const topic = (id: string, state: string) => ({ id, title: `About ${id}`, state })
    const lessons = [
      { id: 'hold', topics: [topic('farkle', 'open')] },
      {
        id: 'limits',
        topics: [topic('one', 'known'), topic('two', 'due'), topic('three', 'begun')],
      },
    ]
    const planned = async (those: object[]) => {
      const overview = { 'lessons.overview': { lessons: those } }
      const { lines, screen } = await home({ ...STUDIED, ...overview })
      const line = lines().find(([title]) => title!.startsWith('Next lesson'))
      return { line, text: screen.text() }
    }
    const first = await planned(lessons)
    expect(first.line).toEqual([
      'Next lesson, about 5\u00a0min',
      'About farkle: the idea, five positions and a check of ten questions.',
      'Start',
      '/learn/lesson?id=farkle',
    ])
    // Five minutes, and three for the drill.
    expect(first.text).toContain("Today's plan takes about 8 minutes.")
    expect((await planned(lessons.slice(1))).line![1]).toContain('About three')
    const due = [{ id: 'limits', topics: lessons[1]!.topics.slice(0, 2) }]
    expect((await planned(due)).line![1]).toContain('you knew it a month ago')
    const known = [{ id: 'limits', topics: lessons[1]!.topics.slice(0, 1) }]
    expect((await planned(known)).line).toBe(undefined)
  })

  it('offers the position of the day, then shows how it went among the last ones', async () => {
    const days = (list: object[]) => ({ ...STUDIED, 'drill.days': { game: 'farkle', days: list } })
    const part = async (list: object[]) => (await home(days(list))).screen.get('.day')
    const link = (screen: Awaited<ReturnType<typeof part>>) => screen.get('a').attributes('href')
    const fresh = await part([])
    expect(fresh.text()).toContain('One decision of play, the same all day.')
    const query = Object.fromEntries(new URLSearchParams(link(fresh)!.split('?')[1]))
    expect(query).toEqual({
      ...{ scope: 'cell', source: 'play', kind: 'both', weighting: 'play' },
      ...{ questions: '1', start: '1', day: '2026-03-08' },
    })
    const begun = { day: '2026-03-08', session: 4, grade: null, loss: null }
    expect((await part([begun])).text()).toContain('Begun and not answered yet.')
    const done = await part([
      { ...begun, grade: 'mistake', loss: 12 },
      { day: '2026-03-06', session: 2, grade: 'best', loss: 0 },
    ])
    expect(done.text()).toContain('Mistake: it cost 12.0 points.')
    expect(done.text()).toContain('1 of 2 right')
    expect(link(done)).toBe('/drill?resume=4')
    expect(done.findAll('li')).toHaveLength(14)
    expect(done.findAll('li').map((day) => day.text())).toEqual(
      expect.arrayContaining(['7 Mar: Not played', '6 Mar: Best.']),
    )
  })

  it('shows the position of the day before until the next day begins', async () => {
    vi.setSystemTime(new Date(2026, 2, 9, 3, 59))
    const days = { ...STUDIED, 'drill.days': { game: 'farkle', days: [] } }
    const { screen } = await home(days)
    expect(screen.get('.day a').attributes('href')).toContain('day=2026-03-08')
    vi.setSystemTime(new Date(2026, 2, 9, 4))
    const next = await home(days)
    expect(next.screen.get('.day a').attributes('href')).toContain('day=2026-03-09')
  })

  it('says how one would fare, in points and in games won', async () => {
    const loss = (mean: number) => ({ mean, low: mean - 5, high: mean + 5, count: 240 })
    const standing = {
      ...{ game: 'farkle', habits: [], winsOfPoint: 0.002 },
      ...{ now: loss(20), before: loss(30) },
    }
    const told = async (goal: 'points' | 'wins', answer: object) =>
      (
        await home(
          {
            ...{ ...STUDIED, 'drill.standing': answer },
            'score.overview': { averagePoints: null, turns: [{ expectedPoints: 446.6 }] },
          },
          goal,
        )
      ).screen
        .find('.standing')
        .text()
    const points = await told('points', standing)
    expect(points).toContain('You make about 427 points a turn; the best play makes 446.6.')
    expect(points).toContain('95\u00a0% sure between 422 and 432. A month ago: 417.')
    expect(points).toContain('That wins about 46 games in 100 against the perfect player.')
    expect(points).toContain('An estimate from 240 decisions')
    const chances = { mean: 0.03, low: 0.02, high: 0.05, count: 240 }
    const wins = await told('wins', { ...standing, now: chances, before: null })
    expect(wins).toContain('You would win about 47 games in 100 against the perfect player.')
    expect(wins).toContain('95\u00a0% sure between 45 and 48.')
    expect(wins).not.toContain('A month ago')
  })

  it('says that no card is due, to who learns them', async () => {
    const learnt = { 'cards.due': { due: 0, seen: 30, edited: false } }
    const line = ['Cards', 'Nothing is due now.', 'Learn new ones', '/learn']
    expect((await home(learnt)).lines()).toEqual([line])
    expect((await home(STUDIED)).lines()).not.toContainEqual(line)
  })

  it('does not count cards that an edit of the rules may have changed as due', async () => {
    const edited = (due: number) => ({ 'cards.due': { due, seen: 30, edited: true } })
    const before = 'The rules were changed; 12 cards were due before.'
    const see = ['See what changed', '/learn']
    expect((await home(edited(12))).lines()).toEqual([['Cards due', before, ...see]])
    const nothing = ['Cards', 'The rules were changed; nothing was due before.', ...see]
    expect((await home(edited(0))).lines()).toEqual([nothing])
  })

  it('leads to what can be done about damaged answers', async () => {
    const { screen } = await home({ 'study.store': DAMAGED })
    expect(screen.get('[role="alert"]').text()).toContain('Your answers could not be read.')
    expect(screen.text()).not.toContain('Your first drill')
    expect(screen.get('[role="alert"] a').attributes('href')).toBe('/progress')
  })
})
