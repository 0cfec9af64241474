import { boxesOf, groupBoxes } from '../rules/scorecard.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** A line of the card: a box by its number, a sum, or the points for further dice all alike. */
export type CardRow = number | 'group' | 'bonus' | 'others' | 'further'

/** Larger differences between two columns are evened out. */
const UNEVEN = 3

/** Number of boxes above the first sum: those that count for the bonus, if they come first. */
function topOf(rules: RuleSet): number {
  const group = boxesOf(groupBoxes(rules))
  return group.at(-1) === group.length - 1 && group.length < rules.boxes.length ? group.length : 0
}

/** True if the boxes that count for the bonus are the upper part of the card. */
export const hasUpperPart = (rules: RuleSet): boolean => topOf(rules) > 0

/** All lines of a card from top to bottom, without its total. */
export function cardRows(rules: RuleSet): CardRow[] {
  const top = topOf(rules)
  const boxes = [...rules.boxes.keys()]
  const bonus: CardRow[] = rules.bonus.length > 0 ? ['bonus'] : []
  const further: CardRow[] = rules.further > 0 ? ['further'] : []
  if (top > 0) {
    return [...boxes.slice(0, top), 'group', ...bonus, ...boxes.slice(top), ...further, 'others']
  }
  return [...boxes, ...further, ...(bonus.length > 0 ? (['group', ...bonus] as const) : [])]
}

/** The lines in two columns of about the same length, broken after the upper part if possible. */
export function cardColumns(rules: RuleSet): [CardRow[], CardRow[]] {
  const rows = cardRows(rules)
  const faces = rules.boxes.findIndex(({ shape }) => shape.kind !== 'face')
  const second = rows.indexOf(topOf(rules) || Math.max(0, faces))
  const half = Math.ceil(rows.length / 2)
  const isUneven = second <= 0 || Math.abs(rows.length - 2 * second) > UNEVEN
  const cut = isUneven ? half : second
  return [rows.slice(0, cut), rows.slice(cut)]
}
