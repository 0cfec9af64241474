import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { sheetsText } from '#shared/sheets/sheet-text.ts'
import { sheetCsvFiles } from '#shared/sheets/sheet-csv.ts'
import type { Sheet } from '#shared/sheets/sheet.ts'
import { program } from '#main/cli/version.ts'
import { sheetsOf } from '#test/support/sheet-fixtures.ts'
import { printed, temporaryFolder } from './run-cli.ts'
import { FARKLE_SHEETS } from '#shared/games/farkle/sheets/kinds.ts'

const ZILCH = ['sheet', '--rules', 'zilch', '--day', '2026-03-01']

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
})
