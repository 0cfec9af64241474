import type { DiceCount, Points } from '#shared/base/units.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import type { GridCell } from '#shared/pictures/grid.ts'
import { nearestPlace, type SectionAnswer } from '#shared/games/farkle/pictures/map-answers.ts'

/** The cell of a slice where a position lies; null where it is another slice, or lies beyond. */
export function markOnSlice(
  { scores, turnTotals }: SectionAnswer,
  slice: { readonly dice: DiceCount; readonly opponent: Points },
  marked: Position | null,
): GridCell | null {
  if (!marked || marked.opponent !== slice.opponent || diceCountOf(marked) !== slice.dice) {
    return null
  }
  if (marked.turnTotal > (turnTotals.at(-1) ?? 0) || marked.own > (scores.at(-1) ?? 0)) return null
  return {
    column: nearestPlace(scores, marked.own),
    row: nearestPlace(turnTotals, marked.turnTotal),
  }
}
