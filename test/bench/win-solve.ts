import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { median } from './measure.ts'

// A fresh process: solves a game for winning as the app does, asks for something else every few
// milliseconds meanwhile, and prints what that took.

/** Result printed by the process. */
export interface WinSolve {
  readonly winProbability: number
  readonly residual: number
  readonly evaluations: number
  readonly states: number
  /** From the request to its answer. */
  readonly seconds: number
  readonly kilobytes: number
  /** How long other requests waited for their answers, in milliseconds. */
  readonly answers: { readonly count: number; readonly median: number; readonly most: number }
}

const rules = JSON.parse(process.argv[2]!) as RuleSet
const folder = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
const backend = await startBackend({
  dataFolder: folder,
  workerFile: new URL('../../src-main/backend/solve/solver-worker.ts', import.meta.url),
  emit: () => {},
  log: () => {},
})

async function ask(name: string, params: unknown): Promise<unknown> {
  const reply = await backend.dispatch(name, params)
  if (!reply.ok) throw new Error(reply.error.message)
  return reply.value
}

try {
  const page = { rules: PRESETS.zilch, turn: 'single', from: 0, count: 200 }
  await ask('score.table', page)
  const waits: number[] = []
  const asking = setInterval(() => {
    const asked = performance.now()
    void ask('score.table', page).then(() => waits.push(performance.now() - asked))
  }, 20)
  const begun = performance.now()
  const solved = await ask('win.solve', { rules })
  const seconds = (performance.now() - begun) / 1000
  clearInterval(asking)
  const answers = {
    count: waits.length,
    median: waits.length > 0 ? median(waits) : 0,
    most: Math.max(0, ...waits),
  }
  const kilobytes = process.resourceUsage().maxRSS
  console.log(JSON.stringify({ ...(solved as object), seconds, kilobytes, answers }))
} finally {
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
}
