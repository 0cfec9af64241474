import type { Page } from '@playwright/test'
import { PRESETS, type PresetId } from '../../../src-shared/games/farkle/rules/presets.ts'
import {
  LAYOUT_IDS,
  LAYOUTS,
  pageGeometry,
  PAPERS,
  type Area,
} from '../../../src-shared/sheets/layouts.ts'
import { printQuery, type PrintJob } from '../../../src-shared/contract/print-job.ts'
import { printedSheets, type Sheet } from '../../../src-shared/sheets/sheet.ts'
import { texts as words } from '../../../src-shared/texts/texts.ts'
import { readPdf, type PdfPage, type PdfText } from '../../support/pdf-pages.ts'
import { ALL, someOf } from '../../property/runs.ts'
import { printedDifference } from '../../support/printed-sheets.ts'
import { farkleJson } from '../../support/farkle-json.ts'
import { plainKinds } from '../../support/sheet-fixtures.ts'
import { chooseShortGame, expect, goTo, playRules, test, type WebApp } from './web-app.ts'
import { FARKLE_SHEETS } from '../../../src-shared/games/farkle/sheets/kinds.ts'
import { SCORECARD_SHEETS } from '../../../src-shared/games/scorecard/sheets/kinds.ts'

/** Points; smaller type is not readable on paper. */
const SMALLEST_TYPE = 7

const POINTS_PER_MM = 72 / 25.4
/** Pages are a whole number of pixels high and wide. */
const PIXEL = 0.76
const MAX_BYTES = 500_000

const SETUPS = LAYOUT_IDS.flatMap((layout) =>
  LAYOUTS[layout].papers.map(({ paper }) => ({ layout, paper })),
)
/** One preset in every layout and on every paper; of the others each on another third of them. */
const shareOf = (preset: PresetId, number: number): typeof SETUPS =>
  preset === 'zilch' && ALL ? SETUPS : SETUPS.filter((_, i) => i % 3 === number % 3)

interface Answer {
  readonly r?: { readonly value?: { readonly sheets?: readonly Sheet[] } }
}

/** A page on the same shell, with the sheets that the backend has last answered it. */
async function openPrinter({ page, address }: WebApp) {
  const printer = await page.context().newPage()
  const heard: { sheets: readonly Sheet[] } = { sheets: [] }
  printer.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { r } = JSON.parse(String(payload)) as Answer
      if (r?.value?.sheets?.[0]?.blocks) heard.sheets = r.value.sheets
    }),
  )
  await printer.goto(address)
  // An address that is asked for earlier is written anew when it is gone to.
  await printer.getByRole('heading', { level: 1 }).first().waitFor()
  return { printer, heard }
}

const hashOf = (job: PrintJob): string => `#/print?${new URLSearchParams(printQuery(job))}`

async function print(printer: Page, job: PrintJob): Promise<Buffer> {
  const hash = hashOf(job)
  await printer.evaluate((to) => (window.location.hash = to), hash)
  // The first sheets of a game solve it.
  await expect(printer.locator('[data-print="ready"]')).toHaveAttribute(
    'data-address',
    hash.slice(1),
    { timeout: 160_000 },
  )
  return printer.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  })
}

const inside = (text: PdfText, { x, y, width, height }: Area): boolean =>
  text.left >= x * POINTS_PER_MM - 0.5 &&
  text.right <= (x + width) * POINTS_PER_MM + 0.5 &&
  text.top >= y * POINTS_PER_MM - 0.5 &&
  text.bottom <= (y + height) * POINTS_PER_MM + 0.5

/** Note printed at the upper edge of each page. */
const noteOf = ({ layout }: PrintJob): string | null => words.sheets.layouts[layout].note

/** Texts that lie on another, or on no face of the page. */
function misplaced({ texts }: PdfPage, job: PrintJob): string[] {
  const layout = LAYOUTS[job.layout]
  const { padding } = layout
  const note = noteOf(job)
  // Half of what is kept free around a face must stay free in any case.
  const free = padding / 2
  const rooms = pageGeometry(layout, job.paper).faces.map(({ x, y, width, height }) => ({
    x: x + free,
    y: y + free,
    width: width - 2 * free,
    height: height - 2 * free,
  }))
  // Letters that are drawn close together, such as “Af”, reach a little into each other.
  const overlaps = (one: PdfText, other: PdfText): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) >
      Math.max(0.3, 0.06 * Math.min(one.size, other.size)) &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.3
  // It stands above all faces, and is read word by word.
  const isNote = ({ text, top }: PdfText): boolean =>
    note?.includes(text) === true && rooms.every(({ y }) => top < y * POINTS_PER_MM)
  return texts.flatMap((text, i) => {
    const on = texts.slice(i + 1).find((other) => overlaps(text, other))
    const off = !isNote(text) && !rooms.some((room) => inside(text, room))
    return [
      ...(on ? [`“${text.text}” lies on “${on.text}”`] : []),
      ...(off ? [`“${text.text}” lies on no face`] : []),
    ]
  })
}

/** Whether every font is a TrueType font in the file, and none is drawn letter by letter. */
function fontsAreEmbedded(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length
  const trueType = count(/\/Subtype\s*\/CIDFontType2\b/g)
  const others = count(/\/Subtype\s*\/(?:Type1|Type3|TrueType|MMType1|CIDFontType0)\b/g)
  return trueType > 0 && others === 0 && count(/\/FontFile2\s/g) === trueType
}

async function expectPrinted(pdf: Buffer, job: PrintJob, sheets: readonly Sheet[]): Promise<void> {
  const file = await readPdf(pdf)
  const { width, height } = PAPERS[job.paper]
  for (const page of file.pages) {
    expect(Math.abs(page.width - width * POINTS_PER_MM)).toBeLessThan(PIXEL)
    expect(Math.abs(page.height - height * POINTS_PER_MM)).toBeLessThan(PIXEL)
    expect(page.texts.length, 'no page is empty').toBeGreaterThan(0)
    expect(misplaced(page, job)).toEqual([])
  }
  const texts = file.pages.map((page) => page.texts.map(({ text }) => text).join(''))
  expect(sheets.map(({ kind }) => kind)).toEqual(job.kinds)
  // No table is divided on a card.
  const isCard = job.layout === 'pocket'
  expect(printedDifference(texts, printedSheets(sheets), noteOf(job), isCard)).toBeNull()
  const sizes = file.pages.flatMap((page) => page.texts.map(({ size }) => size))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TYPE - 0.01)
  expect(file).toMatchObject({ language: 'en', tagged: true })
  expect(file.title).toContain(sheets[0]!.title)
  expect(file.outline.toSorted()).toEqual(sheets.map(({ title }) => title).sort())
  expect(pdf.length).toBeLessThan(MAX_BYTES)
  expect(fontsAreEmbedded(pdf)).toBe(true)
  expect(pdf.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Regular/)
}

test.describe('a PDF', () => {
  for (const [number, preset] of someOf([...(Object.keys(PRESETS) as PresetId[]).entries()])) {
    test(`of the sheets of ${preset} holds them, readable and whole`, async ({ app }) => {
      test.slow()
      const { printer, heard } = await openPrinter(app)
      const kinds = plainKinds(PRESETS[preset])
      const job = { rules: preset, kinds, day: '2026-03-01' } as const
      for (const [i, setup] of shareOf(preset, number).entries()) {
        const whole: PrintJob = {
          ...job,
          ...setup,
          ink: i % 2 === 0 ? 'colour' : 'black',
          kinds: kinds.filter((kind) => setup.layout === 'page' || kind !== 'score-sheet'),
        }
        await test.step(`${setup.layout} on ${setup.paper}`, async () => {
          await expectPrinted(await print(printer, whole), whole, heard.sheets)
        })
      }
    })
  }

  test('of the sheets of Yahtzee holds them, no table on two faces of a card', async ({ app }) => {
    test.slow()
    const { printer, heard } = await openPrinter(app)
    // The averages take a solve of their own, and their tables are shorter than those of others.
    const made = SCORECARD_SHEETS.filter((kind) => kind !== 'category-averages')
    const job = { rules: 'yahtzee', day: '2026-03-01', ink: 'colour' } as const
    for (const setup of someOf(SETUPS.filter(({ paper }) => paper !== 'letter'))) {
      await test.step(`${setup.layout} on ${setup.paper}`, async () => {
        const kinds = made.filter((kind) => setup.layout === 'page' || kind !== 'score-card')
        const whole: PrintJob = { ...job, ...setup, kinds }
        await expectPrinted(await print(printer, whole), whole, heard.sheets)
      })
    }
  })

  for (const rules of someOf([...Object.keys(PRESETS), 'five-dice'])) {
    test(`of the rule of thumb of ${rules} is one card @long`, async ({ app }) => {
      if (rules === 'five-dice') {
        await playRules(app.page, farkleJson({ ...PRESETS.farkle, name: 'Five dice', dice: 5 }))
      }
      const { printer, heard } = await openPrinter(app)
      const card = { layout: 'pocket', paper: 'a4', ink: 'black', day: '2026-03-01' } as const
      const job: PrintJob = { ...card, rules, kinds: ['card'] }
      const pdf = await print(printer, job)
      await expectPrinted(pdf, job, heard.sheets)
      const { pages } = await readPdf(pdf)
      expect(pages).toHaveLength(1)
      const { cuts } = pageGeometry(LAYOUTS.pocket, 'a4', 1)
      const below = Math.max(...cuts.map(({ y, height }) => y + height)) * POINTS_PER_MM
      for (const { text, bottom } of pages[0]!.texts) expect(bottom, text).toBeLessThan(below)
      // But for the heads of columns, which are the dice left.
      const numbers = pages[0]!.texts.filter(({ text }) => /^[\d,]{2,}$/.test(text))
      expect(numbers.length).toBeGreaterThanOrEqual(8)
      for (const { text, size } of numbers) expect(size, text).toBeGreaterThanOrEqual(8.99)
    })
  }

  test('of a game that is solved for wins holds its sheets, the same each time @long', async ({
    app,
  }) => {
    test.slow()
    const { page } = app
    await chooseShortGame(page)
    await goTo(page, '/sheets')
    const unsolved = ['The card for three', 'When to bank by the score', 'When to go for the goal']
    for (const name of unsolved) {
      await page.getByRole('checkbox', { name }).check()
    }
    await page.getByRole('button', { name: 'Solve', exact: true }).click()
    await expect(page.getByText('cannot be printed yet')).toBeHidden({ timeout: 180_000 })

    const { printer, heard } = await openPrinter(app)
    const kinds = FARKLE_SHEETS.filter((kind) => kind !== 'score-sheet')
    const rules = 'short-farkle'
    for (const layout of ['pocket', 'page'] as const) {
      const job: PrintJob = { rules, kinds, layout, paper: 'a4', ink: 'black', day: '2026-03-01' }
      const first = await print(printer, job)
      await expectPrinted(first, job, heard.sheets)
      await printer.reload()
      const again = await readPdf(await print(printer, job))
      expect(again.pages).toEqual((await readPdf(first)).pages)
    }
  })
})
