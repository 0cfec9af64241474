import { farkleTexts } from '../texts/texts.ts'
import type { Region } from '../../../pictures/grid.ts'
import { canCome, type BankAnswer, type MapSides } from './map-answers.ts'
import type { Points } from '../../../base/units.ts'

const marked = (cells: readonly unknown[], holds: (cell: number) => boolean): Uint8Array =>
  Uint8Array.from(cells, (_, cell) => (holds(cell) ? 1 : 0))

/** Possible cells in which banking below the goal is never right. */
export function goForItRegion(answer: BankAnswer): Region {
  const { bankFrom } = answer
  return {
    title: farkleTexts.pictures.goForIt,
    mask: marked(bankFrom, (cell) => bankFrom[cell] === null && canCome(answer, cell)),
  }
}

export interface GoForItScores {
  readonly own: Points | null
  readonly opponent: Points | null
}

/** Least score of a side above which all possible cells are in the region. */
function always(
  sides: MapSides,
  mask: Uint8Array,
  cellAt: (side: number, other: number) => number,
) {
  const { scores, canHave } = sides
  let from: Points | null = null
  for (let side = scores.length - 1; side >= 0; side--) {
    if (canHave[side] === 0) continue
    const all = scores.every((_, other) => canHave[other] === 0 || mask[cellAt(side, other)] === 1)
    if (!all) break
    from = scores[side]!
  }
  return from
}

/** Edges of the two arms of the go-for-it region, as in figure 1 of the article. */
export function goForItScores(answer: BankAnswer): GoForItScores {
  const { mask } = goForItRegion(answer)
  const wide = answer.scores.length
  return {
    own: always(answer, mask, (own, opponent) => opponent * wide + own),
    opponent: always(answer, mask, (opponent, own) => opponent * wide + own),
  }
}
