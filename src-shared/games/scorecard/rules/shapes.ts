import type { Points } from '../../../base/units.ts'
import {
  countOf,
  EMPTY,
  FACES,
  withDice,
  type Face,
  type Multiset,
} from '../../../dice/multiset.ts'

/**
 * Dice that a box asks for. `alike`: groups of equal dice, such as [3, 2] for a full house, of
 * different faces unless `mayRepeat`. `run`: that many faces in a row. `faces`: each of these.
 */
export type Shape =
  | { readonly kind: 'face'; readonly face: Face }
  | { readonly kind: 'alike'; readonly sizes: readonly number[]; readonly mayRepeat?: boolean }
  | { readonly kind: 'run'; readonly length: number }
  | { readonly kind: 'faces'; readonly faces: readonly Face[] }
  | { readonly kind: 'any' }
export type ShapeKind = Shape['kind']

/** The numbers of a shape as typed: each as a number where it is one, and the whole text. */
interface TypedNumbers {
  readonly numbers: readonly unknown[]
  readonly text: string
  readonly mayRepeat: boolean
}

interface ShapeFacts<S extends Shape> {
  /** Largest sum of dice that make the shape; null if they are not there. */
  sum(shape: S, dice: Multiset): Points | null
  /** Least number of dice that can make it. */
  needs(shape: S): number
  /** Its numbers, as the editor and the words show them. */
  numbers(shape: S): readonly number[]
  /** Its fields beside the kind from typed numbers, not checked. */
  read(typed: TypedNumbers): object
}

type ShapeTable = { readonly [K in ShapeKind]: ShapeFacts<Extract<Shape, { readonly kind: K }>> }

const only = ({ numbers, text }: TypedNumbers): unknown =>
  numbers.length === 1 ? numbers[0] : text

/** Everything about a shape but its schema and its words. */
const SHAPES: ShapeTable = {
  face: {
    sum: ({ face }, dice) => face * countOf(dice, face) || null,
    needs: () => 0,
    numbers: ({ face }) => [face],
    read: (typed) => ({ face: only(typed) }),
  },
  alike: {
    sum: ({ sizes, mayRepeat }, dice) => sumOfAlike(dice, sizes, mayRepeat === true),
    needs: ({ sizes }) => sizes.reduce((sum, size) => sum + size, 0),
    numbers: ({ sizes }) => sizes,
    read: ({ numbers, mayRepeat }) => ({ sizes: numbers, ...(mayRepeat && { mayRepeat }) }),
  },
  run: {
    sum: ({ length }, dice) => sumOfRun(dice, length),
    needs: ({ length }) => length,
    numbers: ({ length }) => [length],
    read: (typed) => ({ length: only(typed) }),
  },
  faces: {
    sum: ({ faces }, dice) => (hasAll(dice, faces) ? sumOfFaces(faces) : null),
    needs: ({ faces }) => faces.length,
    numbers: ({ faces }) => faces,
    read: ({ numbers }) => ({ faces: numbers }),
  },
  any: { sum: (_, dice) => sumOf(dice), needs: () => 0, numbers: () => [], read: () => ({}) },
}

/** In the order of the editor. */
export const SHAPE_KINDS = Object.keys(SHAPES) as ShapeKind[]

const factsOf = ({ kind }: Shape): ShapeFacts<Shape> => SHAPES[kind]

/** Largest sum of dice that make the shape; null if they are not there. */
export const shapeSum = (shape: Shape, dice: Multiset): Points | null =>
  factsOf(shape).sum(shape, dice)

/** Least number of dice that can make the shape. */
export const diceNeeded = (shape: Shape): number => factsOf(shape).needs(shape)

export const shapeNumbers = (shape: Shape): readonly number[] => factsOf(shape).numbers(shape)

/** A shape from what was typed; not checked. */
export const readShape = (kind: ShapeKind, typed: TypedNumbers): object => ({
  kind,
  ...SHAPES[kind].read(typed),
})

export function sumOf(dice: Multiset): Points {
  return FACES.reduce((sum, face) => sum + face * countOf(dice, face), 0)
}

/** Largest sum of groups of equal dice of these sizes; null if they are not there. */
function sumOfAlike(
  dice: Multiset,
  [size, ...others]: readonly number[],
  mayRepeat: boolean,
  taken = EMPTY,
): Points | null {
  if (size === undefined) return 0
  let best: Points | null = null
  for (const face of FACES) {
    const used = countOf(taken, face)
    if (used > 0 && !mayRepeat) continue
    if (countOf(dice, face) < used + size) continue
    const rest = sumOfAlike(dice, others, mayRepeat, withDice(taken, face, size))
    if (rest !== null) best = Math.max(best ?? 0, size * face + rest)
  }
  return best
}

function sumOfRun(dice: Multiset, length: number): Points | null {
  for (let high = FACES.length; high >= length; high--) {
    const run = FACES.slice(high - length, high)
    if (hasAll(dice, run)) return sumOfFaces(run)
  }
  return null
}

const hasAll = (dice: Multiset, faces: readonly Face[]): boolean =>
  faces.every((face) => countOf(dice, face) > 0)

const sumOfFaces = (faces: readonly Face[]): Points => faces.reduce<number>((a, b) => a + b, 0)
