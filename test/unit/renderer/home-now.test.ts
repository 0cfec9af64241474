import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLibrary } from '#renderer/services/library.ts'
import TodayPage from '#renderer/features/home/TodayPage.vue'
import { homePart } from '#renderer/games/farkle/home/home-part.ts'
import { loadPart } from '#renderer/games/use-part.ts'
import WhereNow from '#renderer/features/home/WhereNow.vue'
import { progressPart } from '#renderer/games/farkle/progress/progress-part.ts'
import type { OpenGame } from '#renderer/games/game.ts'
import { useCommands } from '#renderer/services/commands.ts'
import { over, questionOf, verdictOf } from './drill-table.ts'
import { calls, settled, show } from './harness.ts'
import {
  answerStudy,
  DAMAGED,
  NO_LOSSES,
  session,
  SOME_PROGRESS,
  SOME_LOSSES,
} from './study-answers.ts'
import { startLibrary } from './winning-game.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))

const ABOUT = 'Ten decisions of play.'

async function home(
  answers: Record<string, unknown> = {},
  openGame: (() => Promise<OpenGame | null>) | null = null,
) {
  answerStudy({
    'lessons.overview': { unit: 'turn', best: null, lessons: [] },
    'drill.days': { game: 'farkle', days: [] },
    'drill.peek': { game: 'farkle', question: null },
    ...answers,
  })
  await startLibrary({ rules: 'farkle' })
  const entry = useLibrary().inUse!
  const props = { part: progressPart, entry, goal: 'points' }
  const { screen } = await show(WhereNow, { props: { ...props, about: ABOUT, openGame } })
  await Promise.all([
    loadPart('drill', 'farkle'),
    import('#renderer/features/home/DayPosition.vue'),
  ])
  const today = { ...props, home: { ...homePart, openGame: undefined } }
  const { screen: day } = await show(TodayPage, { props: today })
  await settled(2)
  return {
    screen,
    day,
    /** The title, the text, the one button and where it leads. */
    line: () => {
      const [button, ...others] = screen.findAll('.now .button')
      expect(others).toEqual([])
      return [
        ...[screen.find('.now h2'), screen.find('.now p')].map((part) => part.text()),
        button!.text(),
        button!.attributes('href'),
      ]
    },
  }
}

const YESTERDAY = { 'drill.progress': { ...SOME_PROGRESS, lately: [session()] } }
const begunToday = () => ({
  'drill.progress': { ...SOME_PROGRESS, lately: [session({ at: Date.now() })] },
})
const lesson = (id: string, state: string) => ({
  id,
  title: `About ${id}`,
  sentence: `Do ${id}.`,
  examples: [],
  adds: null,
  makes: null,
  level: 'steps',
  state,
})
const LESSONS = {
  'lessons.overview': {
    unit: 'turn',
    best: null,
    lessons: [
      lesson('farkle', 'open'),
      lesson('one', 'known'),
      lesson('two', 'due'),
      lesson('three', 'begun'),
    ],
  },
}
const LESSON_LINE = [
  'Next lesson, about 5\u00a0min',
  'About farkle: the rule, six positions and a check of ten questions.',
  'Start',
  '/learn/lesson?id=farkle',
]
const HABIT_LINE = [
  'Your costliest habit, about 3\u00a0min',
  'On the first roll you take every scoring die: 20 decisions of this kind.',
  'Drill',
  '/drill?scope=cell&kind=both&questions=20&from=0&to=1&start=1',
]
const FAILED_LINE = [
  'Due',
  '6 decisions that you got wrong and have not put right.',
  'Go through them',
  '/drill?scope=cell&source=failed&start=1',
]

describe('home', () => {
  it('offers to go on with the game at the table before all else', async () => {
    const began = new Date(2026, 2, 8, 9).getTime()
    const game = { rules: 'Farkle', players: ['You', 'Bold'], began }
    const line = ['Your game', 'Farkle: You, Bold, begun today.', 'Play on', '/play']
    const open = (): Promise<OpenGame> => Promise.resolve(game)
    expect((await home({}, open)).line()).toEqual(line)
    const due = { 'cards.due': { due: 12, seen: 30, edited: false } }
    expect((await home({ ...YESTERDAY, ...due }, open)).line()).toEqual(line)
  })

  it('puts a game that was left days ago after what there is to learn', async () => {
    const began = new Date(2026, 2, 5, 9).getTime()
    const open = (): Promise<OpenGame> =>
      Promise.resolve({ rules: 'Farkle', players: ['You', 'Bold'], began })
    expect((await home(YESTERDAY, open)).line()).toEqual((await home(YESTERDAY)).line())
  })

  it('puts a session that was left days ago after what there is to learn', async () => {
    const at = new Date(2026, 2, 5, 9).getTime()
    const lately = [session({ ended: false, at })]
    const { line } = await home({ 'drill.progress': { ...SOME_PROGRESS, lately } })
    expect(line()).toEqual((await home(YESTERDAY)).line())
  })

  it('is the same without a game at the table, and where it cannot be found out', async () => {
    const { line } = await home(YESTERDAY)
    const none = await home(YESTERDAY, () => Promise.resolve(null))
    expect(none.line()).toEqual(line())
    const failed = await home(YESTERDAY, () => Promise.reject(new Error('damaged')))
    expect(failed.line()).toEqual(line())
  })

  it('offers a new user a first drill and nothing else', async () => {
    const { screen, line } = await home()
    const start = ['Start', '/drill?scope=turn&questions=10&start=1']
    expect(line()).toEqual(['Your first drill', ABOUT, ...start])
    expect(screen.text()).not.toContain('You lose')
  })

  it('has one thing to do: a session that is open', async () => {
    const lately = [session({ id: 9, ended: false, answers: 1 })]
    const { screen, line } = await home({ 'drill.progress': { ...SOME_PROGRESS, lately } })
    const text = 'Whole turns: 1 decision, begun yesterday.'
    expect(line()).toEqual(['Where you were', text, 'Resume', '/drill?resume=9'])
    expect(screen.findAll('[data-kind="primary"]')).toHaveLength(1)
  })

  it('else cards that are due', async () => {
    const cards = { 'cards.due': { due: 12, seen: 30, edited: false } }
    expect((await home({ ...YESTERDAY, ...LESSONS, ...cards })).line()).toEqual([
      'Cards due, about 2\u00a0min',
      '12 cards to go over.',
      'Review',
      '/learn?start=1',
    ])
  })

  it("else the day's lesson, then the costliest habit", async () => {
    const known = { ...LESSONS, 'drill.expectedLoss': SOME_LOSSES }
    expect((await home({ ...YESTERDAY, ...known })).line()).toEqual(LESSON_LINE)
    expect((await home({ ...begunToday(), ...known })).line()).toEqual(HABIT_LINE)
    expect((await home({ ...begunToday(), ...LESSONS })).line()).toEqual(LESSON_LINE)
  })

  it('tells the habit once more the next day', async () => {
    const habits = { 'drill.expectedLoss': SOME_LOSSES }
    const told = 'On the first roll you take every scoring die, 9 times of 11 where that is wrong.'
    const lossOf = async (answers: Record<string, unknown>) =>
      (await home(answers)).screen.get('.loss').text()
    expect(await lossOf({ ...YESTERDAY, ...habits })).toContain(told)
    expect(await lossOf({ ...begunToday(), ...habits })).not.toContain(told)
  })

  it('else the habit, what went wrong, or some decisions more', async () => {
    const habits = { 'drill.expectedLoss': SOME_LOSSES }
    expect((await home({ ...YESTERDAY, ...habits })).line()).toEqual(HABIT_LINE)
    expect((await home(YESTERDAY)).line()).toEqual(FAILED_LINE)
    const right = { ...YESTERDAY['drill.progress'], failed: 0 }
    const [title, text] = (await home({ 'drill.progress': right })).line()
    expect([title, text]).toEqual(['Ten decisions', ABOUT])
  })

  it('plans lessons that are not known before those that are due', async () => {
    const all = LESSONS['lessons.overview'].lessons
    const planned = async (lessons: object[]) =>
      (
        await home({ ...YESTERDAY, 'lessons.overview': { unit: 'turn', best: null, lessons } })
      ).line()[1]
    expect(await planned(all)).toContain('About farkle: the rule')
    expect(await planned(all.slice(1))).toContain('About three')
    expect(await planned(all.slice(1, 3))).toContain('you knew it a month ago')
    expect(await planned(all.slice(1, 2))).toBe(FAILED_LINE[1])
  })

  it('does not count cards that an edit of the rules may have changed as due', async () => {
    const edited = { 'cards.due': { due: 12, seen: 30, edited: true } }
    const before = 'The rules were changed; 12 cards were due before.'
    expect((await home(edited)).line()).toEqual(['Cards due', before, 'See what changed', '/learn'])
  })

  it('says in one sentence how one does, with answers enough, and where to see more', async () => {
    const { screen } = await home({ ...YESTERDAY, 'drill.expectedLoss': SOME_LOSSES })
    const said = screen.get('.loss')
    expect(said.text()).toContain('You lose 51 points a decision, give or take 8; a month ago 64.')
    expect(said.get('a').attributes('href')).toBe('/progress')
    const few = { ...NO_LOSSES, answers: 19 }
    expect((await home({ ...YESTERDAY, 'drill.expectedLoss': few })).screen.text()).not.toContain(
      'You lose',
    )
  })

  it('leads to the position of the day where the game is not solved, and says how it went', async () => {
    const part = async (list: object[]) =>
      (await home({ ...YESTERDAY, 'drill.days': { game: 'farkle', days: list } })).day.get('.day')
    const link = (screen: Awaited<ReturnType<typeof part>>) => screen.get('a').attributes('href')
    const fresh = await part([])
    expect(fresh.text()).toContain('One decision of play, the same all day.')
    const query = Object.fromEntries(new URLSearchParams(link(fresh)!.split('?')[1]))
    expect(query).toEqual({
      scope: 'cell',
      source: 'play',
      kind: 'both',
      weighting: 'play',
      questions: '1',
      start: '1',
      day: '2026-03-08',
    })
    const begun = { day: '2026-03-08', session: 4, grade: null, loss: null, choice: null }
    const done = await part([
      { ...begun, grade: 'mistake', loss: 12 },
      { ...begun, day: '2026-03-06', session: 2, grade: 'best', loss: 0 },
    ])
    expect(done.text()).toContain('Mistake: it cost 12.0 points. Tomorrow there is another.')
    expect(link(done)).toBe('/drill?resume=4')
  })

  it('fills a square for each of the last seven days that was answered', async () => {
    const list = [
      { day: '2026-03-08', session: 4, grade: null, loss: null },
      { day: '2026-03-06', session: 2, grade: 'best', loss: 0 },
      { day: '2026-02-20', session: 1, grade: 'best', loss: 0 },
    ]
    const { day } = await home({ ...YESTERDAY, 'drill.days': { game: 'farkle', days: list } })
    expect(day.findAll('ol[aria-label="The last seven days"] li').map((one) => one.text())).toEqual(
      [
        'M2 Mar: Not played',
        'T3 Mar: Not played',
        'W4 Mar: Not played',
        'T5 Mar: Not played',
        'F6 Mar: Best',
        'S7 Mar: Not played',
        'S8 Mar: Not played',
      ],
    )
  })

  const DAY_QUESTION = questionOf(1, 'both', { rolled: [1, 2, 3, 4, 6, 6] }, { turnTotal: 0 })
  const TAKEN = { setAside: [1], then: 'roll' } as const
  const DECIDED = {
    'drill.days': { game: 'farkle', days: [] },
    'drill.peek': { game: 'farkle', question: DAY_QUESTION },
    'drill.start': { session: 4 },
    'drill.answer': { graded: true, verdict: verdictOf(DAY_QUESTION, TAKEN), last: true },
    'drill.next': over('questions'),
    'drill.retry': { verdict: verdictOf(DAY_QUESTION, TAKEN) },
  }

  it('asks the position of the day where it lies, and begins its session with the answer', async () => {
    const { day } = await home({ ...YESTERDAY, ...DECIDED })
    expect(day.findAll('.day .die-button')).toHaveLength(6)
    expect(calls('drill.start')).toEqual([])
    useCommands().run('drill.all')
    useCommands().run('drill.roll')
    await settled(3)
    const [begun] = calls('drill.start') as { setup: object }[]
    expect(begun!.setup).toMatchObject({ seed: 'day-2026-03-08', questions: 1, kind: 'both' })
    expect(calls('drill.answer')).toEqual([
      expect.objectContaining({ session: 4, number: 1, choice: TAKEN }),
    ])
    const text = day.get('.day').text()
    expect(text).toContain('It cost 25.0 points.')
    expect(text).toContain('Reason 1.')
    expect(text).toContain('Tomorrow there is another.')
    expect(day.find('.day button.next').exists()).toBe(false)
    useCommands().run('drill.go')
    await settled()
    expect(calls('drill.answer')).toHaveLength(1)
  })

  it('shows the position of the day with its verdict once it is answered', async () => {
    const answered = { day: '2026-03-08', session: 4, grade: 'inaccuracy', loss: 25 }
    const days = { game: 'farkle', days: [{ ...answered, choice: TAKEN }] }
    const { day } = await home({ ...YESTERDAY, ...DECIDED, 'drill.days': days })
    expect(calls('drill.retry')).toEqual([expect.objectContaining({ choice: TAKEN })])
    expect(day.findAll('.day .die-button[aria-pressed="true"]')).toHaveLength(1)
    expect(day.get('.day').text()).toContain('It cost 25.0 points.')
    expect(day.get('.day').text()).toContain('Tomorrow there is another.')
    expect(calls('drill.start')).toEqual([])
  })

  it('answers a position that was begun in its own session', async () => {
    const begun = { day: '2026-03-08', session: 9, grade: null, loss: null, choice: null }
    await home({ ...YESTERDAY, ...DECIDED, 'drill.days': { game: 'farkle', days: [begun] } })
    useCommands().run('drill.all')
    useCommands().run('drill.roll')
    await settled(3)
    expect(calls('drill.answer')).toEqual([expect.objectContaining({ session: 9 })])
    expect(calls('drill.start')).toEqual([])
  })

  it('shows the position of the day before until the next day begins', async () => {
    vi.setSystemTime(new Date(2026, 2, 9, 3, 59))
    const days = { ...YESTERDAY, 'drill.days': { game: 'farkle', days: [] } }
    const { day } = await home(days)
    expect(day.get('.day a').attributes('href')).toContain('day=2026-03-08')
    vi.setSystemTime(new Date(2026, 2, 9, 4))
    const next = await home(days)
    expect(next.day.get('.day a').attributes('href')).toContain('day=2026-03-09')
  })

  it('leads to what can be done about damaged answers', async () => {
    const { screen } = await home({ 'study.store': DAMAGED })
    expect(screen.get('[role="alert"]').text()).toContain('Your answers could not be read.')
    expect(screen.text()).not.toContain('Your first drill')
    expect(screen.get('[role="alert"] a').attributes('href')).toBe('/progress')
  })
})
