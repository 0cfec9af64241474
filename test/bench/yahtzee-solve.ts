import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { startBackend } from '#main/backend/start-backend.ts'

// Solves a game of Yahtzee as the app does, with threads and a cache, in a process of its own, and
// prints what that took.

/** Printed result, as JSON. */
export interface YahtzeeSolve {
  readonly expectedScore: number
  readonly states: number
  readonly seconds: number
  /** Seconds of a question about a position in the solved game. */
  readonly analysis: number
  readonly kilobytes: number
}

async function solve(rules: RuleSet, folder: string): Promise<YahtzeeSolve> {
  const backend = await startBackend({
    dataFolder: folder,
    workerFile: new URL('../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    emit: () => {},
    log: () => {},
  })
  const ask = async (name: string, params: object): Promise<[unknown, number]> => {
    const begun = performance.now()
    const reply = await backend.dispatch(name, params)
    if (!reply.ok) throw new Error(reply.error.message)
    return [reply.value, (performance.now() - begun) / 1000]
  }
  const [answer, seconds] = await ask('yahtzee.solve', { rules })
  const position = { rules, dice: [1, 2, 2, 4, 4], rerollsLeft: rules.rerolls }
  await ask('yahtzee.analyse', position)
  const [, analysis] = await ask('yahtzee.analyse', position)
  await backend.close()
  const { expectedScore, states } = answer as YahtzeeSolve
  return { expectedScore, states, seconds, analysis, kilobytes: process.resourceUsage().maxRSS }
}

const folder = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
try {
  console.log(JSON.stringify(await solve(JSON.parse(process.argv[2]!) as RuleSet, folder)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
