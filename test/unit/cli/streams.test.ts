import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { ended, runCli, startCli, temporaryFolder, type Ended } from './run-cli.ts'

const { zilch } = PRESETS

/** Zilch in steps of one point, solved once: a solve of seconds, and hundreds of kilobytes. */
let folder: string
let long: { readonly args: readonly string[]; readonly printed: Ended }
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'breakpoint-cli-'))
  const file = join(folder, 'long.json')
  const sets = zilch.sets.map((points, i) => (i === 0 ? [101, ...points.slice(1)] : points))
  writeFileSync(file, farkleJson({ ...zilch, name: 'Long', sets }))
  const args = ['score', '--json', '--rules', file]
  long = { args, printed: await runCli(args, folder) }
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('for people there is text: rules, figures, breakpoints and the whole table', async () => {
  const { code, out } = await runCli(['score', '--rules', 'zilch', '--frontier'], folder)
  expect(code).toBe(0)
  const lines = out.split('\n')
  expect(lines[0]).toBe('Zilch')
  for (const line of [
    /^ +5s +50 +- +500 +1,000 +2,000 +4,000$/,
    /^Bank at least 300\.$/,
    /^3 farkles in a row cost 500 banked points, never below zero\.$/,
    /^ {2}Expected points +623\.017489$/,
    /^ {2}Farkle probability +19\.3326%$/,
    /^ +2 +500\.000000 +547\.156699 +613\.230640 +13\.2148%$/,
    /^Points per turn in the long run: 620\.854672$/,
    /^ +4 +1,050 +750 +450 +200 +0( +-)*$/,
    /^Below 300 points, roll\.$/,
    /^The table is right in every decision\.$/,
    /^ +480\.380 +491\.435 +613\.270797 +13\.2230%$/,
    /^ +0( +-){5} +623\.017$/,
    /^ +300 +16\.539 +\[-20\.274\] +34\.134 +- +- +581\.746$/,
    /^ +3,200 +\[-\d,?\d+\.\d{3}\].* 478\.237$/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(line))
  }
  expect(out).not.toContain('\u001b')
  expect(out).not.toMatch(/undefined|NaN|null/)
  // The columns are aligned: the last decimal point is in the same place in every row with one there.
  const rows = lines.filter((line) => /^ *[\d,]+( +(-|\[?-?\d+\.\d+\]?)){5} +\d+\.\d+$/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  expect(new Set(rows.map((line) => line.lastIndexOf('.'))).size).toBe(1)
})

test('text tells what is not so plain: exceptions, no order, an opening turn, a penalty', async () => {
  const file = join(temporaryFolder(), 'odd.json')
  writeFileSync(
    file,
    farkleJson({
      ...zilch,
      ...{ name: 'Odd', minimumBank: 1000, minimumFirstBank: 1500, mustSetAsideAll: false },
      ...{ farklePenalty: { farkles: 1, points: 200, floor: -1000 }, sixOfAKindWins: true },
    }),
  )
  const { code, out } = await runCli(['score', '--rules', file])
  expect(code).toBe(0)
  expect(out).toContain('Each farkle costs 200 banked points, never below -1,000.')
  expect(out).toContain('Best turn while nothing is banked (minimum to bank 1,500)')
  expect(out).toContain('Six of a kind in one roll wins the game.')
  expect(out).toContain('* The value of rolling also rises somewhere')
  const penalty = await runCli(['score', '--rules', 'zilch', '--penalty', '500'], folder)
  expect(penalty.out).toContain('Best single turn if a farkle costs 500 points besides the turn')
  expect(penalty.out).toMatch(/what farkles cost left aside +613\.230640/)
  expect(penalty.out).not.toContain('whole game')
})

test('a long solve is one line on standard error, where nobody watches a bar', () => {
  const { code, out, err } = long.printed
  expect(code).toBe(0)
  expect(err).toBe('Solving: Strategy for points: Long\n')
  expect(out.length).toBeGreaterThan(200_000)
  expect(out.indexOf('\n')).toBe(out.length - 1)
  expect(() => JSON.parse(out) as unknown).not.toThrow()
})

test('a reader who goes away ends it in silence', async () => {
  const child = startCli(long.args, folder)
  child.stdout!.once('data', () => child.stdout!.destroy())
  const { code, err } = await ended(child)
  expect(code).toBe(0)
  // Even reading a result can take so long that it is told of.
  expect(err).toMatch(/^(Solving: Strategy for points: Long\n)?$/)
})

test('an answer that cannot be written is a failure with a sentence', async () => {
  const file = join(temporaryFolder(), 'read-only')
  writeFileSync(file, '')
  const readOnly = openSync(file, 'r')
  const child = startCli(['--version'], temporaryFolder(), readOnly)
  closeSync(readOnly)
  const { code, err } = await ended(child)
  expect(code).toBe(1)
  expect(err).toMatch(/^The answer could not be written \(.+\)\.\n$/)
})

// The other signal stops a solve that something is kept of, in the test of `win`.
test('SIGINT ends a solve at once and in silence', async () => {
  const child = startCli(long.args)
  const end = ended(child)
  await once(child.stderr!, 'data')
  child.kill('SIGINT')
  expect(await end).toEqual({
    code: 130,
    out: '',
    err: 'Solving: Strategy for points: Long\n',
  })
})
