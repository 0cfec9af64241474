import type { AnswerRow } from '../answer-row.ts'

/** A roll or a decision in the line of a game. */
export interface GameStep {
  /** As it is drawn. */
  readonly y: number
  readonly label: string
  /** As it is written. */
  readonly value: string
  /** By how much it changed the value; empty for the start. */
  readonly change: string
  /** Loss of the user's own decision; null for everything else. */
  readonly loss: number | null
}

/** A graded mistake of the game, as lists of mistakes show it. */
export interface GameMistake {
  /** Null where it is not known. */
  readonly loss: number | null
  readonly row: AnswerRow
}

/** Losses of a line and of the answers come from the same values, but for rounding. */
const SAME = 1e-6

/** The mistakes by the place of their step in the line; those with equal losses in their order. */
export function mistakesByStep(
  steps: readonly Pick<GameStep, 'loss'>[],
  mistakes: readonly GameMistake[],
): ReadonlyMap<number, AnswerRow> {
  const left = [...mistakes]
  const found = new Map<number, AnswerRow>()
  for (const [at, { loss }] of steps.entries()) {
    if (loss === null) continue
    const place = left.findIndex((one) => one.loss !== null && Math.abs(one.loss - loss) < SAME)
    if (place >= 0) found.set(at, left.splice(place, 1)[0]!.row)
  }
  return found
}
