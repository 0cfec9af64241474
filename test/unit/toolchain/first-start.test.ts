import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { left, PATIENT, RECORDING, start } from '#test/support/app-start.ts'
import {
  breakingOff,
  closedMirror,
  hanging,
  sending,
  stalling,
  startMirror,
  type Mirror as RunningMirror,
} from '#test/support/electron-mirror.ts'
import {
  electronArchive,
  electronPackage,
  PROGRAM,
  VERSION,
  type ElectronPackage,
} from '#test/support/electron-package.ts'

type Mirror = Pick<RunningMirror, 'url' | 'host' | 'asked'>

const DAY_MS = 86_400_000
const MAY_3 = new Date(2026, 4, 3, 12).getTime()
const ARCHIVE = electronArchive(RECORDING)
const OTHER_ARCHIVE = electronArchive('#!/bin/sh\nexit 1\n')

const FETCHING = ({ host }: Mirror): string =>
  `Fetching Electron ${VERSION}, which shows Breakpoint as an app, once: about 120 MB from ${host} ...`
const UNPACKING = 'Checking and unpacking it ...'
const IN_BROWSER = 'so Breakpoint runs in the browser. To get the app: npm start -- --fetch-app'

describe('the first start with a display', () => {
  it('fetches Electron, tells how far it is, and opens the app', async (context) => {
    if (process.platform === 'win32') context.skip('a script cannot stand for a Windows program')
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(ARCHIVE))
    const args = ['--data-dir', 'my data; $(id)', '--no-open', '--fetch-app']
    const { code, said, inElectron, inBrowser } = await start(house, mirror, { args })
    expect(said.at(0)).toBe(FETCHING(mirror))
    const steps = said.slice(1, -2)
    expect(steps.length).toBeGreaterThan(2)
    for (const step of steps) expect(step).toMatch(/^ {2}\d+0 % of 3\.0 MB$/)
    expect(steps.at(-1)).toBe('  100 % of 3.0 MB')
    expect(said.slice(-2)).toEqual([UNPACKING, `Electron ${VERSION} is installed.`])
    const asRoot = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
    expect(inElectron!.slice(1)).toEqual(['.', ...asRoot, '--data-dir', 'my data; $(id)'])
    expect(code).toBe(7)
    expect(inBrowser).toBeUndefined()

    const second = await start(house, mirror)
    expect(second).toMatchObject({ code: 7, said: [], inBrowser: undefined })
    expect(second.inElectron).toBeDefined()
    expect(mirror.asked).toHaveLength(1)
    expect(readdirSync(house.cacheFolder)).toEqual(['electron-fetch.lock'])
  })

  it.each([
    {
      what: 'refuses the connection',
      serve: closedMirror,
      why: 'HOST cannot be reached: ECONNREFUSED',
    },
    {
      what: 'never answers',
      serve: () => startMirror(hanging),
      patience: { ...PATIENT, answerMs: 500 },
      why: 'HOST did not answer within 0.5 s',
    },
    {
      what: 'stalls midway',
      serve: () => startMirror(stalling(ARCHIVE)),
      patience: { ...PATIENT, stallMs: 500 },
      why: 'HOST sent nothing for 0.5 s after N of 3.0 MB',
    },
    {
      what: 'closes the connection midway',
      serve: () => startMirror(breakingOff(ARCHIVE)),
      why: 'the connection to HOST broke off after N of 3.0 MB',
    },
    {
      what: 'does not have it',
      serve: () => startMirror((_, response) => void response.writeHead(404).end('no')),
      why: `HOST answered 404 for electron-v${VERSION}-${process.platform}-${process.arch}.zip`,
    },
    {
      what: 'sends something else',
      serve: () => startMirror(sending(OTHER_ARCHIVE)),
      why: 'what HOST sent does not match Electron’s checksums',
    },
  ])('runs in the browser where the server $what', async ({ serve, why, patience = PATIENT }) => {
    const house = electronPackage(ARCHIVE)
    const mirror = await serve()
    const reasonIn = (line = ''): string =>
      line.replaceAll(mirror.host, 'HOST').replace(/\d\.\d of/, 'N of')
    const first = await start(house, mirror, {
      patience,
      args: ['--port', '8080', '--no-open'],
      now: MAY_3,
    })
    expect(first.said.at(0)).toBe(FETCHING(mirror))
    expect(reasonIn(first.said.at(-1))).toBe(
      `Electron could not be fetched (${why}), ${IN_BROWSER}`,
    )
    const steps = first.said.slice(1, -1).filter((line) => line !== UNPACKING)
    for (const step of steps) expect(step).toMatch(/^ {2}\d+ % of 3\.0 MB$/)
    expect(first.milliseconds).toBeLessThan(PATIENT.answerMs)
    expect(first).toMatchObject({
      code: 5,
      inElectron: undefined,
      inBrowser: ['--port', '8080', '--no-open'],
    })
    expect(left(house)).toEqual(['electron-fetch-failure.json', 'electron-fetch.lock'])

    // The next start leaves it at that, and says so in one line.
    const asked = mirror.asked.length
    const second = await start(house, mirror, { now: MAY_3 + DAY_MS })
    expect(second.said.map(reasonIn)).toEqual([
      `Electron could not be fetched on 2026-05-03 (${why}), ${IN_BROWSER}`,
    ])
    expect(second).toMatchObject({ code: 5, inBrowser: [] })
    expect(mirror.asked).toHaveLength(asked)
  })
})

describe('after a failure', () => {
  /** A house in which a fetch has failed, and what it says if it fetches again. */
  async function failedHouse(): Promise<{ house: ElectronPackage; refusing: Mirror }> {
    const [house, refusing] = [electronPackage(ARCHIVE), await closedMirror()]
    await start(house, refusing, { now: MAY_3 })
    return { house, refusing }
  }
  it('it is tried again by itself after some days', async () => {
    const { house, refusing } = await failedHouse()
    const later = await start(house, refusing, { now: MAY_3 + 4 * DAY_MS })
    expect(later.said[0]).toBe(FETCHING(refusing))
    const next = await start(house, refusing, { now: MAY_3 + 4 * DAY_MS })
    expect(next.said).toEqual([expect.stringContaining(' on 2026-05-07 ')])
  })

  it('it is tried again when the user asks for it', async () => {
    const { house, refusing } = await failedHouse()
    const again = await start(house, refusing, { args: ['--fetch-app', '--port', '1'], now: MAY_3 })
    expect(again.said[0]).toBe(FETCHING(refusing))
    expect(again.inBrowser).toEqual(['--port', '1'])
  })

  it('it is tried again from another mirror, and then forgotten', async (context) => {
    if (process.platform === 'win32') context.skip('a script cannot stand for a Windows program')
    const { house } = await failedHouse()
    const mirror = await startMirror(sending(ARCHIVE))
    expect((await start(house, mirror)).inElectron).toBeDefined()
    expect(readdirSync(house.cacheFolder)).toEqual(['electron-fetch.lock'])
  })

  it('nothing of a password in an address is kept or told', async () => {
    const house = electronPackage(ARCHIVE)
    const { host } = await closedMirror()
    const mirror = { url: `http://me:secret@${host}/`, host, asked: [] }
    const { said } = await start(house, mirror)
    const kept = readFileSync(join(house.cacheFolder, 'electron-fetch-failure.json'), 'utf8')
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(host)
    expect(`${said.join()}${kept}`).not.toContain('secret')
  })
})

describe('nothing is fetched', () => {
  it.runIf(process.platform === 'linux')('without a display', async () => {
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(ARCHIVE))
    const outcome = await start(house, mirror, {
      environment: { DISPLAY: '' },
      args: ['--fetch-app'],
    })
    expect(outcome.said).toEqual(['There is no display, so Breakpoint runs in the browser.'])
    expect(outcome.inBrowser).toEqual([])
    expect(mirror.asked).toEqual([])
  })

  it('where the variable for it says so, unless it is asked for', async () => {
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(OTHER_ARCHIVE))
    const environment = { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' }
    const { said } = await start(house, mirror, { environment })
    expect(said).toEqual([
      `Electron’s runtime is not installed, and ELECTRON_SKIP_BINARY_DOWNLOAD is set, ${IN_BROWSER}`,
    ])
    expect(mirror.asked).toEqual([])
    await start(house, mirror, { environment, args: ['--fetch-app'] })
    expect(mirror.asked).toHaveLength(1)
  })

  it('where a folder cannot be written to', async () => {
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(ARCHIVE))
    writeFileSync(join(house.root, 'file'), '')
    const cacheFolder = join(house.root, 'file/cache')
    const { said } = await start({ ...house, cacheFolder }, mirror)
    expect(said).toEqual([
      `Electron could not be fetched (the folder ${cacheFolder} cannot be written to), ${IN_BROWSER}`,
    ])
    expect(mirror.asked).toEqual([])
  })

  it('where ELECTRON_OVERRIDE_DIST_PATH names a runtime, which is used', async (context) => {
    if (process.platform === 'win32') context.skip('a script cannot stand for a Windows program')
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(ARCHIVE))
    const override = join(house.root, 'my electron')
    const environment = { ELECTRON_OVERRIDE_DIST_PATH: override }
    const without = await start(house, mirror, { environment, args: ['--fetch-app'] })
    expect(without.said).toEqual([
      `ELECTRON_OVERRIDE_DIST_PATH names ${override}, where there is no ${PROGRAM}, so Breakpoint runs in the browser.`,
    ])
    mkdirSync(join(override, PROGRAM, '..'), { recursive: true })
    writeFileSync(join(override, PROGRAM), RECORDING, { mode: 0o755 })
    const { said, inElectron } = await start(house, mirror, { environment })
    expect(said).toEqual([])
    expect(inElectron).toBeDefined()
    expect(mirror.asked).toEqual([])
  })

  it('over the network where the installer’s cache has it', async (context) => {
    if (process.platform === 'win32') context.skip('a script cannot stand for a Windows program')
    const house = electronPackage(ARCHIVE)
    const mirror = await startMirror(sending(ARCHIVE))
    await start(house, mirror)
    expect(left(house)).toHaveLength(4)
    rmSync(join(house.packageFolder, 'path.txt'))
    const { said, inElectron } = await start(house, mirror)
    expect(said).toEqual([`Electron ${VERSION} is installed.`])
    expect(inElectron).toBeDefined()
    expect(mirror.asked).toHaveLength(1)
  })
})
