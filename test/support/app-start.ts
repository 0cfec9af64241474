import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startApp } from '../../build/start-app.ts'
import { keptLines, type ElectronPackage } from './electron-package.ts'
import type { Mirror } from './electron-mirror.ts'

/** Long enough for a server on this computer that answers at all, however slow the computer. */
export const PATIENT = { answerMs: 50_000, stallMs: 50_000 }

/** Writes down with which arguments and in which folder it was started. */
export const RECORDING = '#!/bin/sh\nprintf "%s\\n" "$PWD" "$@" > started.txt\nexit 7\n'
/** Stands for the web shell: writes down its arguments. */
const WEB_SHELL = `require('fs').writeFileSync('in-browser.json', JSON.stringify(process.argv.slice(2)))
process.exit(5)\n`

/** Result of a start. */
export interface Outcome {
  readonly code: number
  readonly milliseconds: number
  readonly said: readonly string[]
  /** The arguments of the web shell; undefined if it was not started. */
  readonly inBrowser: readonly string[] | undefined
  /** Lines that the recording program wrote. */
  readonly inElectron: readonly string[] | undefined
}

interface StartOptions {
  readonly args?: readonly string[]
  readonly patience?: typeof PATIENT
  readonly environment?: NodeJS.ProcessEnv
  readonly now?: number
}

/** Starts Breakpoint as npm start does, with a display, in a folder of its own. */
export async function start(
  house: ElectronPackage,
  mirror: Pick<Mirror, 'url'>,
  { args = [], patience = PATIENT, environment = {}, now = Date.now() }: StartOptions = {},
): Promise<Outcome> {
  const { root, packageFolder, cacheFolder, downloads } = house
  const webShell = join(root, 'web-shell.cjs')
  writeFileSync(webShell, WEB_SHELL)
  const lines = keptLines()
  const begun = performance.now()
  const code = await startApp({
    root,
    packageFolder,
    cacheFolder,
    webShell,
    args,
    patience,
    lines,
    now: () => now,
    environment: {
      PATH: process.env.PATH,
      SystemRoot: process.env.SystemRoot,
      DISPLAY: ':99',
      ELECTRON_MIRROR: mirror.url,
      electron_config_cache: downloads,
      NODE_DISABLE_COMPILE_CACHE: '1',
      ...environment,
    },
  })
  const read = (name: string): string | undefined => {
    const file = join(root, name)
    if (!existsSync(file)) return undefined
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    return text
  }
  const inBrowser = read('in-browser.json')
  return {
    code,
    milliseconds: performance.now() - begun,
    said: lines.said,
    inBrowser: inBrowser === undefined ? undefined : (JSON.parse(inBrowser) as string[]),
    inElectron: read('started.txt')?.trimEnd().split('\n'),
  }
}

/** Files besides those of the package: in its folder, the cache and the downloads. */
export const left = ({ packageFolder, cacheFolder, downloads }: ElectronPackage): string[] => [
  ...readdirSync(packageFolder).filter(
    (name) => !/^(package|checksums)\.json$|^install/.test(name),
  ),
  ...readdirSync(cacheFolder).toSorted(),
  ...(existsSync(downloads) ? readdirSync(downloads) : []),
]
