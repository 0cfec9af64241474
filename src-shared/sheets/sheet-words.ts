import type { Points, Probability } from '../base/units.ts'
import { decimals } from '../texts/numbers.ts'
import { texts } from '../texts/texts.ts'
import { dayWords } from './sheet-day.ts'
import type { SheetCell, SheetLines, SheetWorth } from './sheet.ts'

/** A number with so many decimals and a true minus. */
export function decimal(value: number, places: number): string {
  return decimals(value, places).replace('-', '−')
}

/** A chance in percent without its sign: "27.8", "0.020", "0". */
export function percentNumber(chance: Probability): string {
  if (chance === 0) return '0'
  return decimal(chance * 100, chance >= 0.0005 ? 1 : 3)
}

/** A smaller difference in points a turn is rounding. */
export const SAME_POINTS: Points = 1e-6

/** Decimals enough to tell a number of points from the best. */
function placesFor(points: Points, best: Points): number {
  let places = 1
  while (places < 6 && decimal(points, places) === decimal(best, places)) places++
  return places
}

/** Decimals enough to tell chances to win, in percent, from one half. */
function winsPlaces(all: readonly Probability[]): number {
  const nearest = Math.min(...all.map((wins) => Math.abs(wins * 100 - 50)))
  return nearest < 0.05 ? 3 : nearest < 1 ? 2 : 1
}

/** "47.6%", with the same decimals as `others` in its column. */
export function winsText(wins: Probability, others: readonly Probability[] = []): string {
  return texts.sheets.percent(decimal(wins * 100, winsPlaces([wins, ...others])))
}

/** Points that something adds, as a column of them prints it: "17.4", "<0.1". */
export function addsText(points: Points): string {
  return points > 0 && points < 0.05 ? `<${decimal(0.1, 1)}` : decimal(points, 1)
}

/** Worth of following a sheet, as it is printed. */
export function worthOf(
  points: Points | null,
  bestPoints: Points,
  wins: Probability | null,
): SheetWorth {
  const { earns, earnsMost, wins: winsWords } = texts.sheets
  const parts: string[] = []
  if (points !== null) {
    const places = placesFor(points, bestPoints)
    parts.push(
      bestPoints - points <= SAME_POINTS
        ? earnsMost(decimal(bestPoints, 1))
        : earns(decimal(points, places), decimal(bestPoints, places)),
    )
  }
  if (wins !== null) parts.push(winsWords(winsText(wins)))
  return { points, bestPoints, wins, text: parts.join(' ') }
}

/** Worth of so many numbers of a sheet by themselves, as it is printed. */
export function numbersWorth(count: number, points: Points, bestPoints: Points): SheetWorth {
  const { numbersEarn, numbersEarnMost } = texts.sheets
  const places = placesFor(points, bestPoints)
  const text =
    bestPoints - points <= SAME_POINTS
      ? numbersEarnMost(count, decimal(bestPoints, 1))
      : numbersEarn(count, decimal(points, places), decimal(bestPoints, places))
  return { points, bestPoints, wins: null, text }
}

/** Worth of a sheet about winning, compared with its user's wins without it. */
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

/** The last line of a sheet; `day` is one that isDay accepts. */
export function footText(version: string, day: string): string {
  return `Breakpoint ${version}, ${dayWords(day)!}`
}

/** A number is dear whose lack costs this part of the best points, or more. */
const DEAR_PART = 1 / 400

/** From how many points a turn on a number is printed bold. */
export function dearFrom(bestPoints: Points): Points {
  return Math.abs(bestPoints) * DEAR_PART
}

/** Bold if not knowing this one number costs so much, plain if less or if it is not known. */
export function weightOf(worth: Points | null, bestPoints: Points): SheetCell['weight'] {
  return worth !== null && worth > SAME_POINTS && worth >= dearFrom(bestPoints) ? 'dear' : 'plain'
}

/** Line on the meaning of bold; none where nothing is bold. */
export function boldLines(cells: readonly SheetCell[], meaning: string): SheetLines[] {
  if (!cells.some(({ weight }) => weight === 'dear')) return []
  return [{ kind: 'lines', title: null, lines: [`${texts.sheets.bold} ${meaning}.`] }]
}

/** The same where bold is by weightOf. */
export function dearLines(cells: readonly SheetCell[], bestPoints: Points): SheetLines[] {
  const from = decimal(dearFrom(bestPoints), 1)
  return boldLines(cells, texts.sheets.boldPoints(from))
}
