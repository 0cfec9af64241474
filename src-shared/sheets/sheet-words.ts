import type { Points, Probability } from '../base/units.ts'
import { pointsText } from '../cards/card-words.ts'
import { PLAIN_WRITING } from '../farkle/analysis/analysis-words.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import { combinationWords, playSentences } from '../farkle/rule-words.ts'
import { setSentences } from '../farkle/set-words.ts'
import { dayWords } from './sheet-day.ts'
import type { SheetCell, SheetLines, SheetWorth } from './sheet.ts'

/** A number with so many decimals and a true minus. */
export function decimal(value: number, decimals: number): string {
  return PLAIN_WRITING.decimal(value, decimals).replace('-', '−')
}

/** A smaller difference in points a turn is rounding. */
export const SAME_POINTS: Points = 1e-6

/** Decimals enough to tell a number of points from the best. */
function decimalsFor(points: Points, best: Points): number {
  let decimals = 1
  while (decimals < 6 && decimal(points, decimals) === decimal(best, decimals)) decimals++
  return decimals
}

/** Decimals enough to tell chances to win, in percent, from one half. */
function winsDecimals(all: readonly Probability[]): number {
  const nearest = Math.min(...all.map((wins) => Math.abs(wins * 100 - 50)))
  return nearest < 0.05 ? 3 : nearest < 1 ? 2 : 1
}

/** "47.6 %", with the same decimals as `others` in its column. */
export function winsText(wins: Probability, others: readonly Probability[] = []): string {
  return `${decimal(wins * 100, winsDecimals([wins, ...others]))} %`
}

/** Points that something adds, as a column of them prints it: "17.4", "<0.1". */
export function addsText(points: Points): string {
  return points > 0 && points < 0.05 ? '<0.1' : decimal(points, 1)
}

/** What following a sheet earns, as it is printed; `who` earns it, if not who follows all of it. */
export function worthOf(
  points: Points | null,
  bestPoints: Points,
  wins: Probability | null,
  who = 'Earns',
): SheetWorth {
  const parts: string[] = []
  if (points !== null) {
    const decimals = decimalsFor(points, bestPoints)
    parts.push(
      bestPoints - points <= SAME_POINTS
        ? `${who} ${decimal(bestPoints, 1)} points a turn, the most there is.`
        : `${who} ${decimal(points, decimals)} of ${decimal(bestPoints, decimals)} points a turn.`,
    )
  }
  if (wins !== null) parts.push(`Wins ${winsText(wins)} against perfect play.`)
  return { points, bestPoints, wins, text: parts.join(' ') }
}

/** What a sheet about winning earns, with what its user wins without it. */
export function winsWorth(
  bestPoints: Points,
  wins: Probability,
  withoutIt: Probability,
): SheetWorth {
  let decimals = 2
  const percent = (chance: Probability): string => `${decimal(chance * 100, decimals)} %`
  while (decimals < 5 && percent(wins) === percent(withoutIt)) decimals++
  const text = `Wins ${percent(wins)} against perfect play; the breakpoint table alone ${percent(withoutIt)}.`
  return { points: null, bestPoints, wins, text }
}

/** Whole points with a true minus. */
const signedText = (points: Points): string => pointsText(points).replace('-', '−')

/** A rule set in words, a line for each rule. */
export function rulesInWords(rules: RuleSet): string[] {
  const combinations = combinationWords(rules, signedText)
    .map(({ name, points }, i) => `${i === 0 ? name : name.toLowerCase()}: ${points}`)
    .join('; ')
  return [
    ...setSentences(rules, signedText),
    ...(combinations === '' ? [] : [`${combinations}.`]),
    ...playSentences(rules, signedText),
  ]
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

/** What a line about bold numbers begins with. */
export const BOLD = 'Bold:'

/** What bold means, where something is bold. */
export function boldLines(cells: readonly SheetCell[], meaning: string): SheetLines[] {
  if (!cells.some(({ weight }) => weight === 'dear')) return []
  return [{ kind: 'lines', title: null, lines: [`${BOLD} ${meaning}.`] }]
}

/** The same where bold is by weightOf. */
export function dearLines(cells: readonly SheetCell[], bestPoints: Points): SheetLines[] {
  const from = decimal(dearFrom(bestPoints), 1)
  return boldLines(cells, `worth ${from} points a turn or more by itself`)
}
