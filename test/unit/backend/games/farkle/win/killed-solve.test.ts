import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { ThreePlan } from '#main/backend/games/farkle/three-solves.ts'
import { WinPlan } from '#main/backend/games/farkle/win/win-plan.ts'
import { FileStore, type FileStoreKind } from '#main/backend/solve/team/file-store.ts'
import { temporaryFolder } from '../../../harness.ts'
import { ALL, someOf } from '#test/property/runs.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const SCRIPT = fileURLToPath(new URL('../../../workers/killed-solver.ts', import.meta.url))

function checkpointsIn(folder: string): string[] {
  const unfinished = join(folder, 'unfinished')
  if (!existsSync(unfinished)) return []
  return readdirSync(unfinished).filter((name) => name.endsWith('.checkpoint'))
}

interface Ending {
  readonly finished: boolean
  readonly said: string
}

/**
 * Lets a process solve and kills it some time after it has come on, unless it has finished by then;
 * `null` milliseconds kill it as soon as a checkpoint is written.
 */
function solveFor(
  milliseconds: number | null,
  folder: string,
  request: string,
  rules: RuleSet,
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, folder, request, JSON.stringify(rules)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    let timer: NodeJS.Timeout | undefined
    child.stdout.once('data', () => {
      const kill = (): boolean => child.kill('SIGKILL')
      timer =
        milliseconds === null
          ? setInterval(() => checkpointsIn(folder).length > 0 && kill(), 1)
          : setTimeout(kill, milliseconds)
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      if (code === 0 || signal === 'SIGKILL') resolve({ finished: code === 0, said })
      else reject(new Error(`The process ended with ${code ?? signal}: ${said}`))
    })
  })
}

/** A game, and what a solve that is not killed finds. */
interface Killed {
  readonly request: 'farkle.winSolve' | 'farkle.threeSolve'
  readonly rules: RuleSet
  readonly table: () => object
}

const wins = (rules: RuleSet): Killed => {
  return { request: 'farkle.winSolve', rules, table: () => solvedWin(rules).table }
}

const three = (rules: RuleSet): Killed => {
  return { request: 'farkle.threeSolve', rules, table: () => solveThree(winGame(rules)) }
}

/** Arrays as their bytes: numbers that differ in their last bit are told apart. */
function bytesOf(found: object): object {
  const { seconds: _, ...told } = found as Record<string, unknown>
  const bytes = (part: unknown): unknown =>
    ArrayBuffer.isView(part)
      ? createHash('sha256').update(new Uint8Array(part.buffer)).digest('hex')
      : part
  return Object.fromEntries(Object.entries(told).map(([name, part]) => [name, bytes(part)]))
}

/**
 * Kills a solve again and again until it has ended, and compares what it found. The first `least`
 * kills come soon after each other.
 */
async function expectSameBits({ request, rules, table }: Killed, least: number): Promise<void> {
  const folder = temporaryFolder()
  const key = ruleHash(rules)
  const plan = request === 'farkle.winSolve' ? new WinPlan() : new ThreePlan()
  const notices: string[] = []
  const notice = (words: () => string): number => notices.push(words())
  const cache = new ResultCache({ folder: join(folder, 'results'), notice })
  const checkpointFolder = join(folder, 'unfinished')
  const kind = plan as FileStoreKind<RuleSet, { readonly evaluations: number }>
  const store = new FileStore(kind, { cache, checkpointFolder, notice })
  const moments: (number | null)[] = []
  let resumed = 0
  let before = 0
  for (;;) {
    // First with something to resume from; at last longer and longer, so that it ends on any machine.
    const longer = 4 ** Math.max(0, moments.length - least)
    const moment = moments.length === 0 ? null : Math.round((10 + 60 * Math.random()) * longer)
    moments.push(moment)
    const { finished, said } = await solveFor(moment, folder, request, rules)
    expect(said, `killed after ${moments.join(', ')} ms`).toBe('')
    if (finished) break
    const kept = await store.checkpoint(rules)
    if (!kept) continue
    resumed++
    expect(kept.evaluations, `killed after ${moments.join(', ')} ms`).toBeGreaterThanOrEqual(before)
    before = kept.evaluations
  }
  expect(moments.length - 1).toBeGreaterThanOrEqual(least)
  expect(resumed).toBeGreaterThan(0)
  expect(notices).toEqual([])

  const { solver, solverVersion } = plan
  const found = (await cache.get({ solver, solverVersion, key })) as object
  expect(bytesOf(found), `killed after ${moments.join(', ')} ms`).toEqual(bytesOf(table()))
  expect(checkpointsIn(folder)).toEqual([])
}

test.each(
  someOf([
    ['with a penalty and a final turn', wins({ ...PRESETS.zilch, goal: 1_500 })],
    ['without a penalty', wins({ ...PRESETS.facebook, goal: 6_000 })],
    ['of three', three({ ...PRESETS.farkle, goal: 2_500 })],
  ] as const),
)(
  'a game %s has the same bits however often its process is killed',
  { timeout: 480_000 },
  (_, killed) => expectSameBits(killed, ALL ? 20 : 1),
)
