import { expect, test } from 'vitest'
import { FIRST_CHOICE, printQuery, readPrintQuery } from '#shared/contract/print-job.ts'
import { sheetCsvFiles } from '#shared/sheets/sheet-csv.ts'
import { sheetsText } from '#shared/sheets/sheet-text.ts'
import type { SheetTable } from '#shared/sheets/sheet.ts'
import { PIG_RULES } from '#test/support/pig/rules.ts'
import { pigSheet } from '#test/support/pig/sheets.ts'
import { holdFrom, solvePigWins } from '#test/support/pig/wins.ts'
import { failureOf, temporaryFolder } from '../backend/harness.ts'
import { WITH_PIG, withPig } from './with-pig.ts'

// How it lies on paper is tested in test/unit/renderer/third-game-sheet.test.ts.

const KINDS = ['pig-hold-at']
const day = '2026-03-01'

test('its sheet is made of its solved game, and printed as text and as CSV', async () => {
  const { ask } = await withPig(temporaryFolder())
  const { sheets } = await ask('sheets.make', { rules: PIG_RULES, kinds: KINDS, day })
  const wins = solvePigWins(PIG_RULES)
  const foot = 'Breakpoint of unknown version, 1 March 2026'
  expect(sheets).toEqual([{ ...pigSheet(PIG_RULES, wins), foot }])

  const [sheet] = sheets
  const table = sheet!.blocks[0] as SheetTable
  const at = (own: number, opponent: number): string =>
    table.rows[own / 10]!.cells[opponent / 10]!.text
  expect(at(0, 0)).toBe(String(holdFrom(PIG_RULES, wins, 0, 0).from))
  expect(at(90, 90)).toBe('win')
  expect(Number(at(0, 80))).toBeGreaterThan(Number(at(0, 0)))
  expect(at(30, 80)).toBe('~35')
  expect(sheetsText(sheets)).toContain(
    'You have    0   10   20   30   40   50   60   70   80   90\n' +
      '0          21   22   23   24   26   29   32   40   49  win\n',
  )
  const [file] = sheetCsvFiles(sheets)
  expect(file!.text).toMatch(/^You have,0,10,20,30,40,50,60,70,80,90\r\n/)
})

test('a sheet that a game does not have is refused with its title', async () => {
  const { ask } = await withPig(temporaryFolder())
  const farkle = await failureOf(
    ask('sheets.make', { rules: PIG_RULES, kinds: ['breakpoints'], day }),
  )
  expect(farkle).toMatchObject({ code: 'invalid-request' })
  expect(farkle.message).toContain('It belongs to another game.')
  const pig = await failureOf(
    ask('sheets.make', { game: 'scorecard', rules: {}, kinds: KINDS, day }),
  )
  expect(pig.message).toContain('Hold at')
})

test('the address of its print is read where the game is known', () => {
  const job = { ...FIRST_CHOICE, kinds: KINDS, rules: 'pig', day }
  expect(readPrintQuery(printQuery(job), WITH_PIG)).toEqual({ ok: true, value: job })
  expect(readPrintQuery(printQuery(job))).toMatchObject({ ok: false })
})
