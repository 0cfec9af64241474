import type { Points, Probability } from '../base/units.ts'
import { decimals } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import { dayWords } from './sheet-day.ts'
import type { SheetCell, SheetLines, SheetWorth } from './sheet.ts'

/** With a real minus sign (U+2212). */
export function decimal(value: number, places: number): string {
  return decimals(value, places).replace('-', '−')
}

/** Percent without the sign: "27.8", "0.020", "0". */
export function percentNumber(chance: Probability): string {
  if (chance === 0) return '0'
  return decimal(chance * 100, chance >= 0.0005 ? 1 : 3)
}

/** Smaller differences, in points, are rounding. */
export const SAME_POINTS: Points = 1e-6

/** Both with enough decimals to tell them apart, or `most` if they are the same. */
function earned(
  points: Points,
  best: Points,
  most: (best: string) => string,
  less: (points: string, best: string) => string,
): string {
  if (best - points <= SAME_POINTS) return most(decimal(best, 1))
  let places = 1
  while (places < 6 && decimal(points, places) === decimal(best, places)) places++
  return less(decimal(points, places), decimal(best, places))
}

/** Enough decimals, in percent, to tell the probabilities from one half. */
function winsPlaces(all: readonly Probability[]): number {
  const nearest = Math.min(...all.map((wins) => Math.abs(wins * 100 - 50)))
  return nearest < 0.05 ? 3 : nearest < 1 ? 2 : 1
}

/** "47.6%", with enough decimals for all numbers in `others`, its column. */
export function winsText(wins: Probability, others: readonly Probability[] = []): string {
  return texts.sheets.percent(decimal(wins * 100, winsPlaces([wins, ...others])))
}

/** "17.4", "<0.1". */
export function addsText(points: Points): string {
  return points > 0 && points < 0.05 ? `<${decimal(0.1, 1)}` : decimal(points, 1)
}

export function worthOf(
  points: Points | null,
  bestPoints: Points,
  wins: Probability | null,
): SheetWorth {
  const { earns, earnsMost, wins: winsWords } = texts.sheets
  const parts = [
    ...(points === null ? [] : [earned(points, bestPoints, earnsMost, earns)]),
    ...(wins === null ? [] : [winsWords(winsText(wins))]),
  ]
  return { points, bestPoints, wins, text: parts.join(' ') }
}

/** Worth of a sheet about winning, against the same player without it. */
export function winsWorth(
  bestPoints: Points,
  wins: Probability,
  withoutIt: Probability,
): SheetWorth {
  let places = 2
  const percent = (chance: Probability): string =>
    texts.sheets.percent(decimal(chance * 100, places))
  while (places < 5 && percent(wins) === percent(withoutIt)) places++
  const text = texts.sheets.winsMore(percent(wins), percent(withoutIt))
  return { points: null, bestPoints, wins, text }
}

/** `day` must satisfy isDay. */
export function footText(version: string, day: string): string {
  return `Breakpoint ${version}, ${dayWords(day)!}`
}

/** Bold numbers: not knowing one costs at least this share of the best points. */
const DEAR_PART = 1 / 400

function dearFrom(bestPoints: Points): Points {
  return Math.abs(bestPoints) * DEAR_PART
}

export function weightOf(worth: Points | null, bestPoints: Points): SheetCell['weight'] {
  return worth !== null && worth > SAME_POINTS && worth >= dearFrom(bestPoints) ? 'dear' : 'plain'
}

export function boldLines(cells: readonly SheetCell[], meaning: string): SheetLines[] {
  if (!cells.some(({ weight }) => weight === 'dear')) return []
  return [{ kind: 'lines', title: null, lines: [`${texts.sheets.bold} ${meaning}.`] }]
}

export function dearLines(cells: readonly SheetCell[], bestPoints: Points): SheetLines[] {
  const from = decimal(dearFrom(bestPoints), 1)
  return boldLines(cells, texts.sheets.boldPoints(from))
}
