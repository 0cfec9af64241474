import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './built.ts'
import { endedChildrenSeconds } from './processor-time.ts'
import { filesOverLimit, readCosts } from './test-cost.ts'
import {
  tallyOf,
  tallyPlaywright,
  tallyVitest,
  type RunnerTime,
  type Tally,
} from './test-report.ts'

export const ROOT = join(import.meta.dirname, '..')
export const RESULTS = join(ROOT, 'test-results')
const UNIT_REPORT = join(RESULTS, 'unit.json')
const UNIT_COSTS = join(RESULTS, 'unit-costs.json')
const E2E_REPORT = join(RESULTS, 'e2e.json')

interface Running {
  /** The results of a run that takes longer are dropped. */
  readonly limitSeconds?: number
  /** Lets other processes go first. */
  readonly isInBackground?: boolean
  /** Keeps the output back until this is over. */
  readonly printAfter?: Promise<unknown>
}

interface Run {
  readonly ended: 'passed' | 'failed' | 'cut off'
  readonly time: RunnerTime
}

const HAS_GROUPS = process.platform !== 'win32'
const GRACE_MS = 2000

const children = new Set<ChildProcess>()
let isStopped = false

/** Ends a runner with its workers: one in a long loop never hears that the runner has gone. */
function endGroup(child: ChildProcess): void {
  const send = (signal: NodeJS.Signals): void => {
    try {
      if (HAS_GROUPS) process.kill(-child.pid!, signal)
      else child.kill(signal)
    } catch {
      // All of them have ended.
    }
  }
  send('SIGTERM')
  setTimeout(send, GRACE_MS, 'SIGKILL').unref()
  child.once('close', () => send('SIGKILL'))
}

/** From now on, a signal that would end this process ends the runners first. */
export function stopRunnersOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopped = true
      for (const child of children) endGroup(child)
    })
  }
}

let toldSeconds = 0

/** Processor time of the child that has just ended. */
function newlyEndedSeconds(): number | undefined {
  const all = endedChildrenSeconds()
  if (all === undefined) return undefined
  const seconds = all - toldSeconds
  toldSeconds = all
  return seconds
}

function keepBack(child: ChildProcess, until: Promise<unknown>): void {
  let kept: string | null = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (kept === null) process.stdout.write(text)
      else kept += text
    })
  }
  void until.finally(() => {
    process.stdout.write(kept ?? '')
    kept = null
  })
}

/** Ends a child that runs for longer; `end` returns whether it did. */
function limited(child: ChildProcess, seconds: number): { end: () => boolean } {
  let isOver = false
  const timer = setTimeout(
    () => {
      isOver = true
      endGroup(child)
    },
    Math.max(1, seconds * 1000),
  )
  return {
    end() {
      clearTimeout(timer)
      return isOver
    },
  }
}

async function run(
  runner: string,
  script: string,
  args: readonly string[],
  how: Running,
): Promise<Run> {
  if (isStopped) return { ended: 'failed', time: { runner, seconds: 0 } }
  mkdirSync(RESULTS, { recursive: true })
  const output = how.printAfter ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    detached: HAS_GROUPS,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  children.add(child)
  if (how.printAfter) keepBack(child, how.printAfter)
  if (how.isInBackground) setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL)
  const limit = how.limitSeconds === undefined ? undefined : limited(child, how.limitSeconds)
  let seconds: number | undefined
  child.once('exit', () => (seconds = newlyEndedSeconds()))
  const [status] = (await once(child, 'close')) as [number | null]
  children.delete(child)
  const ended = status === 0 ? 'passed' : 'failed'
  return { ended: limit?.end() ? 'cut off' : ended, time: { runner, seconds } }
}

/** Without files runs all tests. Null if the limit was exceeded. */
export async function runVitest(
  files: readonly string[] = [],
  how: Running = {},
): Promise<Tally | null> {
  // Old reports must not count for a run that writes none.
  for (const report of [UNIT_REPORT, UNIT_COSTS]) rmSync(report, { force: true })
  const { ended, time } = await run('Vitest', 'vitest/vitest.mjs', ['run', ...files], how)
  if (ended === 'cut off') return null
  const tally = tallyOf(UNIT_REPORT, tallyVitest, ended === 'failed')
  const costs = readCosts(UNIT_COSTS)
  // All cases together have no limit.
  const dear = process.env.CASES === 'all' ? [] : filesOverLimit(costs)
  return {
    ...tally,
    failed: [...tally.failed, ...dear],
    files: costs.map(({ file, project, processorMs }) => ({
      file,
      project,
      seconds: processorMs / 1000,
    })),
    runners: [time],
  }
}

export async function runPlaywright(
  files: readonly string[] = [],
  how: Running = {},
): Promise<Tally | null> {
  rmSync(E2E_REPORT, { force: true })
  let time: RunnerTime[] = []
  let ended: Run['ended'] = 'failed'
  try {
    ensureBuilt()
    const ran = await run('Playwright', '@playwright/test/cli.js', ['test', ...files], how)
    ended = ran.ended
    time = [ran.time]
  } catch (error) {
    // A failed build leaves no report, which counts as a failed test.
    console.error(error instanceof Error ? error.message : error)
  }
  if (ended === 'cut off') return null
  return { ...tallyOf(E2E_REPORT, tallyPlaywright, ended === 'failed'), runners: time }
}

/**
 * Both at once. The browser's tests go first and are told of last. Unit tests solve with the built
 * worker, which starts faster than that of the sources.
 */
export async function runBoth(): Promise<Tally[]> {
  try {
    ensureBuilt()
    process.env.BREAKPOINT_TEST_WORKER = join(ROOT, 'out/main/solver-worker.js')
  } catch {
    // Told with the browser's tests, which build again.
  }
  const units = runVitest([], { isInBackground: true })
  const browser = runPlaywright([], { printAfter: units })
  return (await Promise.all([units, browser])).filter((tally) => tally !== null)
}
