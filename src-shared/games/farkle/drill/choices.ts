import type { Face } from '../../../dice/multiset.ts'
import type { Choice, Question } from './question.ts'

export interface ChosenDice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
}

/** Examples: "1", "5.2" with its kind. */
export function dieKeys(faces: readonly Face[], kinds?: readonly number[]): string[] {
  return faces.map((face, i) => (kinds ? `${face}.${kinds[i]}` : String(face)))
}

/** Order-independent key: "1 1 5", or "1.0 1.2" with kinds. */
export function diceKey({ setAside, kinds }: ChosenDice): string {
  return dieKeys(setAside, kinds).sort().join(' ')
}

export function sameDice(a: ChosenDice, b: ChosenDice): boolean {
  return diceKey(a) === diceKey(b)
}

export function actionsEqual(a: Choice, b: Choice): boolean {
  return a.then === b.then && sameDice(a, b)
}

/** Index of a choice among the options; -1 if it is not allowed. */
export function placeOf({ options }: Pick<Question, 'options'>, choice: Choice): number {
  return options.findIndex((option) => actionsEqual(option, choice))
}
