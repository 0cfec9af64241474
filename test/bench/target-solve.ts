import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { startBackend } from '#main/backend/start-backend.ts'

// Solves a game of Yahtzee for targets as the app does, with threads and files, in a process of its
// own, and prints what that took.

/** Printed result, as JSON. */
export interface TargetSolve {
  readonly seconds: number
  readonly bytes: number
  readonly kilobytes: number
  /** Seconds of a question about a position. */
  readonly analysis: number
  readonly chance: number
  readonly plain: number
}

const TARGET = 300

async function solve(rules: RuleSet, limit: number, folder: string): Promise<TargetSolve> {
  const backend = await startBackend({
    dataFolder: folder,
    workerFile: new URL('../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    emit: () => {},
    log: () => {},
  })
  const ask = async <T>(name: string, params: object): Promise<[T, number]> => {
    const begun = performance.now()
    const reply = await backend.dispatch(name, params)
    if (!reply.ok) throw new Error(reply.error.message)
    return [reply.value as T, (performance.now() - begun) / 1000]
  }
  const wanted = { rules, limit, mayBeLarge: true }
  const [{ storedBytes }, seconds] = await ask<{ storedBytes: number }>(
    'yahtzee.targetSolve',
    wanted,
  )
  const { maxRSS } = process.resourceUsage()
  const position = { rules, target: TARGET, dice: [1, 2, 2, 4, 4], rerollsLeft: rules.rerolls }
  await ask('yahtzee.targetChoices', position)
  const [, analysis] = await ask('yahtzee.targetChoices', position)
  const asked = { rules, target: TARGET }
  const [{ chance, plain }] = await ask<TargetSolve>('yahtzee.target', asked)
  await backend.close()
  return { seconds, bytes: storedBytes, kilobytes: maxRSS, analysis, chance, plain }
}

const folder = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
try {
  const [rules, limit] = process.argv.slice(2) as [string, string]
  console.log(JSON.stringify(await solve(JSON.parse(rules) as RuleSet, Number(limit), folder)))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
