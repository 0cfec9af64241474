import type { DiceCount, Points, Probability } from '../base/units.ts'
import type { Face } from '../dice/multiset.ts'
import { PLAIN_WRITING } from '../farkle/analysis/analysis-words.ts'
import type { TurnKey } from '../farkle/score-report.ts'

/** Whole points as cards write them: "1,250". */
export const pointsText = PLAIN_WRITING.points

/** Expected points: "12.3". */
export const expectedText = (points: Points): string => PLAIN_WRITING.decimal(points, 1)

/** A chance in percent to a tenth: "27.8 %". */
export const percentText = (chance: Probability): string =>
  `${PLAIN_WRITING.decimal(chance * 100, 1)} %`

/** "1 die", "4 dice". */
export const diceText = (count: DiceCount): string => (count === 1 ? '1 die' : `${count} dice`)

/** "2 3 3 5". */
export const facesText = (faces: readonly Face[]): string => faces.join(' ')

/** "1 farkle", "2 farkles in a row". */
export const farklesText = (count: number): string =>
  count === 1 ? '1 farkle' : `${count} farkles in a row`

/** What precedes a question about a turn with farkles before it: "After 1 farkle, "; else nothing. */
export function afterText(turn: TurnKey): string {
  const farkles = Number(/^after-(\d)$/.exec(turn)?.[1] ?? 0)
  return farkles === 0 ? '' : `After ${farklesText(farkles)}, `
}
