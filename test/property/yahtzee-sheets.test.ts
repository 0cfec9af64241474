import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { FACES, facesOf, multisetOf, type Face } from '#shared/dice/multiset.ts'
import { keepText } from '#shared/games/scorecard/cards/keeps-deck.ts'
import { whyNoSheet } from '#shared/games/farkle/sheets/sheets.ts'
import { SCORECARD_SHEETS, scorecardSheetTitle } from '#shared/games/scorecard/sheets/kinds.ts'
import { whyNoScorecardSheet, scorecardSheets } from '#shared/games/scorecard/sheets/sheets.ts'
import { withDigits } from '#shared/sheets/dice-signs.ts'
import type { Sheet, SheetTable } from '#shared/sheets/sheet.ts'
import { PRESETS as FARKLE } from '#shared/games/farkle/rules/presets.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { keepName, shapeOf } from '#shared/games/scorecard/analysis/keep-names.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { goldenText, wordsOf } from '#test/support/sheet-fixtures.ts'
import { GOLDEN_NAMES, scorecardFile, scorecardGolden } from '#test/support/yahtzee-sheets.ts'
import { boxOf, setOf } from '#test/support/yahtzee-boxes.ts'
import { NO_BONUS, scoredSources, tableOf } from '#test/support/yahtzee-sources.ts'
import { SHEET_KINDS } from '#shared/games/games.ts'

const tablesOf = ({ blocks }: Sheet): SheetTable[] =>
  blocks.filter((block) => block.kind === 'table')
const numberOf = (text: string): number => Number(text.replace('−', '-').replace('+', ''))

const golden = new Map(GOLDEN_NAMES.map((name) => [name, scorecardGolden(name)]))
const whole = golden.get('yahtzee')!
const sheetOf = (kind: string, sheets = whole): Sheet =>
  sheets.find((sheet) => sheet.kind === kind)!
const rowsOf = (kind: string, sheets = whole): Map<string, string[]> =>
  new Map(
    tablesOf(sheetOf(kind, sheets)).flatMap(({ rows }) =>
      rows.map(({ head, cells }): [string, string[]] => [
        withDigits(head),
        cells.map(({ text }) => withDigits(text)),
      ]),
    ),
  )

afterAll(() => setLocale('en'))

describe.each(GOLDEN_NAMES)('the sheets of %s', (name) => {
  it('read as they were looked over', () => {
    expect(goldenText(golden.get(name)!)).toBe(readFileSync(scorecardFile(name), 'utf8'))
  })

  it('have as many cells in each row as columns, and few enough of both for a page', () => {
    for (const table of golden.get(name)!.flatMap(tablesOf)) {
      expect(table.columns.length).toBeLessThanOrEqual(6)
      expect(table.rows.length).toBeLessThanOrEqual(18)
      for (const { cells } of table.rows) expect(cells).toHaveLength(table.columns.length)
    }
  })
})

/** The line of the opening sheet that a roll is found in: its own, or that of its pattern. */
function lineOf(lines: ReadonlyMap<string, string[]>, roll: readonly Face[]): string {
  const own = lines.get(roll.join(' '))
  if (own) return own[0]!
  const pair = FACES.find((face) => roll.filter((one) => one === face).length === 2)
  const patterns: Readonly<Record<string, string>> = {
    '5': 'Five alike',
    '41': 'Four alike',
    '32': 'Full house',
    '311': 'Three alike',
    '221': 'Two pairs',
    '2111': `Pair of ${pair}s`,
  }
  return lines.get(patterns[shapeOf(multisetOf(roll))]!)![0]!
}

describe('the numbers on the sheets of Yahtzee', () => {
  const analyser = new ScorecardAnalyser(cardStates(PRESETS.forced), tableOf(PRESETS.forced))

  it('tell of each of the 252 first rolls what the analyser keeps', () => {
    const lines = rowsOf('opening-keeps')
    for (const { dice, best } of analyser.bestOfRolls(EMPTY_CARD, 2)) {
      const roll = facesOf(dice)
      if (best.choice.kind !== 'keep') expect.unreachable()
      const kept = facesOf(best.choice.dice)
      const possible = [kept.join(' '), keepText(keepName(dice, best.choice.dice), 5)]
      expect(possible, roll.join(' ')).toContain(lineOf(lines, roll))
    }
    expect(analyser.bestOfRolls(EMPTY_CARD, 2)).toHaveLength(252)
  })

  it('order the boxes by what a 0 costs', () => {
    const boxes = analyser.openBoxes(EMPTY_CARD).filter(({ box }) => box !== boxOf('chance'))
    const lines = [...rowsOf('give-up-first')]
    expect(lines).toHaveLength(boxes.length)
    boxes
      .sort((a, b) => a.zeroLoss - b.zeroLoss)
      .forEach(({ box, zeroLoss }, i) => {
        const [head, [cost]] = lines[i] as [string, string[]]
        expect(head).toBe(`${i + 1}. ${boxName(PRESETS.forced, box)}`)
        expect(Math.abs(numberOf(cost!) - zeroLoss)).toBeLessThan(0.0500001)
      })
  })

  it('weigh upper boxes as the solver does', () => {
    const before = analyser.valueOf(EMPTY_CARD)
    const [dice, totals] = tablesOf(sheetOf('bonus-pace'))
    dice!.rows.forEach(({ head, cells }, i) => {
      const face = 6 - i
      expect(head).toBe(`${face}s`)
      cells.forEach(({ text }, count) => {
        const total = face * (count + 1)
        const card = { used: 1 << (face - 1), total, alikeScored: false }
        const gain = total + analyser.valueOf(card) - before
        expect(Math.abs(numberOf(text) - gain)).toBeLessThan(0.0500001)
      })
    })
    // Six points above par with the sixes and fives filled: four sixes and three fives.
    const used = setOf(['sixes', 'fives'])
    const value = (total: number): number => analyser.valueOf({ used, total, alikeScored: false })
    const row = totals!.rows.find(({ head }) => head === '+6')!
    expect(Math.abs(numberOf(row.cells[1]!.text) - (value(39) - value(33)))).toBeLessThan(0.0500001)
  })

  it('are the averages of the optimal player', () => {
    const { scores } = scoredSources(NO_BONUS)
    const lines = rowsOf('category-averages', golden.get('yahtzee-no-bonus'))
    scores.boxes.forEach(({ mean, standardDeviation, zero }, i) => {
      const [average, spreadOf, none] = lines.get(boxName(NO_BONUS, i))!.map(numberOf)
      expect(Math.abs(average! - mean)).toBeLessThan(0.0500001)
      expect(Math.abs(spreadOf! - standardDeviation)).toBeLessThan(0.0500001)
      expect(Math.abs(none! - 100 * zero)).toBeLessThan(0.0500001)
    })
    expect(numberOf(lines.get('Final score')![0]!)).toBeCloseTo(scores.mean, 1)
  })
})

describe('sheets of several games', () => {
  it('are of one game each, and say so to others', () => {
    expect(new Set(SHEET_KINDS).size).toBe(SHEET_KINDS.length)
    const yahtzee = PRESETS.forced
    expect(whyNoScorecardSheet('limits', yahtzee)).toBe('It is a sheet of another game.')
    expect(whyNoSheet('dice-odds', FARKLE.farkle)).toBe('It is a sheet of another game.')
    for (const kind of SCORECARD_SHEETS) expect(whyNoScorecardSheet(kind, yahtzee)).toBeNull()
    const once = { ...yahtzee, rolls: 1 }
    expect(whyNoScorecardSheet('opening-keeps', once)).toContain('no dice are rolled again')
    expect(whyNoScorecardSheet('bonus-pace', NO_BONUS)).toContain('no upper bonus')
  })

  it('have no English word left in German but names', async () => {
    const english = new Set(whole.flatMap(wordsOf))
    await setLocale('de')
    const german = scorecardGolden('yahtzee')
    // Names that German has taken over, and the foot, whose month is written alike.
    const names = [
      boxName(PRESETS.forced, boxOf('yahtzee')),
      boxName(PRESETS.forced, boxOf('fullHouse')),
      german[0]!.foot,
    ]
    const same = german.flatMap(wordsOf).filter((text) => english.has(text))
    expect(same.filter((text) => !names.some((name) => text.includes(name)))).toEqual([])
    expect(scorecardSheetTitle('dice-odds').title).toBe('Chancen')
    const made = scorecardSheets(scoredSources(NO_BONUS), ['category-averages'])
    expect(made[0]!.worth!.text).toContain('Punkten pro Partie')
    await setLocale('en')
  })
})
