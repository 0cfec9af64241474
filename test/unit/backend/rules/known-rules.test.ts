import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makeGameJson, parseGameJson } from '#shared/games/game-json.ts'
import { start, temporaryFolder } from '../harness.ts'

vi.mock('#shared/games/game-json.ts', async (original) => {
  const module: typeof import('#shared/games/game-json.ts') = await original()
  return { ...module, parseGameJson: vi.fn(module.parseGameJson) }
})
const parsed = vi.mocked(parseGameJson)
beforeEach(() => {
  parsed.mockClear()
})

const rulesOf = (name: string, goal: number) => ({ ...PRESETS.zilch, name, goal })

/** A backend with three rule sets, and what it lists of them. */
async function withThree() {
  const folder = temporaryFolder()
  const backend = await start(folder)
  for (const id of ['a', 'b', 'c'])
    await backend.ask('rules.save', { id, rules: rulesOf(id, 5000) })
  const own = async () => {
    const { entries } = await backend.ask('rules.list', {})
    return entries
      .filter(({ preset }) => !preset)
      .map(({ id, rules }) => [id, rules.name, (rules as { goal?: number }).goal])
  }
  return { own, file: (id: string) => join(folder, 'rule-sets', `${id}.json`), ...backend }
}

test('rule sets whose files have not changed are not read again', async () => {
  const { own } = await withThree()
  const first = await own()
  expect(first).toEqual([
    ['a', 'a', 5000],
    ['b', 'b', 5000],
    ['c', 'c', 5000],
  ])
  expect(parsed).toHaveBeenCalledTimes(3)
  for (let i = 0; i < 5; i++) expect(await own()).toEqual(first)
  expect(parsed).toHaveBeenCalledTimes(3)
})

test('one that was changed, put in the place of another or removed is seen at once', async () => {
  const { own, file, ask } = await withThree()
  await own()
  // By hand, to the same length and with the time of before.
  const before = statSync(file('a'))
  const text = readFileSync(file('a'), 'utf8').replace('"goal": 5000', '"goal": 6000')
  writeFileSync(file('a'), text)
  utimesSync(file('a'), before.atime, before.mtime)
  await ask('rules.save', { id: 'b', rules: rulesOf('bb', 7000) })
  rmSync(file('c'))
  expect(await own()).toEqual([
    ['a', 'a', 6000],
    ['b', 'bb', 7000],
  ])
  writeFileSync(file('c'), makeGameJson({ game: 'farkle', rules: rulesOf('c', 8000) }))
  expect(await own()).toContainEqual(['c', 'c', 8000])
})
