import { ok, refused, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { FACES, multisetOf } from '../../../dice/multiset.ts'
import { boxName } from '../analysis/box-names.ts'
import { paperProblems, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { WrittenBox } from '../requests/table.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { openBoxes, placedPoints } from '../rules/scoring.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { RecordedTurn } from './turn-record.ts'

export const bareTurn = (written: WrittenBox): RecordedTurn => ({
  throws: [],
  dice: [],
  box: written.box,
  written,
})

/** Points in a box with which further dice all alike are paid; empty before they can be. */
export function furtherPoints(rules: RuleSet, paper: PaperCard, box: number): Points[] {
  const card = scorecardOf(rules, paper)
  if (rules.further === 0 || !card.alikeScored) return []
  const plain = { ...rules, further: 0 }
  const points = FACES.flatMap((face) => {
    const dice = multisetOf(Array.from({ length: rules.dice }, () => face))
    return placedPoints(plain, card, dice, box) ?? []
  })
  return [...new Set(points)]
}

/** Why points cannot be written into a box; null if they can. */
function problemOf(rules: RuleSet, card: PaperCard, entry: WrittenBox): string | null {
  const words = scorecardTexts.study.notation
  const { box, points, further = false } = entry
  if (!rules.boxes[box]) return words.noBox(String(box + 1))
  if (card.points[box] !== null) return words.filled(boxName(rules, box))
  const next = openBoxes(rules, scorecardOf(rules, card).used)
  if (!next.includes(box)) return words.nextBox(boxName(rules, next[0]!))
  const [problem] = paperProblems(rules, { points: card.points.with(box, points), bonuses: 0 })
  if (problem) return problem.message
  if (!further || furtherPoints(rules, card, box).includes(points)) return null
  return words.notFurther(boxName(rules, box), points, rules.further)
}

/** The card with points in a box, and their sum with those for further dice all alike. */
export function writtenIn(
  rules: RuleSet,
  card: PaperCard,
  entry: WrittenBox,
): Result<{ card: PaperCard; points: Points }> {
  const problem = problemOf(rules, card, entry)
  if (problem !== null) return refused(problem)
  const { box, points, further = false } = entry
  return ok({
    card: { points: card.points.with(box, points), bonuses: card.bonuses + (further ? 1 : 0) },
    points: points + (further ? rules.further : 0),
  })
}
