import type { Face } from '../../../dice/multiset.ts'
import type { Choice, Question } from './question.ts'

/** Dice that are set aside, with the kind of each where they are not alike. */
export interface ChosenDice {
  readonly setAside: readonly Face[]
  readonly kinds?: readonly number[] | undefined
}

/** Each die by its face, and its kind where they are not alike: "1", "5.2". */
export function dieKeys(faces: readonly Face[], kinds?: readonly number[]): string[] {
  return faces.map((face, i) => (kinds ? `${face}.${kinds[i]}` : String(face)))
}

/** Tells the dice of choices apart, whatever order they are told in: "1 1 5", or "1.0 1.2" with their kinds. */
export function diceKey({ setAside, kinds }: ChosenDice): string {
  return dieKeys(setAside, kinds).sort().join(' ')
}

/** Whether two choices set the same dice aside. */
export function sameDice(a: ChosenDice, b: ChosenDice): boolean {
  return diceKey(a) === diceKey(b)
}

/** Whether two actions or choices do the same. */
export function actionsEqual(a: Choice, b: Choice): boolean {
  return a.then === b.then && sameDice(a, b)
}

/** The place of a choice among a question's options; -1 if it is not allowed. */
export function placeOf({ options }: Pick<Question, 'options'>, choice: Choice): number {
  return options.findIndex((option) => actionsEqual(option, choice))
}
