import { ok, refused, type Result } from '../../../base/result.ts'
import { contains, multisetOf, type Face } from '../../../dice/multiset.ts'
import { scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { WrittenBox } from '../requests/table.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { fits, openFor, placedPoints } from '../rules/scoring.ts'
import { BOX_NAMES, hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { writtenIn } from './written-box.ts'

/** A throw, with the dice kept before it, and the dice kept for the next throw. */
export interface RecordedThrow {
  /** Ascending, as is `kept`. */
  readonly rolled: readonly Face[]
  readonly kept: readonly Face[]
}

/** `dice` and `throws` are empty if only the points are known. */
export interface RecordedTurn {
  readonly throws: readonly RecordedThrow[]
  readonly dice: readonly Face[]
  readonly box: number
  readonly written?: WrittenBox
}

const words = () => scorecardTexts.study.notation
export const inARow = (dice: readonly Face[]): string => dice.toSorted().join('')

function throwProblem(kept: readonly Face[], dice: readonly Face[]): string | null {
  if (contains(multisetOf(dice), multisetOf(kept))) return null
  return words().notKept(inARow(kept), inARow(dice))
}

export function throwsProblem(rules: RuleSet, { throws, dice }: RecordedTurn): string | null {
  if (throws.length >= rules.rolls) return words().tooManyThrows(rules.rolls)
  let before: readonly Face[] = []
  for (const { rolled, kept } of throws) {
    const problem = throwProblem(before, rolled)
    if (problem !== null) return problem
    const isPart = contains(multisetOf(rolled), multisetOf(kept))
    if (!isPart) return words().notThere(inARow(kept), inARow(rolled))
    if (kept.length === rules.dice) return words().keepsAll
    before = kept
  }
  return throwProblem(before, dice)
}

/** Boxes in the text of a game: `fullHouse` with the thirteen boxes, else their places, `box9`. */
export const boxWords = (rules: RuleSet): readonly string[] =>
  hasThirteenBoxes(rules) ? BOX_NAMES : rules.boxes.map((_, box) => `box${box + 1}`)

/** Points without dice, such as `25`, or `25+100` with those for further dice all alike. */
export const pointsText = ({ further }: RuleSet, { points, further: is }: WrittenBox): string =>
  is ? `${points}+${further}` : String(points)

export function filledBy(
  rules: RuleSet,
  card: PaperCard,
  turn: RecordedTurn,
): Result<{ card: PaperCard; points: number }> {
  const { throws, dice, box: number, written } = turn
  if (written) return writtenIn(rules, card, written)
  const roll = multisetOf(dice)
  const before = scorecardOf(rules, card)
  const box = rules.boxes[number]
  const placed = openFor(rules, before, roll).includes(number)
    ? placedPoints(rules, before, roll, number)
    : null
  if (!box || placed === null) {
    return refused(words().box(boxWords(rules)[number] ?? String(number), inARow(dice)))
  }
  const first = throws.length === 0 && fits(box, roll) ? (box.atOnce ?? 0) : 0
  // Without points for further dice all alike: the points in the box itself.
  const plain = placedPoints({ ...rules, further: 0 }, before, roll, number)!
  return ok({
    card: {
      points: card.points.with(number, plain + first),
      bonuses: card.bonuses + (placed > plain ? 1 : 0),
    },
    points: placed + first,
  })
}
