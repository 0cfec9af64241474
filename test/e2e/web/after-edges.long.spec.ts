import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { printAddress, printQuery, type PrintJob } from '../../../src-shared/contract/print-job.ts'
import { GAMES } from '../../../src-shared/games/games.ts'
import { ALL, fewRuns, someOf } from '../../property/runs.ts'
import { start, stop } from '../../support/web-shell.ts'
import { WatchedPage } from './watched-page.ts'

const GAME_NAMES = GAMES.map(({ name }) => name)

// Every screen, on a data folder that numbers at the edges of every bound have come into.

const ROOT = join(import.meta.dirname, '../../..')
const LEAVE = join(ROOT, 'test/unit/backend/edges/left-folder.ts')
const { seed, numRuns } = fewRuns(300)
/** A package with one number changed may bring a session that says other than its answers do. */
const CONTRADICTED = /^\S*\/drill\?resume=\d+: .*This session cannot go on: another version of/
/** Not every folder at the edges has kept a game. */
const NO_GAME = /^\/progress\/games\/1: [^]*There is no record 1\./
/** Mistakes of a session that were put right in a later one: its link says so. */
const PUT_RIGHT = /\/drill\?.*source=session:\d+&start=1: .*There is nothing to ask again/
/** So many of the sessions in Progress are opened again. */
const MAX_SESSIONS = ALL ? 10 : 4

const PRINT_JOB: PrintJob = {
  rules: 'short',
  kinds: ['limits'],
  layout: 'page',
  paper: 'a4',
  ink: 'black',
  day: '2026-03-01',
}
const PRINT = `/print?${new URLSearchParams(printQuery(PRINT_JOB))}`
const PRINT_GAME = printAddress({ record: 1, seat: 0, goal: 'points', paper: 'a4' })

const COMMON = [
  '/',
  '/learn',
  '/learn/decks',
  '/learn/positions',
  '/learn/statistics',
  '/learn/browse',
  '/learn?start=1',
  '/sheets',
  '/rules',
  '/rules?import=1',
  '/rules/find',
  '/progress',
  '/progress/games',
  '/progress/games/1',
  '/settings',
  '/settings/keys',
  '/settings/data',
  '/settings/about',
]
const FARKLE = [
  ...COMMON,
  '/drill',
  '/drill?source=failed&start=1',
  '/drill?scope=turn&start=1',
  '/play',
  '/analyse',
  '/analyse/b0.d0.t200.n3',
  '/analyse/b100.d50.t0.r113466',
  '/rules/edit/short',
]

/** Games to play, each with the address that begins it and all its screens. */
const PLAYED = [
  {
    what: 'Farkle for points',
    begin: '/strategy/know?goal=points&rules=short',
    heading: /Short/,
    screens: [
      ...FARKLE,
      ...['know?goal=points', 'chart', 'results', 'race', 'safety', 'compare'].map(
        (tab) => `/strategy/${tab}`,
      ),
      PRINT,
      PRINT_GAME,
    ],
  },
  {
    what: 'Farkle for wins',
    begin: '/strategy/map?rules=short',
    heading: /Short/,
    screens: [
      ...FARKLE,
      ...['map', 'chances', 'chances?picture=lead', 'chances?picture=fair', 'card'].map(
        (tab) => `/strategy/${tab}`,
      ),
    ],
  },
  {
    what: 'Farkle that counts farkles',
    begin: '/strategy/know?goal=points&rules=short-penalty',
    heading: /Short penalty/,
    screens: [
      '/',
      '/drill',
      '/learn',
      '/strategy/know?goal=points',
      '/strategy/map',
      '/progress',
      '/settings/data',
    ],
  },
  {
    what: 'Yahtzee',
    begin: '/scorecard/strategy/scores?rules=short-yahtzee',
    heading: /Short Yahtzee/,
    screens: [
      ...COMMON,
      ...['know', 'scores', 'opening', 'target', 'win'].map((tab) => `/scorecard/strategy/${tab}`),
      '/scorecard/drill',
      '/scorecard/drill?source=failed&start=1',
      '/scorecard/analyse',
      '/scorecard/analyse/-.-.-.-.-.-.-.-.-.-.-.-.-?dice=12345&rerolls=1',
      '/rules/edit/short-yahtzee',
    ],
  },
] as const

let prepared: string

test.beforeAll(async () => {
  test.setTimeout(600_000)
  prepared = await mkdtemp(join(tmpdir(), 'breakpoint-edges-'))
  const args = [LEAVE, prepared, String(seed), String(numRuns)]
  await promisify(execFile)(process.execPath, args, { cwd: ROOT })
})
test.afterAll(() => rm(prepared, { recursive: true, force: true, maxRetries: 5 }))

/** The addresses at which the sessions in Progress go on, or have their mistakes asked again. */
async function sessionsIn(page: Page): Promise<string[]> {
  const links = page.getByRole('main').locator('td a[href*="drill?"]')
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return hrefs.slice(0, MAX_SESSIONS).map((href) => href.replace(/^#/, ''))
}

/** npm test opens one of them, another one at each run. */
const OPENED = someOf(PLAYED)

for (const { what, begin, heading, screens } of OPENED) {
  test(`${what}: every screen opens without a fault`, async ({ page }, info) => {
    test.slow()
    const folder = info.outputPath('data')
    await cp(prepared, folder, { recursive: true })
    const { child, address } = await start(folder)
    const watched = new WatchedPage(page)
    try {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await watched.open(begin)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      for (const screen of someOf(screens)) {
        await watched.open(screen)
        const [path] = screen.split('?')
        // The analyser writes the position behind its address.
        expect(new URL(page.url()).hash.slice(1).startsWith(path!), screen).toBe(true)
        if (path === '/print') await expect(page.locator('[data-print="ready"]')).toBeVisible()
        // The game may be gone, or its rules not solved.
        else if (path === '/print/game') await expect(page.locator('[data-print]')).toBeVisible()
        else await expect(page.locator('h1').first()).toBeVisible()
      }
      await watched.open('/progress/sessions')
      await expect(page.getByRole('main').locator('td a[href*="drill?"]').first()).toBeVisible()
      const sessions = await sessionsIn(page)
      expect(sessions.length).toBeGreaterThan(0)
      for (const session of sessions) await watched.open(session)
      // So that what they ask was looked at.
      expect(watched.answered).toBeGreaterThan(sessions.length)
    } finally {
      await page.close()
      await stop(child)
    }
    const known = (fault: string): boolean =>
      [CONTRADICTED, NO_GAME, PUT_RIGHT].some((one) => one.test(fault))
    expect(watched.faults.filter((fault) => !known(fault))).toEqual([])
  })
}

test('these are all screens that there are', () => {
  const read = (file: string): string => readFileSync(join(ROOT, 'src-renderer', file), 'utf8')
  // Addresses of earlier versions only lead to others.
  const screens = /path: '([^':]+)(?=[':])(?![^']*',\s*redirect)/g
  const common = [...read('app/router.ts').matchAll(screens)].map(([, path]) => path!)
  // One for each game, and the first game's without its name.
  const [, listed] = /GAME_SCREENS = \{(.*?)\}/s.exec(read('games/game-routes.ts'))!
  const own = [...listed!.matchAll(/(\w+): '/g)].map(([, screen]) => screen!)
  expect(own.length).toBeGreaterThan(2)
  const paths = [
    ...common,
    ...GAME_NAMES.flatMap((game, i) =>
      own
        // Whole games are played of the first one only.
        .filter((screen) => i === 0 || screen !== 'play')
        .map((screen) => (i === 0 ? `/${screen}` : `/${game}/${screen}`)),
    ),
  ]
  const opened = PLAYED.flatMap(({ screens }) => screens.map((screen) => `${screen}/`))
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const begin = path.endsWith('/') ? path : `${path}/`
    expect(
      opened.some((one) => one.replace('?', '/').startsWith(begin)),
      path,
    ).toBe(true)
  }
})
