import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { score } from '#shared/games/farkle/solvers/points.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { decodeResult, type ResultLabel } from '#main/backend/solve/result-codec.ts'
import { resultBytes } from '#test/support/result-bytes.ts'
import { runs } from '#test/property/runs.ts'
import { BROKEN_WORKER, namedRules, SENTENCE, start, temporaryFolder } from '../harness.ts'

const LABEL: ResultLabel = { solver: 'score', solverVersion: 3, key: 'abc' }
const SAMPLE = { gains: Float64Array.of(1.5, -2.5), averagePoints: null }

/** A cache with all its notices. */
function cacheIn(folder: string): { cache: ResultCache; notices: string[] } {
  const notices: string[] = []
  return { cache: new ResultCache({ folder, notice: (words) => notices.push(words()) }), notices }
}

describe('a cache', () => {
  test('gives back what it was given, to itself and to the next one', async () => {
    const folder = temporaryFolder()
    const { cache } = cacheIn(folder)
    expect(await cache.get(LABEL)).toBeUndefined()
    await cache.put(LABEL, SAMPLE)
    expect(await cache.get(LABEL)).toBe(SAMPLE)
    const next = cacheIn(folder)
    expect(await next.cache.get(LABEL)).toStrictEqual(SAMPLE)
    expect(next.notices).toEqual([])
  })

  test('keeps every result on disk, however many it forgets', async () => {
    const { cache } = cacheIn(temporaryFolder())
    const labels = Array.from({ length: 40 }, (_, i) => ({ ...LABEL, key: `key-${i}` }))
    for (const [i, label] of labels.entries()) await cache.put(label, i)
    for (const [i, label] of labels.entries()) expect(await cache.get(label)).toBe(i)
    expect(await cache.size()).toMatchObject({ files: 40 })
  })

  test('forgets by size too, but never what came last', async () => {
    const folder = temporaryFolder()
    const cache = new ResultCache({ folder, notice: () => {}, maxBytesInMemory: 5_000 })
    const values = [100, 200, 300, 5_000].map((length) => new Float64Array(length))
    const remembered = async (): Promise<number[]> => {
      const files = readdirSync(folder)
      for (const name of files) renameSync(join(folder, name), join(folder, `${name}.away`))
      const found: number[] = []
      for (const [i, value] of values.entries()) {
        if ((await cache.get({ ...LABEL, key: `key-${i}` })) === value) found.push(i)
      }
      for (const name of files) renameSync(join(folder, `${name}.away`), join(folder, name))
      return found
    }
    const kept: number[][] = []
    for (const [i, value] of values.entries()) {
      await cache.put({ ...LABEL, key: `key-${i}` }, value)
      kept.push(await remembered())
    }
    expect(kept).toEqual([[0], [0, 1], [1, 2], [3]])
    // What is read again takes as much room.
    await cache.get({ ...LABEL, key: 'key-0' })
    expect(await remembered()).toEqual([])
  })

  test('tells its size and frees it, put aside files included', async () => {
    const folder = temporaryFolder()
    const { cache } = cacheIn(folder)
    expect(await cache.size()).toEqual({ files: 0, bytes: 0 })
    await cache.put(LABEL, SAMPLE)
    const bytes = resultBytes(LABEL, SAMPLE).length
    expect(await cache.size()).toEqual({ files: 1, bytes })
    writeFileSync(join(folder, 'score-abd.result'), 'nonsense')
    await cache.get({ ...LABEL, key: 'abd' })
    expect(cache.putAside).toHaveLength(1)
    expect(await cache.clear()).toEqual({ files: 1, bytes })
    expect(readdirSync(folder)).toEqual([])
    expect(cache.putAside).toEqual([])
    expect(await cache.get(LABEL)).toBeUndefined()
  })

  test('says so if results cannot be removed', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'score-abc.result'))
    await expect(cacheIn(folder).cache.clear()).rejects.toMatchObject({
      code: 'storage-failed',
      message: expect.stringMatching(SENTENCE) as string,
    })
  })

  test('puts any file with a flipped bit or cut off aside, under names that are free', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'score-abc.result')
    const whole = resultBytes(LABEL, SAMPLE)
    const { cache, notices } = cacheIn(folder)
    const damages = fc.oneof(
      fc.nat(whole.length * 8 - 1).map((bit) => {
        const flipped = Buffer.from(whole)
        flipped[bit >> 3]! ^= 1 << (bit & 7)
        return flipped
      }),
      fc.nat(whole.length - 1).map((length) => whole.subarray(0, length)),
    )
    await fc.assert(
      fc.asyncProperty(damages, async (damaged) => {
        const before = cache.putAside.length
        writeFileSync(path, damaged)
        expect(await cache.get(LABEL)).toBeUndefined()
        expect(cache.putAside).toHaveLength(before + 1)
        expect(readFileSync(cache.putAside.at(-1)!.file).equals(damaged)).toBe(true)
        expect(notices).toHaveLength(before + 1)
      }),
      runs(60),
    )
    expect(new Set(cache.putAside.map(({ file }) => file)).size).toBe(cache.putAside.length)
    expect(readdirSync(folder)).toEqual(['put-aside'])
  })
})

describe('a write that is killed before its end', () => {
  const writer = fileURLToPath(new URL('../workers/killed-writer.ts', import.meta.url))

  test('leaves the old result whole, and a temporary file that the next start sweeps up', async () => {
    const dataFolder = temporaryFolder()
    const folder = join(dataFolder, 'results')
    await cacheIn(folder).cache.put(LABEL, { old: true })
    const child = spawnSync(
      process.execPath,
      [writer, folder, JSON.stringify(LABEL), JSON.stringify({ old: false })],
      { timeout: 20_000, encoding: 'utf8' },
    )
    expect(child, child.stderr).toMatchObject({ signal: 'SIGKILL' })

    const [left, ...more] = readdirSync(folder).filter((name) => name !== 'score-abc.result')
    expect(more).toEqual([])
    const path = join(folder, left!)
    expect(decodeResult(LABEL, readFileSync(path))).toEqual({ old: false })

    await start(dataFolder)
    expect(readdirSync(folder)).toEqual(['score-abc.result'])
    expect(await cacheIn(folder).cache.get(LABEL)).toEqual({ old: true })
  })
})

describe('a stored result that cannot be trusted', () => {
  const { version: solverVersion } = score
  const { expectedPoints } = scoreReport(PRESETS.farkle).turns[0]!.figures

  const labelOf = (rules: RuleSet): ResultLabel => ({
    solver: 'score',
    solverVersion,
    key: ruleHash(rules),
  })
  const fileOf = (rules: RuleSet): string => `score-${ruleHash(rules)}.result`
  const whole = (rules: RuleSet): Buffer => resultBytes(labelOf(rules), scoreReport(rules))

  /** Damage anywhere in a file is tested in result-codec.test.ts. */
  const damages: Record<string, (rules: RuleSet) => Buffer> = {
    'is cut off': (rules) => whole(rules).subarray(0, 1000),
    'is the result of other rules': () => whole(PRESETS.zilch),
    'is of an older solver': (rules) =>
      resultBytes({ ...labelOf(rules), solverVersion: solverVersion - 1 }, scoreReport(rules)),
  }
  const cases = Object.entries(damages).map(([kind, damage], i) => {
    const rules = namedRules(kind, 5000 + i)
    return { kind, rules, damaged: damage(rules) }
  })

  test('is put aside, reported and solved again, whatever is wrong with it', async () => {
    const dataFolder = temporaryFolder()
    const results = join(dataFolder, 'results')
    mkdirSync(results)
    for (const { rules, damaged } of cases) writeFileSync(join(results, fileOf(rules)), damaged)

    const backend = await start(dataFolder)
    for (const [i, { kind, rules, damaged }] of cases.entries()) {
      const { turns } = await backend.ask('farkle.scoreOverview', { rules })
      expect(turns[0]!.expectedPoints, kind).toBe(expectedPoints)
      expect(backend.notices, kind).toHaveLength(i + 1)
      expect(backend.notices[i], kind).toMatch(
        /^A stored result could not be used: .+\. It was moved away and is solved again\.$/,
      )
      const { putAside } = await backend.ask('cache.status', {})
      expect(putAside, kind).toHaveLength(i + 1)
      expect(readFileSync(putAside[i]!.file).equals(damaged), kind).toBe(true)
      expect(readFileSync(join(results, fileOf(rules))).equals(whole(rules)), kind).toBe(true)
    }
    await backend.close()

    // The good results are read from the disk by the next backend, which could not solve them.
    const next = await start(dataFolder, BROKEN_WORKER)
    for (const { kind, rules } of cases) {
      const { turns } = await next.ask('farkle.scoreOverview', { rules })
      expect(turns[0]!.expectedPoints, kind).toBe(expectedPoints)
    }
    expect(next.notices).toEqual([])
  })

  test('because a folder stands in its place costs only the solve', async () => {
    const dataFolder = temporaryFolder()
    mkdirSync(join(dataFolder, 'results', fileOf(PRESETS.farkle)), { recursive: true })
    const backend = await start(dataFolder)
    const { turns } = await backend.ask('farkle.scoreOverview', { rules: PRESETS.farkle })
    expect(turns[0]!.expectedPoints).toBe(expectedPoints)
    expect(backend.notices).toEqual([expect.stringMatching(SENTENCE)])
  })

  test('does not touch the good ones beside it, which are read and not written', async () => {
    const dataFolder = temporaryFolder()
    const results = join(dataFolder, 'results')
    mkdirSync(results)
    const path = join(results, fileOf(PRESETS.farkle))
    writeFileSync(path, whole(PRESETS.farkle))
    utimesSync(path, 1_000_000, 1_000_000)
    writeFileSync(join(results, fileOf(PRESETS.zilch)), whole(PRESETS.farkle))
    const backend = await start(dataFolder)
    await backend.ask('farkle.scoreOverview', { rules: PRESETS.zilch })
    await backend.ask('farkle.scoreOverview', { rules: PRESETS.farkle })
    expect(statSync(path).mtimeMs).toBe(1_000_000_000)
    expect(backend.notices).toHaveLength(1)
  })
})
