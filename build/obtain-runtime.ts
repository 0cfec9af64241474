import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Patience } from './download-progress.ts'
import { ELECTRON_PACKAGE, findRuntime, type Runtime } from './electron-runtime.ts'
import { attemptKey, forgetFailure, keepFailure, recentFailure } from './fetch-failure.ts'
import { electronVersion, runInstaller } from './run-installer.ts'
import { terminalLines, type Lines } from './terminal-lines.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
const POLL_MS = 200

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/**
 * Runs `work` under SQLite's lock on a file, which the system releases even if the process is
 * killed. Calls `onWait` if it has to wait.
 */
async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let tries = 0; ; tries++) {
      try {
        // Nothing is written, so a killed process leaves no journal file.
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
        break
      } catch (error) {
        if (!isBusy(error)) throw error
        if (tries === 0) onWait()
        await delay(POLL_MS)
      }
    }
    return await work()
  } finally {
    database.close()
  }
}

export interface ObtainOptions {
  /** True if the user asked for it: ignores earlier failures and waits longer. */
  readonly asked: boolean
  readonly packageFolder?: string
  readonly cacheFolder?: string
  readonly environment?: NodeJS.ProcessEnv
  readonly patience?: Patience
  readonly lines?: Lines
  /** Milliseconds of the epoch. */
  readonly now?: () => number
}

export interface NoRuntime {
  readonly missing: string
  readonly mayBeAskedFor: boolean
}

const CACHE = join(import.meta.dirname, '../node_modules/.cache')

/** A plain start should not wait long for a silent server. */
const SHORT: Patience = { answerMs: 6_000, stallMs: 10_000 }
const LONG: Patience = { answerMs: 20_000, stallMs: 20_000 }

/** Local day, such as 2026-01-31. */
const dayOf = (time: number): string => new Date(time).toLocaleDateString('sv-SE')

function unwritable(...folders: string[]): string | undefined {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
    } catch {
      return `the folder ${folder} cannot be written to`
    }
  }
  return undefined
}

/**
 * Finds Electron's runtime or runs its installer. A failed fetch is not retried for some days,
 * unless the user asks for it or the version or the network settings change.
 */
export async function obtainRuntime({
  asked,
  packageFolder = ELECTRON_PACKAGE,
  cacheFolder = CACHE,
  environment = process.env,
  patience = asked ? LONG : SHORT,
  lines = terminalLines(),
  now = Date.now,
}: ObtainOptions): Promise<Runtime | NoRuntime> {
  const find = (): Runtime | { readonly missing: string } =>
    findRuntime({ packageFolder, environment })
  const found = find()
  if ('executable' in found) return found
  // The user named a runtime, so fetch no other.
  if (environment.ELECTRON_OVERRIDE_DIST_PATH) return { ...found, mayBeAskedFor: false }
  if (environment.ELECTRON_SKIP_BINARY_DOWNLOAD && !asked) {
    const missing = `${found.missing}, and ELECTRON_SKIP_BINARY_DOWNLOAD is set`
    return { missing, mayBeAskedFor: true }
  }
  const failed = (reason: string, day = ''): NoRuntime => ({
    missing: `Electron could not be fetched${day && ` on ${day}`} (${reason})`,
    mayBeAskedFor: true,
  })
  const obstacle = unwritable(packageFolder, cacheFolder)
  if (obstacle !== undefined) return failed(obstacle)

  const version = electronVersion(packageFolder)
  const failureFile = join(cacheFolder, 'electron-fetch-failure.json')
  const attempt = attemptKey(version, environment)
  const fetchIt = async (): Promise<Runtime | NoRuntime> => {
    const foundNow = find()
    if ('executable' in foundNow) return foundNow
    const failure = asked ? undefined : recentFailure(failureFile, attempt, now())
    if (failure) return failed(failure.reason, dayOf(failure.time))
    const scratch = join(cacheFolder, 'electron-fetch')
    const options = { packageFolder, scratch, environment, patience, lines }
    const reason = await runInstaller(options)
    const installed = find()
    if (reason === undefined && 'executable' in installed) {
      forgetFailure(failureFile)
      lines.line(`Electron ${version} is installed.`)
      return installed
    }
    const why = reason ?? 'its archive holds no program'
    keepFailure(failureFile, { attempt, reason: why, time: now() })
    return failed(why)
  }
  const onWait = (): void => lines.line('Another start is fetching Electron; waiting for it ...')
  return withLock(join(cacheFolder, 'electron-fetch.lock'), onWait, fetchIt)
}
