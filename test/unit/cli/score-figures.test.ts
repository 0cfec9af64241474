import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { RuleLibrary } from '#main/backend/rules/rule-library.ts'
import type { ScoreAnswer } from '#main/cli/games/farkle/score-answer.ts'
import { answeredRows, printedTable } from './figures.ts'
import { ended, runCli, score, startCli, temporaryFolder } from './run-cli.ts'

const { zilch, farkle } = PRESETS

const POSSIBLY_WRONG =
  'set1=100,200,300,1000,2000,3000&set2=0,0,200,1000,2000,3000&set3=0,0,300,1000,2000,3000' +
  '&set4=0,0,400,1000,2000,3000&set5=50,100,500,1000,2000,3000&set6=0,0,600,1000,2000,3000' +
  '&straight=1500&threepair=1500&flexpairs=true&twotriplet=2500&nothing=0&penalty=0&minbank=0'

/** One folder for what does not have to be solved anew. */
let kept: string
beforeAll(() => {
  kept = mkdtempSync(join(tmpdir(), 'breakpoint-cli-'))
  return () => {
    rmSync(kept, { recursive: true, force: true })
  }
})

describe('the figures of Zilch', () => {
  test('are those of the article, to the last printed digit', async () => {
    const answer = await score(['--rules', 'zilch'], kept)
    expect(answer.rules).toEqual({ name: 'Zilch', hash: ruleHash(zilch) })
    expect(answer.expectedPoints.toFixed(6)).toBe('623.017489')
    expect(answer.correctedExpectedPoints.toFixed(6)).toBe('623.017489')
    expect(answer.farkleProbability.toFixed(6)).toBe('0.193326')
    expect(answer.averagePoints!.toFixed(6)).toBe('620.854672')
    const types = answer.turnTypes!
    expect(types.map(({ penalty }) => Number(penalty.toFixed(3)))).toEqual([11.187, 73.698, 500])
    expect(types[2]!.expectedPoints.toFixed(3)).toBe('547.157')
    expect(types[2]!.farkleProbability.toFixed(6)).toBe('0.132148')
    expect(types[0]!.expectedPoints).toBeCloseTo(answer.averagePoints!, 8)
    const printed = printedTable('zilch_table2_T0_y0.csv')
    expect(printed).toHaveLength(65)
    expect(answeredRows(printed, answer)).toEqual(printed)
    expect(printed[0]).toMatchObject({ turnScore: 3200, values: { 6: 478.237 } })
    expect(answer.table.map(({ turnScore }) => turnScore)).toEqual(
      answer.table.map((_, row) => row * 50),
    )
    expect(answer).not.toHaveProperty('openingTurn')
    expect(answer).not.toHaveProperty('frontier')
    expect(answer).not.toHaveProperty('penalty')
  })

  test.each([
    ['500', 'zilch_table4_T2_y500.csv', '547.157', '0.132148'],
    ['72', 'zilch_table3_T1_y72.csv', undefined, undefined],
    ['0', 'zilch_table2_T0_y0.csv', '623.017', '0.193326'],
  ])('for a penalty of %s are those of %s', async (penalty, table, points, farkles) => {
    const answer = await score(['--rules', 'zilch', '--penalty', penalty], kept)
    expect(answer.penalty).toBe(Number(penalty))
    if (points !== undefined) {
      expect(answer.expectedPoints.toFixed(3)).toBe(points)
      expect(answer.farkleProbability.toFixed(6)).toBe(farkles)
    }
    const printed = printedTable(table)
    expect(answeredRows(printed, answer)).toEqual(printed)
    expect(answer).not.toHaveProperty('turnTypes')
    expect(answer).not.toHaveProperty('averagePoints')
  })

  test('come with the frontier for who asks', async () => {
    const { frontier, expectedPoints } = await score(['--rules', 'zilch', '--frontier'], kept)
    expect(frontier!.length).toBeGreaterThan(75)
    expect(frontier![0]).toMatchObject({
      fromPenalty: 0,
      correctedExpectedPoints: expectedPoints,
    })
    const safest = frontier!.at(-1)!
    expect(safest.toPenalty).toBeNull()
    expect(safest.farkleProbability.toFixed(6)).toBe('0.126959')
    expect(safest.correctedExpectedPoints.toFixed(3)).toBe('605.851')
  })
})

test('the figures of basic Farkle are those of the paper, its breakpoint table is perfect', async () => {
  const answer = await score(['--rules', 'farkle'])
  expect(answer.expectedPoints.toFixed(8)).toBe('446.57144034')
  expect(answer.farkleProbability.toFixed(8)).toBe('0.20596394')
  expect(answer).not.toHaveProperty('turnTypes')
  expect(answer).not.toHaveProperty('averagePoints')
  const { step, rows, rollSixBelow, minimumBank, pointsPerTurn, ...rest } = answer.breakpoints
  expect(step).toBe(50)
  expect(
    rows.map(({ dice, breakpoints }) => [dice, ...breakpoints.map(({ from }) => from)]),
  ).toEqual([
    [5, 2900, 2250, 1600, 950, 550, 250, 0],
    [4, 1000, 700, 350, 150, 0],
    [3, 400, 250, 0],
    [2, 250, 0],
    [1, 0],
  ])
  expect(rollSixBelow).toBe(10_050)
  expect(minimumBank).toBe(0)
  expect(pointsPerTurn).toBeCloseTo(answer.expectedPoints, 9)
  expect(rest).toEqual({ exceptionCount: 0, exceptions: [] })
})

test('a first bank with a minimum of its own has a turn of its own', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'strict.json')
  writeFileSync(file, farkleJson({ ...farkle, name: 'Strict', minimumFirstBank: 500 }))
  const { openingTurn, expectedPoints } = await score(['--rules', file])
  expect(openingTurn).toMatchObject({ minimumBank: 500 })
  expect(openingTurn!.expectedPoints).toBeLessThan(expectedPoints)
  expect(openingTurn!.farkleProbability).toBeGreaterThan(0.2)
})

test('a table of any length is printed whole, also to a slow reader', async () => {
  const file = join(temporaryFolder(), 'fine.json')
  const sets = zilch.sets.map((points, i) => (i === 0 ? [102, ...points.slice(1)] : points))
  writeFileSync(file, farkleJson({ ...zilch, sets, farklePenalty: null, name: 'Fine' }))
  const child = startCli(['score', '--json', '--rules', file])
  // The pipe is full long before the end; the rest must wait, not be lost.
  await once(child.stdout!, 'readable')
  await setTimeout(500)
  const { code, out } = await ended(child)
  expect(code).toBe(0)
  const { table, breakpoints } = JSON.parse(out) as ScoreAnswer
  expect(table.length).toBeGreaterThan(1500)
  expect(table.map(({ turnScore }) => turnScore)).toEqual(table.map((_, row) => 2 * row))
  expect(breakpoints.exceptions.length).toBeLessThanOrEqual(breakpoints.exceptionCount)
})

describe('the rules', () => {
  const house: RuleSet = { ...zilch, name: 'Our house', straight: 2000, farklePenalty: null }
  const hash = ruleHash(house)

  test('may be a JSON file, with or without what tells its format', async () => {
    const folder = temporaryFolder()
    const files = {
      'house.json': farkleJson(house),
      'bare file': JSON.stringify(house),
      'windows.json': `\uFEFF${farkleJson(house).replaceAll('\n', '\r\n')}`,
    }
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(folder, name), text)
      const { rules } = await score(['--rules', join(folder, name)], folder)
      expect(rules, name).toEqual({ name: 'Our house', hash })
    }
  })

  test.each([
    ['query string', POSSIBLY_WRONG],
    ['query string after a question mark', `?${POSSIBLY_WRONG}`],
    ['whole address', `https://example.org/farkle/?${POSSIBLY_WRONG.replaceAll(',', '%2C')}#top`],
  ])('may be a %s of the Farkle Strategy Generator', async (_, text) => {
    const answer = await score(['--rules', text], kept)
    expect(answer.expectedPoints.toFixed(3)).toBe('542.063')
    expect(answer.rules.hash).toBe(ruleHash(PRESETS['possibly-wrong']))
  })

  test('of a query string with a penalty have turn types', async () => {
    const { query } = makeGeneratorQuery({ ...zilch, end: 'immediate' })
    const answer = await score(['--rules', query])
    expect(answer.averagePoints!.toFixed(6)).toBe('620.854672')
    expect(answer.turnTypes).toHaveLength(3)
  })

  test("may be one of the user's own, by its id", async () => {
    const folder = temporaryFolder()
    const { id } = await new RuleLibrary({
      folder: join(folder, 'rule-sets'),
      notice: () => {},
    }).save(null, { game: 'farkle', rules: house })
    expect((await score(['--rules', id], folder)).rules).toEqual({ name: 'Our house', hash })
    expect((await score(['--rules', id, '--data-dir', folder])).rules.hash).toBe(hash)
    const elsewhere = await runCli(['score', '--rules', id])
    expect(elsewhere).toMatchObject({ code: 2, out: '' })
  })
})

describe('results', () => {
  test('are kept and read again, not solved again', async () => {
    const folder = temporaryFolder()
    const first = await score(['--rules', 'zilch'], folder)
    const results = join(folder, 'results')
    const [name, ...more] = readdirSync(results)
    expect(more).toEqual([])
    const { mtimeMs, ino } = statSync(join(results, name!))
    expect(await score(['--rules', 'zilch'], folder)).toEqual(first)
    expect(statSync(join(results, name!))).toMatchObject({ mtimeMs, ino })
  })

  test('that cannot be kept are printed all the same, with a warning', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'results'), 'not a folder')
    const { code, out, err } = await runCli(['score', '--rules', 'zilch', '--json'], folder)
    expect(code).toBe(0)
    expect((JSON.parse(out) as { expectedPoints: number }).expectedPoints).toBeCloseTo(
      623.017489,
      6,
    )
    const lines = err.trimEnd().split('\n')
    expect(lines.at(-1)).toMatch(/^Results cannot be kept in .*\.$/)
    expect(lines.slice(0, -1).every((line) => line.startsWith('Solving: '))).toBe(true)
  })

  test('that are damaged are solved again, with a warning', async () => {
    const folder = temporaryFolder()
    const first = await score(['--rules', 'farkle'], folder)
    const results = join(folder, 'results')
    writeFileSync(join(results, readdirSync(results)[0]!), 'nonsense')
    const { code, out, err } = await runCli(['score', '--rules', 'farkle', '--json'], folder)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(first)
    expect(err).toContain('A stored result could not be used: it is not a result file.')
  })
})
