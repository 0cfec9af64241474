import { farkleMastery } from '#shared/games/farkle/drill/mastery.ts'
import { enableAutoUnmount, mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { askBackend, onEvent } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import { useNotices } from '#renderer/app/services/notices.ts'
import MasteryTable from '#renderer/features/progress/MasteryTable.vue'
import ProgressPage from '#renderer/features/progress/ProgressPage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import {
  answerStudy,
  DAMAGED,
  LEAKS,
  session,
  SOME_PROGRESS,
  STORE,
  studyRouter,
  WAITING,
} from './study-answers.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
// There is nothing to draw on in a page without a layout.
vi.mock('#renderer/components/LineChart.vue', async () => {
  const { defineComponent, h } = await import('vue')
  const drawn = defineComponent({ render: () => h('canvas') })
  return { __esModule: true, default: drawn }
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const FULL = {
  'drill.waiting': WAITING,
  'drill.progress': {
    ...SOME_PROGRESS,
    leaks: LEAKS,
    worst: LEAKS[1]!,
    lately: [session({ id: 8, ended: false, answers: 4 }), session()],
    bests: [
      { speed: 'sprint', scope: 'cell', kind: 'both', seconds: 180, score: 31, at: Date.now() },
    ],
  },
  'study.store': STORE,
}

async function page(answers: Record<string, unknown> = {}, settings: Partial<Settings> = {}) {
  answerStudy(asked, answers)
  await startStores({ rules: 'farkle', ...settings })
  await useLibrary().load()
  await loadPart('progress', 'farkle')
  const screen = mount(ProgressPage, {
    attachTo: document.body,
    global: { plugins: [studyRouter(), getActivePinia()!] },
  })
  await settled()
  await settled()
  const named = (selector: string, text: string) =>
    screen.findAll(selector).find((one) => one.text() === text)!
  return {
    screen,
    links: () => screen.findAll('a').map((link) => [link.text(), link.attributes('href')]),
    async press(text: string): Promise<void> {
      await named('button', text).trigger('click')
      await settled()
    },
    rows: (region: string) =>
      screen
        .get(`[aria-label="${region}"]`)
        .findAll('tbody tr')
        .map((row) => row.findAll('th, td').map((cell) => cell.text())),
  }
}

const calls = (name: string): unknown[] =>
  asked.mock.calls.flatMap(([called, params]) => (called === name ? [params] : []))

describe('progress without an answer', () => {
  it('offers a first drill and shows no empty tables', async () => {
    const { screen, links } = await page()
    expect(screen.text()).toContain('Nothing answered yet')
    expect(links()).toEqual([
      ['All games', '/progress/games'],
      ['Start with ten decisions', '/drill?scope=turn&questions=10&start=1'],
    ])
    expect(screen.find('table').exists()).toBe(false)
  })

  it('asks for a game first', async () => {
    const { screen } = await page({}, { rules: null })
    expect(screen.text()).toContain('Choose a game first')
    expect(calls('drill.progress')).toEqual([])
  })

  it('in the chosen days shows the way back to all', async () => {
    const { screen, press } = await page()
    await press('7 days')
    expect(screen.text()).toContain('Nothing was answered in the last 7 days.')
    await press('Show all')
    expect(screen.text()).toContain('Nothing answered yet')
  })

  it('that cannot be read says why and tries again', async () => {
    const { screen, press } = await page({
      'drill.progress': new RequestError('storage-failed', 'The file is locked.'),
    })
    expect(screen.get('[role="alert"]').text()).toContain('The file is locked.')
    answerStudy(asked, FULL)
    await press('Try again')
    expect(screen.text()).toContain('You lose 12.3 points a decision.')
  })
})

describe('progress with answers', () => {
  it('tells the costliest habits in points and in games, each with its drill', async () => {
    const [first, second] = FULL['drill.progress'].leaks
    const { screen } = await page({
      ...FULL,
      'drill.standing': {
        ...{ game: 'farkle', before: null, winsOfPoint: 0.002 },
        now: { mean: 24, low: 18, high: 30, count: 200 },
        habits: [
          { leak: first, loss: 10 },
          { leak: second, loss: 4.5 },
        ],
      },
      'score.overview': { averagePoints: null, turns: [{ expectedPoints: 400 }] },
    })
    const part = screen.findAll('section').find((one) => one.text().includes('Why do I lose?'))!
    expect(part.text()).toContain('You make about 376 points a turn; the best play makes 400.0.')
    const lines = part.findAll('li')
    // To 10 000 in turns of 400 points are 25 turns.
    expect(lines[0]!.text()).toContain(
      'about 10.0 points a turn; about 250 points a game; about 2.0 games in 100',
    )
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.find('a').attributes('href')!.startsWith('/drill?'))).toBe(
      true,
    )
  })

  it('says the error rate with its interval and count', async () => {
    const { screen } = await page(FULL)
    expect(screen.get('#rate').text()).toBe('You lose 12.3 points a decision.')
    expect(screen.text()).toContain('Counted over 20 decisions')
    const sure = screen.get('.said details')
    expect(sure.get('summary').text()).toBe('How sure this is')
    expect(sure.get('p').text()).toBe('95\u00a0% sure to lie between 4.2 and 20.5.')
    expect(screen.get('[aria-label="Grades"]').text()).toMatch(/Best12.*Blunder1/)
    expect(screen.text()).toContain('Median time4.2 s')
  })

  it('begins with where it is lost, before how much', async () => {
    const { screen } = await page(FULL)
    const ids = screen.findAll('h2').map((heading) => heading.attributes('id'))
    expect(ids.slice(0, 2)).toEqual(['leaks', 'rate'])
  })

  it('shows how surely each kind of decision is known, with a drill on it', async () => {
    const mastery = farkleMastery(PRESETS.farkle, [
      ['both.3.250.any', 10, 1],
      ['both.2.1.any', 6, 5],
    ])
    const { screen, links } = await page({
      ...FULL,
      'drill.progress': { ...FULL['drill.progress'], mastery },
    })
    const section = screen.getComponent(MasteryTable)
    expect(section.text()).toContain('0 of 36 kinds of decision are known for sure; 2 were asked.')
    const squares = section.findAll('.square').map((square) => square.attributes('aria-label'))
    expect(squares).toContain(
      '3 dice, Turn total 250 to 499: unsure, 9 of 10, 72 to 97\u00a0% right',
    )
    expect(squares).toContain('6 dice, Turn total 0: not asked')
    // What was never asked may never come up.
    expect(section.findAll('a')).toHaveLength(2)
    expect(Object.fromEntries(links())['1 of 6']).toMatch(/dice=2&from=1&to=250.*start=1/)
  })

  it('shows the numbers of the chart as a table', async () => {
    const { press, rows } = await page(FULL)
    await press('Table')
    expect(rows('Mean loss over time')).toEqual([
      ['7 Mar', '3.0', '–', '–', '1'],
      ['3 Mar', '20.0', '8.0', '32.0', '12'],
    ])
  })

  it('lists leaks dearest first, each with the drill that mends it', async () => {
    const { screen, rows, links, press } = await page(FULL)
    expect(screen.get('[aria-labelledby="leaks"]').text()).toContain(
      'What costs you most: with 2 dice, 1\u202f500 points per 100 decisions.',
    )
    expect(rows('Losses by dice')).toEqual([
      ['2 dice', '1\u202f500', '10', '25', 'Drill'],
      ['3 dice', '900', '10', '50', 'Drill'],
    ])
    await press('How sure this is')
    expect(rows('Losses by dice')).toEqual([
      ['2 dice', '1\u202f500', '750 to 2\u202f250', '10', '25', 'Drill'],
      ['3 dice', '900', '450 to 1\u202f350', '10', '50', 'Drill'],
    ])
    expect(links()).toContainEqual(['Drill', '/drill?scope=cell&questions=20&dice=2&start=1'])
    await press('Kind of error')
    expect(rows('Losses by kind of error')).toEqual([
      ['Banked too early', '400', '200 to 600', '10', '50', ''],
    ])
    expect(screen.findAll('button').map((one) => one.text())).not.toContain('Score situation')
  })

  it('goes through what waits, and shows each in the analyser', async () => {
    const { screen, links, press } = await page(FULL)
    const waiting = screen.get('[aria-label="Got wrong"]')
    expect(waiting.text()).toContain('Got wrong: 6 decisions')
    expect(waiting.get('.answers li').text()).toMatch(
      /^Blunder\s*61\.5 points\s*Turn total 350\s*Roll 3 dice\s*You: bank 350/,
    )
    expect(links()).toContainEqual(['Go through them', '/drill?scope=cell&source=failed&start=1'])
    expect(links()).toContainEqual(['Go through them', '/drill?scope=cell&source=slow&start=1'])
    expect(links()).toContainEqual(['Analyse', '/analyse/b0.d0.t350.n3?rules=farkle'])
    await press('Show all 6')
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
    const { rows, links } = await page(FULL)
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
    const { press } = await page(FULL, { goal: 'wins' })
    await press('7 days')
    const week = Date.now() - 7 * 24 * 60 * 60 * 1000
    expect(calls('drill.progress')).toContainEqual({
      ...{ game: 'farkle', rules: PRESETS.farkle, goal: 'wins', since: week, sessions: 8 },
    })
  })

  it('follows the answers of other windows', async () => {
    const { screen } = await page()
    answerStudy(asked, FULL)
    const heard = vi.mocked(onEvent).mock.calls as unknown as [string, () => void][]
    for (const [name, listener] of heard) if (name === 'study-changed') listener()
    await settled()
    expect(screen.text()).toContain('You lose 12.3 points a decision.')
  })
})

describe('where the answers are kept', () => {
  it('says the file and its size, and makes a backup', async () => {
    const { screen, press } = await page({
      ...FULL,
      'study.backup': { name: 'study-now.sqlite', at: 1, bytes: 98_304, answers: 1310 },
    })
    expect(screen.get('.store').text()).toContain(
      '1\u202f310 answers of all games, 98 kB, in /data/study.sqlite',
    )
    await press('Make a backup now')
    expect(useNotices().notices.map(({ message }) => message)).toEqual([
      'Backed up: 1\u202f310 answers, 98 kB.',
    ])
  })

  it('goes back to a backup only when that is confirmed', async () => {
    const { screen } = await page({ ...FULL, 'study.restore': { answers: 800 } })
    const back = screen.findAll('.store td .button')[1]!
    const inDialog = (text: string) =>
      [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
        (button) => button.textContent.trim() === text,
      )!
    await back.trigger('click')
    await settled()
    expect(document.querySelector('[role="dialog"]')!.textContent).toContain(
      'has 800 answers; now there are 1\u202f310. What there is now is backed up first',
    )
    inDialog('Keep what there is').click()
    await settled()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(calls('study.restore')).toEqual([])
    await back.trigger('click')
    await settled()
    inDialog('Go back').click()
    await settled()
    expect(calls('study.restore')).toEqual([{ name: STORE.backups[1]!.name }])
    expect(useNotices().notices.at(-1)!.message).toBe('800 answers are back.')
  })
})

describe('a damaged file', () => {
  it('is told with what is safe, and the backup is restored', async () => {
    const { screen, press } = await page({
      'study.store': DAMAGED,
      'study.restore': { answers: 1200 },
    })
    const banner = screen.get('.banner')
    expect(screen.text()).not.toContain('Nothing answered yet')
    expect(banner.attributes('role')).toBe('alert')
    expect(banner.text()).toContain(
      'Their file was damaged (file is not a database). Nothing was deleted',
    )
    expect(banner.text()).toContain('put aside as /data/study-damaged.sqlite')
    expect(banner.text()).toContain('has 1\u202f200 answers.')
    await press('Restore the backup')
    expect(calls('study.restore')).toEqual([{ name: STORE.backups[0]!.name }])
    expect(calls('study.store').length).toBeGreaterThan(1)
  })

  it('can be left alone', async () => {
    const { press } = await page({ 'study.store': DAMAGED, 'study.dismiss': {} })
    await press('Go on without it')
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
    const { screen, press } = await page({
      'study.store': status,
      'study.restore': { answers: 1200 },
    })
    const banner = screen.get('.banner')
    expect(banner.text()).toContain('2 entries cannot be read')
    expect(banner.text()).toContain('They count as unknown, and exports leave them out')
    await press('Restore the backup')
    expect(calls('study.restore')).toEqual([{ name: backup!.name }])
  })

  it('can be left as they are', async () => {
    const rows = { rows: 1, backup: null }
    const { screen, press } = await page({
      'study.store': { ...status, damagedRows: rows },
      'study.dismiss': {},
    })
    expect(screen.get('.banner').text()).toContain('One entry cannot be read')
    await press('Go on')
    expect(calls('study.dismiss')).toEqual([{}])
  })
})

describe('answers that are missing after a crash', () => {
  const LOST = { ...STORE, lost: { answers: 3, file: '/data/put-aside/study.sqlite-wal' } }

  it('are counted, with a copy of what held them, until this is read', async () => {
    const { screen, press } = await page({ 'study.store': LOST, 'study.dismiss': {} })
    const banner = screen.get('.banner')
    expect(banner.attributes('role')).toBe('alert')
    expect(banner.text()).toContain('3 answers are missing')
    expect(banner.text()).toContain('copied to /data/put-aside/study.sqlite-wal.')
    await press('Go on')
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
    const { screen } = await page({ 'study.store': { ...STORE, unreadable } })
    expect(screen.get('.unreadable').text()).toBe('study-20260101.sqlite: it is not a file')
  })
})
