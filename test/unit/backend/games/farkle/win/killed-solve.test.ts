import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fractionDone } from '#shared/games/farkle/solve/win/solve-progress.ts'
import type { WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { WIN_SOLVER_VERSION } from '#shared/games/farkle/solve/win/win-work.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { WinPlan } from '#main/backend/games/farkle/win/win-plan.ts'
import { FileStore } from '#main/backend/solve/team/file-store.ts'
import { temporaryFolder } from '../../../harness.ts'
import { someOf } from '#test/property/runs.ts'
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

test.each(
  someOf([
    ['with a penalty and a final turn', { ...PRESETS.zilch, goal: 1_500 }],
    ['without a penalty', { ...PRESETS.facebook, goal: 6_000 }],
  ] as const),
)(
  'a game %s has the same bits however often its process is killed',
  { timeout: 240_000 },
  async (_, rules) => {
    const folder = temporaryFolder()
    const key = ruleHash(rules)
    const plan = new WinPlan()
    const notices: string[] = []
    const notice = (words: () => string): number => notices.push(words())
    const cache = new ResultCache({ folder: join(folder, 'results'), notice })
    const checkpointFolder = join(folder, 'unfinished')
    const store = new FileStore(plan, { cache, checkpointFolder, notice })
    const moments: (number | null)[] = []
    let kills = 0
    let resumed = 0
    let before = 0
    for (;;) {
      // First with something to resume from; then longer and longer, so that it ends on any machine.
      const moment =
        moments.length === 0
          ? null
          : Math.round((10 + 60 * Math.random()) * 4 ** (moments.length - 1))
      moments.push(moment)
      const { finished, said } = await solveFor(moment, folder, rules)
      expect(said, `killed after ${moments.join(', ')} ms`).toBe('')
      if (finished) break
      kills++
      const kept = await store.checkpoint(rules)
      if (!kept) continue
      resumed++
      const fraction = fractionDone(plan.gameOf(rules), kept)
      expect(kept.evaluations, `killed after ${moments.join(', ')} ms`).toBeGreaterThanOrEqual(
        before,
      )
      expect(fraction).toBeLessThan(1)
      before = kept.evaluations
    }
    expect(kills).toBeGreaterThan(0)
    expect(resumed).toBeGreaterThan(0)
    expect(notices).toEqual([])

    const label = { solver: 'win', solverVersion: WIN_SOLVER_VERSION, key }
    const found = (await cache.get(label)) as WinTable
    const { table } = solvedWin(rules)
    const bytes = ({ values }: WinTable): Buffer => Buffer.from(values.buffer)
    expect(bytes(found).equals(bytes(table)), `killed after ${moments.join(', ')} ms`).toBe(true)
    expect(found.residual).toBe(table.residual)
    expect(found.evaluations).toBe(table.evaluations)
    expect(checkpointsIn(folder)).toEqual([])
  },
)
