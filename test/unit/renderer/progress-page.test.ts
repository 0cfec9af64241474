import { farkleMastery } from '#shared/games/farkle/drill/mastery.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { useNotices } from '#renderer/services/notices.ts'
import MasteryTable from '#renderer/features/progress/MasteryTable.vue'
import ProgressPage from '#renderer/features/progress/ProgressPage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { calls, settled, show, tell } from './harness.ts'
import {
  answerStudy,
  DAMAGED,
  session,
  NO_LOSSES,
  SOME_PROGRESS,
  SOME_LOSSES,
  STORE,
  WAITING,
} from './study-answers.ts'
import { startLibrary } from './winning-game.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))

const FULL = {
  'drill.waiting': WAITING,
  'drill.progress': {
    ...SOME_PROGRESS,
    lately: [session({ id: 8, ended: false, answers: 4 }), session()],
    bests: [
      { speed: 'sprint', scope: 'cell', kind: 'both', seconds: 180, score: 31, at: Date.now() },
    ],
  },
  'drill.expectedLoss': SOME_LOSSES,
  'study.store': STORE,
}

async function page(
  answers: Record<string, unknown> = {},
  settings: Partial<Settings> = {},
  address = '/progress',
) {
  answerStudy({ 'lessons.overview': { lessons: [] }, ...answers })
  await startLibrary({ rules: 'farkle', ...settings })
  await loadPart('progress', 'farkle')
  const { screen, ...shown } = await show(ProgressPage, { address })
  const main = () => screen.findAll('a').filter((link) => link.element.closest('nav') === null)
  return {
    screen,
    ...shown,
    /** Beside those to the other views. */
    links: () => main().map((link) => [link.text(), link.attributes('href')]),
  }
}

const mistakes = (answers: Record<string, unknown>) => page(answers, {}, '/progress/mistakes')
const sessions = (answers: Record<string, unknown>, settings: Partial<Settings> = {}) =>
  page(answers, settings, '/progress/sessions')

describe('progress without an answer', () => {
  it('says what to do instead, and nothing else', async () => {
    const { screen, links } = await page()
    expect(screen.findAll('nav a').map((one) => [one.text(), one.attributes('href')])).toEqual([
      ['Overview', '/progress'],
      ['Games', '/progress/games'],
      ['Mistakes', '/progress/mistakes'],
      ['Sessions', '/progress/sessions'],
    ])
    expect(screen.findAll('h2').map((one) => one.text())).toEqual(['Nothing answered yet'])
    expect(screen.text()).toContain('Once you have answered 20 decisions')
    expect(links()).toEqual([['Answer 20 decisions', '/drill?scope=turn&questions=20&start=1']])
    expect(screen.find('table').exists()).toBe(false)
    expect(calls('drill.progress')).toEqual([])
  })

  it.each([
    ['/progress/mistakes', 'No mistake waits to be gone through again.'],
    ['/progress/sessions', 'No drill yet: each one is listed here'],
  ])('says what will stand at %s', async (address, text) => {
    const { screen } = await page({}, {}, address)
    expect(screen.text()).toContain(text)
    expect(screen.find('[role="radiogroup"]').exists()).toBe(false)
    expect(screen.find('table').exists()).toBe(false)
  })

  it('of 20 decisions claims nothing yet', async () => {
    const few = {
      ...FULL,
      'drill.expectedLoss': { ...NO_LOSSES, answers: 19 },
      'drill.progress': {
        ...FULL['drill.progress'],
        answers: 19,
        spans: [{ from: 0, to: 1, error: { mean: 20, low: 8, high: 32, count: 19 } }],
      },
    }
    const { screen } = await page(few)
    expect(screen.get('h2').text()).toBe('Too few answers yet')
    expect(screen.text()).toContain('So far: 19 decisions.')
    expect(screen.text()).not.toMatch(/lose|cost most of|Habits/)
    const listed = await sessions(few)
    expect(listed.screen.text()).not.toMatch(/cost most of|Loss a decision over time/)
  })

  it('of games of three are told beside those of play', async () => {
    const others = { mean: 3, low: null, high: null, count: 21 }
    const { screen } = await page({ 'drill.expectedLoss': { ...NO_LOSSES, others } })
    expect(screen.get('h2').text()).toBe('Too few answers yet')
    expect(screen.text()).toContain('Besides, 21 decisions of lessons, chosen positions or games')
    expect(screen.text()).toContain('3.0 points lost on average')
  })

  it('of play says that they are of some kinds only', async () => {
    const { screen } = await page({ 'drill.expectedLoss': { ...NO_LOSSES, answers: 60 } })
    expect(screen.get('h2').text()).toBe('Only some kinds of decision yet')
    expect(screen.text()).toContain('Answer 20 as play brings them')
  })

  it('asks for a game first', async () => {
    const { screen } = await page({}, { rules: null })
    expect(screen.text()).toContain('Choose a game first')
    expect(calls('drill.progress')).toEqual([])
  })

  it('in the chosen days says so', async () => {
    const { screen, click } = await sessions(FULL)
    answerStudy()
    await click('7 days')
    expect(screen.text()).toContain('Nothing was answered in the last 7 days.')
    answerStudy(FULL)
    await click('All')
    expect(screen.text()).not.toContain('Nothing was answered')
  })

  it('that cannot be read says why and tries again', async () => {
    const { screen, click } = await page({
      'drill.expectedLoss': new RequestError('storage-failed', 'The file is locked.'),
    })
    expect(screen.get('[role="alert"]').text()).toContain('The file is locked.')
    answerStudy(FULL)
    await click('Try again')
    expect(screen.text()).toContain('You lose 51 points a decision')
  })
})

describe('progress with answers', () => {
  it('begins with one number over time and the habits, each with its drill and its lesson', async () => {
    const lessons = [{ id: 'first' }, { id: 'one-5-6' }, { id: 'table' }]
    const { screen } = await page({ ...FULL, 'lessons.overview': { lessons } })
    expect(screen.findAll('h2').map((one) => one.text())).toEqual([
      'You lose 51 points a decision, give or take 8; a month ago 64.',
      'Habits to work on',
    ])
    expect(screen.get('[aria-labelledby="lost"] svg').attributes('aria-label')).toBe(
      'Loss a decision, points',
    )
    expect(screen.text()).toContain('Estimated from 240 decisions of drills and counted games')
    const habits = screen.findAll('ol li')
    const parts = habits.map((one) => one.findAll('span').map((part) => part.text()))
    for (const told of [
      'On the first roll you take every scoring die',
      '9 times of 11',
      '12 of 51 points a decision',
      'probably between 8 and 18',
    ]) {
      expect(parts[0]).toContain(told)
    }
    expect(parts[1]).toContain('With 2 dice left you bank too early')
    expect(parts[1]!.join()).not.toContain('a decision')
    const links = habits.map((one) => one.findAll('a').map((link) => link.attributes('href')))
    expect(links).toEqual([
      [
        '/analyse/b0.d0.t0.r123455?rules=farkle',
        '/drill?scope=cell&kind=both&questions=20&from=0&to=1&start=1',
        '/learn/lesson?id=one-5-6',
      ],
      [
        '/analyse/b0.d0.t300.n2?rules=farkle',
        '/drill?scope=cell&kind=roll-or-bank&questions=20&dice=2&start=1',
        '/learn/lesson?id=table',
      ],
    ])
    expect(habits[0]!.find('a').text()).toBe('Last time:')
    expect(habits[0]!.get('a [role="img"]').attributes('aria-label')).toContain('1, 2, 3, 4, 5, 5')
    expect(habits[1]!.find('a').text()).toContain('2 dice left')
    expect(screen.find('table').exists()).toBe(false)
  })

  it('is told from 20 decisions on, with how unsure that is', async () => {
    const told = async (now: object, goal: 'points' | 'wins' = 'points') => {
      const standing = { ...NO_LOSSES, answers: 20, now: { count: 20, ...now } }
      return (await page({ 'drill.expectedLoss': standing }, { goal })).screen
    }
    const wide = await told({ mean: 50, low: 5, high: 123 })
    expect(wide.get('h2').text()).toBe('You lose 50 points a decision, probably between 5 and 123.')
    expect(wide.text()).toContain('No habit stands out yet.')
    expect((await told({ mean: 3, low: null, high: null })).get('h2').text()).toBe(
      'You lose 3.0 points a decision, judging by only a few mistakes.',
    )
    const right = await told({ mean: 0, low: null, high: null })
    expect(right.get('h2').text()).toBe('You have lost nothing in 20 decisions.')
    expect(right.text()).not.toContain('Habits')
    const wins = await told({ mean: 0.012, low: 0.008, high: 0.018 }, 'wins')
    expect(wins.get('h2').text()).toBe(
      'You lose 1.2 percentage points a decision, give or take 0.6.',
    )
    expect(wins.text()).toContain('A percentage point is one game in a hundred.')
  })

  it('says every loss in points a decision, and names nothing that costs most', async () => {
    const { screen, rows } = await sessions(FULL)
    const text = screen.text()
    expect(text).not.toMatch(/per 100|a turn|a game|games in 100|costs? you most|95%|Share/)
    expect(text).not.toMatch(/put right/)
    const heads = screen.findAll('th[scope="col"]').map((one) => one.text())
    expect(heads.filter((head) => /loss/i.test(head))).toEqual([
      'Loss a decision, points',
      'Loss a decision, points',
    ])
    expect(rows('Loss a decision over time')).toHaveLength(2)
  })

  it('shows how many answers there are, and how they went', async () => {
    const { screen } = await sessions(FULL)
    expect(screen.get('[aria-label="Grades"]').text()).toMatch(/Best12.*Blunder1/)
    expect(screen.text()).toContain('Usual time4.2 s')
  })

  it('shows how surely each kind of decision is known, with a drill on it', async () => {
    const mastery = farkleMastery(PRESETS.farkle, [
      ['both.3.250.any', 20, 2],
      ['both.2.1.any', 6, 5],
    ])
    const { screen, links } = await mistakes({
      ...FULL,
      'drill.progress': { ...FULL['drill.progress'], mastery },
    })
    const section = screen.getComponent(MasteryTable)
    expect(section.text()).toContain('Kinds of decision known: 1 of 36. Asked so far: 2.')
    const squares = section.findAll('.square').map((square) => square.attributes('aria-label'))
    expect(squares).toContain('3 dice, Turn total 250 to 499: known, 18 of 20, 78 to 96% right')
    expect(squares).toContain('2 dice, Turn total 1 to 249: unsure, 1 of 6')
    expect(squares).toContain('6 dice, Turn total 0: not asked')
    // What was never asked may never come up.
    expect(section.findAll('a')).toHaveLength(2)
    expect(Object.fromEntries(links())['1 of 6']).toMatch(/dice=2&from=1&to=250.*start=1/)
  })

  it('goes through what waits, and shows each in the analyser', async () => {
    const { screen, links, click } = await mistakes(FULL)
    const waiting = screen.get('[aria-label="Got wrong"]')
    expect(waiting.text()).toContain('Got wrong: 6 decisions')
    expect(waiting.get('.answers li').text()).toMatch(
      /^Blunder\s*61\.5 points\s*Turn total 350\s*Roll 3 dice\s*You: bank 350/,
    )
    expect(links()).toContainEqual(['Go through them', '/drill?scope=cell&source=failed&start=1'])
    expect(links()).toContainEqual(['Go through them', '/drill?scope=cell&source=slow&start=1'])
    expect(links()).toContainEqual(['Analyse', '/analyse/b0.d0.t350.n3?rules=farkle'])
    await click('Show all 6')
    expect(calls('drill.waiting')).toContainEqual({
      game: 'farkle',
      rules: PRESETS.farkle,
      goal: 'points',
      since: null,
      which: 'failed',
      limit: 200,
    })
  })

  it('lists sessions, of which the open ones can be resumed and the others opened again', async () => {
    const { rows, links } = await sessions(FULL)
    expect(rows('Sessions, newest first')).toEqual([
      ['Whole turns yesterday 09:00', '4', '3.3', 'open', 'Resume'],
      ['Whole turns yesterday 09:00', '10', '3.3', '', 'Mistakes again'],
    ])
    expect(links()).toContainEqual(['Resume', '/drill?resume=8'])
    expect(links()).toContainEqual(['Whole turns yesterday 09:00', '/drill?resume=7'])
    expect(links()).toContainEqual(['Mistakes again', expect.stringContaining('source=session:7')])
    expect(rows('Bests of sprints and streaks')[0]!.slice(0, 3)).toEqual([
      'Single decisions, sprint',
      '3 min',
      '31',
    ])
  })

  it('asks for the goal in use and for the chosen days', async () => {
    const { click } = await sessions(FULL, { goal: 'wins' })
    await click('7 days')
    const week = Date.now() - 7 * 24 * 60 * 60 * 1000
    expect(calls('drill.progress')).toContainEqual({
      game: 'farkle',
      rules: PRESETS.farkle,
      goal: 'wins',
      since: week,
      sessions: 8,
    })
  })

  it('follows the answers of other windows', async () => {
    const { screen } = await page()
    answerStudy(FULL)
    tell('study-changed')
    await settled()
    expect(screen.text()).toContain('You lose 51 points a decision')
  })
})

describe('where the answers are kept', () => {
  it('says the file and its size, and makes a backup', async () => {
    const { screen, click } = await sessions({
      ...FULL,
      'study.backup': { name: 'study-now.sqlite', at: 1, bytes: 98_304, answers: 1310 },
    })
    expect(screen.get('.store').text()).toContain(
      '1,310 answers of all games, 98 kB, in /data/study.sqlite',
    )
    await click('Make a backup now')
    expect(useNotices().notices.map(({ message }) => message)).toEqual([
      'Backed up: 1,310 answers, 98 kB.',
    ])
  })

  it('goes back to a backup only when that is confirmed', async () => {
    const { screen, click, dialog } = await sessions({ ...FULL, 'study.restore': { answers: 800 } })
    const back = screen.findAll('.store td .button')[1]!
    await back.trigger('click')
    await settled()
    expect(dialog()!.textContent).toContain(
      'has 800 answers. You have 1,310 now; they are backed up first',
    )
    await click('Keep what there is')
    expect(dialog()).toBeNull()
    expect(calls('study.restore')).toEqual([])
    await back.trigger('click')
    await settled()
    await click('Go back')
    expect(calls('study.restore')).toEqual([{ name: STORE.backups[1]!.name }])
    expect(useNotices().notices.at(-1)!.message).toBe('800 answers are back.')
  })
})

describe('a damaged file', () => {
  it('is told with what is safe, and the backup is restored', async () => {
    const { screen, click } = await page({
      'study.store': DAMAGED,
      'study.restore': { answers: 1200 },
    })
    const banner = screen.get('.banner')
    expect(screen.text()).not.toContain('Nothing answered yet')
    expect(banner.attributes('role')).toBe('alert')
    expect(banner.text()).toContain(
      'Their file was damaged (file is not a database). Nothing was deleted',
    )
    expect(banner.text()).toContain('moved to /data/study-damaged.sqlite')
    expect(banner.text()).toContain('has 1,200 answers.')
    await click('Restore the backup')
    expect(calls('study.restore')).toEqual([{ name: STORE.backups[0]!.name }])
    expect(calls('study.store').length).toBeGreaterThan(1)
  })

  it('can be left alone', async () => {
    const { click } = await page({ 'study.store': DAMAGED, 'study.dismiss': {} })
    await click('Go on without it')
    expect(calls('study.dismiss')).toEqual([{}])
    expect(calls('study.restore')).toEqual([])
  })

  it('without a backup offers none', async () => {
    const { screen } = await page({
      'study.store': { ...DAMAGED, damaged: { ...DAMAGED.damaged, backup: null } },
    })
    expect(screen.get('.banner').text()).toContain('no backup that can be read')
    expect(screen.get('.banner').findAll('button')).toHaveLength(1)
  })
})

describe('damaged rows', () => {
  const [backup] = STORE.backups
  const status = { ...STORE, damagedRows: { rows: 2, backup: backup! } }

  it('are counted beside all that is there, and a backup is offered', async () => {
    const { screen, click } = await page({
      'study.store': status,
      'study.restore': { answers: 1200 },
    })
    const banner = screen.get('.banner')
    expect(banner.text()).toContain('2 entries cannot be read')
    expect(banner.text()).toContain('They count as unknown, and exports leave them out')
    await click('Restore the backup')
    expect(calls('study.restore')).toEqual([{ name: backup!.name }])
  })

  it('can be left as they are', async () => {
    const rows = { rows: 1, backup: null }
    const { screen, click } = await page({
      'study.store': { ...status, damagedRows: rows },
      'study.dismiss': {},
    })
    expect(screen.get('.banner').text()).toContain('One entry cannot be read')
    await click('Go on')
    expect(calls('study.dismiss')).toEqual([{}])
  })
})

describe('answers that are missing after a crash', () => {
  const LOST = { ...STORE, lost: { answers: 3, file: '/data/put-aside/study.sqlite-wal' } }

  it('are counted, with a copy of what held them, until this is read', async () => {
    const { screen, click } = await page({ 'study.store': LOST, 'study.dismiss': {} })
    const banner = screen.get('.banner')
    expect(banner.attributes('role')).toBe('alert')
    expect(banner.text()).toContain('3 answers are missing')
    expect(banner.text()).toContain('copied to /data/put-aside/study.sqlite-wal.')
    await click('Go on')
    expect(calls('study.dismiss')).toEqual([{}])
  })

  it('name no copy where there is none', async () => {
    const { screen } = await page({ 'study.store': { ...LOST, lost: { answers: 1, file: null } } })
    expect(screen.get('.banner').text()).toContain('1 answer is missing')
    expect(screen.get('.banner').find('code').exists()).toBe(false)
  })
})

describe('what lies among the backups and cannot be read', () => {
  it('is named with why', async () => {
    const unreadable = [{ name: 'study-20260101.sqlite', reason: 'it is not a file' }]
    const { screen } = await sessions({ 'study.store': { ...STORE, unreadable } })
    expect(screen.get('.unreadable').text()).toBe('study-20260101.sqlite: it is not a file')
  })
})
