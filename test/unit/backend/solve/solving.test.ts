import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MAX_ROWS } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { COUNTING_WORKER, start, temporaryFolder } from '../harness.ts'

const { zilch, farkle } = PRESETS
const renamed: RuleSet = { ...zilch, name: 'Zilch as we play it' }

/** The orders that COUNTING_WORKER is given from now on. */
function countedOrders(folder: string): () => string[] {
  const file = join(folder, 'orders')
  vi.stubEnv('ORDERS_FILE', file)
  return () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('one result for however many ask', () => {
  test('at the same time, for any part of it, under any name', async () => {
    const folder = temporaryFolder()
    const orders = countedOrders(folder)
    const { ask } = await start(folder, COUNTING_WORKER)
    const [one, two, table] = await Promise.all([
      ask('farkle.scoreOverview', { rules: zilch }),
      ask('farkle.scoreOverview', { rules: renamed }),
      ask('farkle.scoreTable', { rules: renamed, turn: 'after-2' }),
      ask('farkle.scoreBreakpoints', { rules: zilch, turn: 'single' }),
    ])
    expect(two).toEqual(one)
    expect(table.rows[0]!.values[5]).toBeCloseTo(547.156699, 6)
    expect(orders()).toEqual(['score'])
  })

  test('one after the other, and after a new start', async () => {
    const folder = temporaryFolder()
    const orders = countedOrders(folder)
    const first = await start(folder, COUNTING_WORKER)
    await first.ask('farkle.scoreOverview', { rules: zilch })
    await first.ask('farkle.scoreOverview', { rules: renamed })
    await first.close()
    const second = await start(folder, COUNTING_WORKER)
    await second.ask('farkle.scoreBreakpoints', { rules: renamed, turn: 'single' })
    expect(orders()).toEqual(['score'])
  })

  test('but another result for other rules, another penalty and another solver', async () => {
    const folder = temporaryFolder()
    const orders = countedOrders(folder)
    const { ask } = await start(folder, COUNTING_WORKER)
    const points = async (rules: RuleSet, farklePenalty?: number): Promise<number> => {
      const { turns } = await ask('farkle.scoreOverview', {
        rules,
        ...(farklePenalty !== undefined && { farklePenalty }),
      })
      return turns[0]!.expectedPoints
    }
    expect(await points(farkle)).toBeCloseTo(446.57144, 6)
    expect(await points(zilch)).toBeCloseTo(623.017489, 6)
    expect(await points(zilch, 500)).toBeCloseTo(547.156699, 6)
    expect(await points(zilch, 0)).toBeCloseTo(623.017489, 6)
    await ask('farkle.scoreFrontier', { rules: zilch })
    expect(orders()).toEqual(['score', 'score', 'score', 'score', 'frontier'])
  })
})

test('two solves of one game are the same to the last bit', async () => {
  const folders = [temporaryFolder(), temporaryFolder()]
  const files = await Promise.all(
    folders.map(async (folder) => {
      const { ask } = await start(folder)
      for (const rules of Object.values(PRESETS)) {
        await ask('farkle.scoreOverview', { rules: { ...rules, name: folder } })
      }
      await ask('farkle.scoreOverview', { rules: zilch, farklePenalty: 72.25 })
      await ask('farkle.scoreFrontier', { rules: zilch })
      const results = join(folder, 'results')
      return readdirSync(results)
        .sort()
        .map((name) => [name, readFileSync(join(results, name)).toString('base64')])
    }),
  )
  expect(files[0]).toHaveLength(6)
  expect(files[1]).toEqual(files[0])
})

test('slices of a table fit together, whatever their size', async () => {
  const { ask } = await start(temporaryFolder())
  const table = (slice: object) =>
    ask('farkle.scoreTable', { rules: zilch, turn: 'single', ...slice })
  const whole = await table({})
  expect(whole.rows).toHaveLength(whole.totalRows)
  const parts = [await table({ count: 7 }), await table({ from: 7 })]
  expect(parts.flatMap(({ rows }) => rows)).toEqual(whole.rows)
  const everyTenth = await table({ from: 3, every: 10, count: 4 })
  expect(everyTenth.rows).toEqual([3, 13, 23, 33].map((row) => whole.rows[row]))
  expect((await table({ from: whole.totalRows })).rows).toEqual([])
  expect((await table({ from: MAX_ROWS })).rows).toEqual([])
  expect((await table({ count: 0 })).rows).toEqual([])
})
