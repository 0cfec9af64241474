import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Milliseconds of each of many runs, the first ones to warm up left out. */
export function timesOf(run: () => unknown, runs: number, warmUp = 0): number[] {
  for (let i = 0; i < warmUp; i++) run()
  return Array.from({ length: runs }, () => {
    const begun = performance.now()
    run()
    return performance.now() - begun
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What a script of this folder prints, as JSON, in a fresh process. */
export function freshProcess(script: string, ...args: readonly string[]): unknown {
  const file = join(import.meta.dirname, script)
  const options = { encoding: 'utf8', timeout: 1_800_000 } as const
  return JSON.parse(execFileSync(process.execPath, [file, ...args], options))
}
