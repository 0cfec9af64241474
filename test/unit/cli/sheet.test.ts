import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { makeGameJson } from '#shared/games/game-json.ts'
import { yahtzeeSheets } from '#shared/games/yahtzee/sheets/sheets.ts'
import { sheetsText } from '#shared/sheets/sheet-text.ts'
import { sheetCsvFiles } from '#shared/sheets/sheet-csv.ts'
import type { Sheet } from '#shared/sheets/sheet.ts'
import { program } from '#main/cli/version.ts'
import { sheetsOf } from '#test/support/sheet-fixtures.ts'
import { NO_BONUS, quickSources } from '#test/support/yahtzee-sources.ts'
import { runCli, temporaryFolder } from './run-cli.ts'
import { FARKLE_SHEETS } from '#shared/games/farkle/sheets/kinds.ts'
import { SHEET_KINDS } from '#shared/games/games.ts'

const ZILCH = ['sheet', '--rules', 'zilch', '--day', '2026-03-01']

/** Output of a run, which must succeed. */
async function printed(args: readonly string[], folder?: string): Promise<string> {
  const { code, out, err } = await runCli(args, folder)
  if (code !== 0) throw new Error(`the command ended with ${code}: ${err}`)
  return out
}

describe('sheet', () => {
  test('prints the same sheets as text and as CSV', async () => {
    const foot = `Breakpoint ${program.version}, 1 March 2026`
    const sheets = sheetsOf(PRESETS.zilch, ['limits', 'odds']).map((one) => ({ ...one, foot }))
    const folder = temporaryFolder()
    const asked = [...ZILCH, '--kind', 'limits,odds']
    expect(await printed(asked, folder)).toBe(sheetsText(sheets))
    const out = join(folder, 'tables')
    const files = sheetCsvFiles(sheets)
    const paths = await printed([...asked, '--format', 'csv', '--out', out], folder)
    expect(paths.trimEnd().split('\n')).toEqual(files.map(({ name }) => join(out, name)))
    expect(readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'))).toEqual(
      files.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text),
    )
    const { code, err } = await runCli([...asked, '--format', 'csv'], folder)
    expect(code).toBe(2)
    expect(err).toContain('these sheets have 2 tables; name a folder for them with --out FOLDER.')
    const [limits] = sheetCsvFiles(sheets.slice(0, 1))
    const one = [...ZILCH, '--kind', 'limits', '--format', 'csv']
    expect(await printed(one, folder)).toBe(limits!.text)
  })

  test('prints every sheet that the rules have as JSON, with the game solved for some of them', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'short.json')
    writeFileSync(file, farkleJson({ ...PRESETS.farkle, goal: 300 }))
    const asked = ['sheet', '--rules', file, '--kind', 'all', '--format', 'json']
    const out = await printed(asked, folder)
    const sheets = JSON.parse(out) as Sheet[]
    expect(sheets.map(({ kind }) => kind)).toEqual(FARKLE_SHEETS)
    const now = new Date()
    expect(sheets[0]!.foot).toContain(String(now.getFullYear()))
  })

  test('prints a sheet of an earlier version as the one that has its numbers now', async () => {
    const folder = temporaryFolder()
    const text = await printed([...ZILCH, '--kind', 'turn-types'], folder)
    expect(text).toBe(await printed([...ZILCH, '--kind', 'limits'], folder))
  })

  test('prints sheets of another game too', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'once.json')
    const rules = { ...NO_BONUS, rerolls: 0 }
    writeFileSync(file, makeGameJson({ game: 'yahtzee', rules }))
    const asked = ['sheet', '--rules', file, '--kind', 'give-up-first,dice-odds']
    const kinds = ['give-up-first', 'dice-odds'] as const
    const made = yahtzeeSheets(quickSources(rules), kinds)
    const foot = `Breakpoint ${program.version}, 1 March 2026`
    const sheets = made.map((sheet) => ({ ...sheet, foot }))
    const printedText = await printed([...asked, '--day', '2026-03-01'], folder)
    expect(printedText).toBe(sheetsText(sheets))
    expect(await printed(['sheet', '--help'])).toContain('yahtzee, yahtzee-free, yahtzee-plain')
  })
})

describe('a wrong command line for sheet', () => {
  const kinds = SHEET_KINDS.join(', ')
  test.each([
    [
      ['sheet', '--kind', 'odds'],
      'sheet needs --rules RULES, such as --rules zilch or --rules my-rules.json.',
    ],
    [ZILCH, 'sheet needs --kind KINDS, such as --kind breakpoints or --kind all.'],
    [
      [...ZILCH, '--kind', 'odds,luck'],
      `--kind: there is no sheet "luck"; there are ${kinds}, and all.`,
    ],
    [[...ZILCH, '--kind', 'odds,'], `--kind: there is no sheet ""; there are ${kinds}, and all.`],
    [[...ZILCH, '--kind', 'all,odds'], '--kind: all stands by itself; it holds every other sheet.'],
    [[...ZILCH, '--kind', 'odds,odds'], '--kind: "odds" is given twice; give it once.'],
    [
      [...ZILCH, '--kind', 'odds', '--format', 'pdf'],
      '--format pdf: sheets are printed as text, csv or json.',
    ],
    [
      [...ZILCH, '--kind', 'odds', '--out', 'tables'],
      '--out: only tables are written to files; add --format csv.',
    ],
    [
      ['sheet', '--rules', 'zilch', '--kind', 'odds', '--day', '2026-02-30'],
      '--day 2026-02-30: the calendar has no such day; write one such as 2026-03-01.',
    ],
    [
      ['sheet', '--rules', 'farkle', '--kind', 'dice-odds'],
      'There is no sheet “Odds”: It is a sheet of another game.',
    ],
  ])('%j is told in a sentence', async (args, message) => {
    expect(await runCli(args)).toEqual({ code: 2, out: '', err: `${message}\n` })
  })

  test('help names every flag and every sheet', async () => {
    const out = await printed(['sheet', '--help'])
    for (const flag of ['--rules', '--kind', '--format', '--out', '--day', '--data-dir']) {
      expect(out).toMatch(new RegExp(`^ {2}${flag} `, 'm'))
    }
    for (const kind of SHEET_KINDS) expect(out).toMatch(new RegExp(`^ {2}${kind} +\\S.+\\.$`, 'm'))
  })
})
