import type { Face } from '../../../dice/multiset.ts'
import type { Choice, Question } from './question.ts'

/** Whether two lists hold the same dice, in any order. */
export function sameDice(a: readonly Face[], b: readonly Face[]): boolean {
  if (a.length !== b.length) return false
  const sorted = b.toSorted((x, y) => x - y)
  return a.toSorted((x, y) => x - y).every((face, i) => face === sorted[i])
}

/** Whether two actions or choices do the same. */
export function actionsEqual(a: Choice, b: Choice): boolean {
  return a.then === b.then && sameDice(a.setAside, b.setAside)
}

/** The place of a choice among a question's options; -1 if it is not allowed. */
export function placeOf({ options }: Pick<Question, 'options'>, choice: Choice): number {
  return options.findIndex((option) => actionsEqual(option, choice))
}
