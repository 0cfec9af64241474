import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { makeGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { RuleLibrary } from '#main/backend/rules/rule-library.ts'
import type { ScoreAnswer } from '#main/cli/games/farkle/score-answer.ts'
import { ended, runCli, score, startCli, temporaryFolder } from './run-cli.ts'

const { zilch } = PRESETS

const POSSIBLY_WRONG =
  'set1=100,200,300,1000,2000,3000&set2=0,0,200,1000,2000,3000&set3=0,0,300,1000,2000,3000' +
  '&set4=0,0,400,1000,2000,3000&set5=50,100,500,1000,2000,3000&set6=0,0,600,1000,2000,3000' +
  '&straight=1500&threepair=1500&flexpairs=true&twotriplet=2500&nothing=0&penalty=0&minbank=0'

/** For what does not have to be solved anew. */
const kept = sharedFolder()

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
    const answer = await score(['--rules', text], kept())
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
})

test('analyse tells why the best option makes more points, by the step that decides', async () => {
  const asked = ['analyse', '--rules', 'farkle', '--position', 'b0.d0.t100.r12235', '--json']
  const { out } = await runCli([...asked, '--points', '--why'], kept())
  const { why } = JSON.parse(out) as { readonly why: string }
  expect(why).toBe('Both leave 4 dice: 1 makes 100, 5 only 50.')
  const { err } = await runCli([...asked, '--why'], kept())
  expect(err).toContain('--why is about points')
  const plain = await runCli([...asked, '--points'], kept())
  expect(JSON.parse(plain.out)).not.toHaveProperty('why')
  const all = ['analyse', '--rules', 'farkle', '--position', 'b0.d0.t350.n3', '--json']
  const { out: bank } = await runCli([...all, '--points', '--why'], kept())
  expect((JSON.parse(bank) as { readonly why: string }).why).toMatch(
    /^With 3 dice left bank from 400\. Rolling 3 dice ends at \d+\.\d on average: /,
  )
})
