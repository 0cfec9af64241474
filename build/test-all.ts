import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { total, type Tally } from './test-report.ts'
import { ROOT, runPlaywright, runVitest } from './test-runners.ts'

/** Tallies of passed batches, by a hash of the sources. */
const DONE = join(ROOT, 'node_modules/.cache/test-all')
const BATCH = 20
const SHARE_BATCH = 4
/** Tests that draw cases from a seed, or run only in full. */
const MORE_CASES = /from '[^']*(?:property|\.)\/runs\.ts'| @long\b/

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 })

/** Unit tests first; no batch holds files of both runners. */
function batches(files: readonly string[], size: number): string[][] {
  const isSpec = (file: string): boolean => file.endsWith('.spec.ts')
  return [files.filter((file) => !isSpec(file)), files.filter(isSpec)].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / size) }, (_, i) =>
      some.slice(i * size, (i + 1) * size),
    ),
  )
}

function runBatch(files: readonly string[], limitSeconds?: number): Promise<Tally | null> {
  const run = files[0]!.endsWith('.spec.ts') ? runPlaywright : runVitest
  return run(files, limitSeconds === undefined ? {} : { limitSeconds })
}

/** Skips batches that have passed on the same sources. */
async function runEveryBatch(files: readonly string[]): Promise<Tally> {
  const state = [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), git('status', '--porcelain')]
  const key = createHash('sha256').update(state.join('\n')).digest('hex').slice(0, 16)
  const folder = join(DONE, key)
  mkdirSync(folder, { recursive: true })
  const all = batches(files, BATCH)
  const tallies: Tally[] = []
  for (const [i, batch] of all.entries()) {
    const file = join(folder, `${i}.json`)
    console.log(`\nBatch ${i + 1} of ${all.length}`)
    let tally: Tally
    try {
      tally = JSON.parse(readFileSync(file, 'utf8')) as Tally
      console.log('passed before')
    } catch {
      tally = (await runBatch(batch))!
      if (tally.failed.length === 0) writeFileSync(file, JSON.stringify(tally))
    }
    tallies.push(tally)
  }
  return total(tallies)
}

/**
 * Runs batches of the tests that npm test skips until the time is over. The commit hash selects the
 * first batch.
 */
async function runShare(files: readonly string[], seconds: number): Promise<Tally> {
  const end = performance.now() + seconds * 1000
  const rest = files.filter(
    (file) =>
      /\.long\.(?:test|spec)\.ts$/.test(file) ||
      MORE_CASES.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  const all = batches(rest, SHARE_BATCH)
  const from = parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16) % all.length
  const tallies: Tally[] = []
  for (let i = 0; i < all.length; i++) {
    const number = (from + i) % all.length
    console.log(`\nBatch ${number + 1} of ${all.length}`)
    const tally = await runBatch(all[number]!, (end - performance.now()) / 1000)
    if (tally === null) {
      console.log('The time is over; this batch counts for nothing.')
      break
    }
    tallies.push(tally)
  }
  return total(tallies)
}

export function runAllTests(share: { readonly seconds: number } | null): Promise<Tally> {
  process.env.CASES = 'all'
  const files = globSync('test/{unit,property,e2e}/**/*.{test,spec}.ts', { cwd: ROOT })
  const sorted = files.map((file) => file.replaceAll('\\', '/')).sort()
  return share ? runShare(sorted, share.seconds) : runEveryBatch(sorted)
}
