import type { Face } from '../../../dice/multiset.ts'
import type { Choice, Question } from './question.ts'

export type ChosenDice = Pick<Choice, 'setAside' | 'kinds'>

/** Examples: "115", "115k112" with kinds from 1. */
export function diceText({ setAside, kinds }: ChosenDice): string {
  const faces = setAside.join('')
  return kinds && faces !== '' ? `${faces}k${kinds.map((kind) => kind + 1).join('')}` : faces
}

/** Reads the output of diceText. */
export function readDice(text: string): ChosenDice {
  const [faces = '', kinds] = text.split('k')
  return {
    setAside: [...faces].map(Number) as Face[],
    ...(kinds !== undefined && { kinds: [...kinds].map((kind) => Number(kind) - 1) }),
  }
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
