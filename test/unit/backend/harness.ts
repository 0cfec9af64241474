import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import type { ErrorCode, RequestError } from '#shared/contract/errors.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { Dispatch } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { BackendOptions } from '#main/backend/backend.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { asking, type Ask } from '#test/support/asking.ts'

export { temporaryFolder } from '#test/support/temporary-folder.ts'

/** The worker that the app uses: the built one if npm test has built it, else that of the sources. */
export const SOLVER_WORKER =
  process.env.BREAKPOINT_TEST_WORKER ??
  new URL('../../../src-main/backend/solve/solver-worker.ts', import.meta.url)

/** A worker that does as the rules' name says; see its file. */
export const SCRIPTED_WORKER = new URL('./workers/scripted-worker.ts', import.meta.url)

/** A worker that never solves anything: who gets an answer has not asked it. */
export const BROKEN_WORKER = new URL('./workers/broken-worker.ts', import.meta.url)

/** The solver's worker, which also writes a line to ORDERS_FILE for each order that it gets. */
export const COUNTING_WORKER = new URL('./workers/counting-worker.ts', import.meta.url)

/** Changes the store of a data folder as another program would. */
export function changeStore(dataFolder: string, change: (store: DatabaseSync) => unknown): void {
  const store = new DatabaseSync(join(dataFolder, 'study', 'study.sqlite'))
  try {
    change(store)
  } finally {
    store.close()
  }
}

/** Rules that no other test solves: basic Farkle under a name and with a goal of its own. */
export function namedRules(name: string, goal: number): RuleSet {
  return { ...PRESETS.farkle, name, goal }
}

/** Zilch in steps of one point: its solve takes seconds, with progress on the way. */
export const LONG_RULES: RuleSet = {
  ...PRESETS.zilch,
  name: 'Long',
  sets: PRESETS.zilch.sets.map((points, i) => (i === 0 ? [101, ...points.slice(1)] : points)),
}

/** A backend with all that it has said. */
export interface TestBackend {
  /** Where it keeps everything. */
  readonly folder: string
  readonly dispatch: Dispatch
  readonly ask: Ask
  readonly notices: readonly string[]
  readonly jobs: readonly JobData[]
  readonly ruleChanges: () => number
  readonly studyChanges: () => number
  readonly logged: readonly string[]
  readonly sleep: () => void
  readonly wake: () => void
  readonly close: () => Promise<void>
}

type Options = Pick<BackendOptions, 'access' | 'calmMs' | 'moreGames' | 'now' | 'team' | 'version'>

interface StartOptions extends Options {
  /** Hears every event. */
  readonly heard?: (name: string, data: unknown) => void
}

/**
 * Starts a backend that is closed when the test ends. Its teams have one thread unless told otherwise:
 * to load another one takes longer than it saves.
 */
export async function start(
  dataFolder: string,
  workerFile: string | URL = SOLVER_WORKER,
  { heard, ...options }: StartOptions = {},
): Promise<TestBackend> {
  const notices: string[] = []
  const jobs: JobData[] = []
  const logged: string[] = []
  let ruleChanges = 0
  let studyChanges = 0
  const backend = await startBackend({
    dataFolder,
    workerFile,
    emit: (name, data) => {
      heard?.(name, data)
      if (name === 'notice') notices.push((data as { message: string }).message)
      if (name === 'job') jobs.push(data as JobData)
      if (name === 'rules-changed') ruleChanges++
      if (name === 'study-changed') studyChanges++
    },
    log: (line) => logged.push(line),
    team: { members: 1 },
    ...options,
  })
  onTestFinished(() => backend.close())
  return {
    folder: dataFolder,
    dispatch: backend.dispatch,
    ask: asking(backend.dispatch),
    notices,
    jobs,
    ruleChanges: () => ruleChanges,
    studyChanges: () => studyChanges,
    logged,
    sleep: () => backend.sleep(),
    wake: () => backend.wake(),
    close: () => backend.close(),
  }
}

/** Error of a request that must fail; a request that succeeds fails the test. */
export async function failureOf(asked: Promise<unknown>): Promise<RequestError> {
  return asked.then(
    () => {
      throw new Error('this should have failed')
    },
    (error: unknown) => error as RequestError,
  )
}

/** One sentence or more, as the user reads it. */
export const SENTENCE = /^[A-Z].*\.$/s

/** Message of a request that must be refused with this code, in a sentence. */
export async function refusalOf(asked: Promise<unknown>, code: ErrorCode): Promise<string> {
  const error = await failureOf(asked)
  expect(error).toMatchObject({ code, message: expect.stringMatching(SENTENCE) })
  return error.message
}
