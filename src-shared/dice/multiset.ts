import type { DiceCount } from '../base/units.ts'

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

/** A face of a die, 1 to 6. */
export type Face = (typeof FACES)[number]

/**
 * Some dice, their order forgotten: how many show each face, four bits a face,
 * so that two are equal exactly if the numbers are.
 */
export type Multiset = number & { readonly __multiset: unique symbol }

/** No dice at all. */
export const EMPTY = 0 as Multiset

const shiftOf = (face: number): number => (face - 1) * 4

/** How many dice of `dice` show `face`. */
export function countOf(dice: Multiset, face: Face): number {
  return (dice >> shiftOf(face)) & 15
}

/** `dice` with `count` more dice of `face`; at most fifteen of a face fit. */
export function withDice(dice: Multiset, face: Face, count = 1): Multiset {
  return (dice + (count << shiftOf(face))) as Multiset
}

/** The dice of `all` that are not in `some`; `some` must be contained in `all`. */
export function without(all: Multiset, some: Multiset): Multiset {
  return (all - some) as Multiset
}

/** Whether every die of `some` is in `all`. */
export function contains(all: Multiset, some: Multiset): boolean {
  return FACES.every((face) => countOf(some, face) <= countOf(all, face))
}

/** The number of dice. */
export function sizeOf(dice: Multiset): number {
  return FACES.reduce((sum, face) => sum + countOf(dice, face), 0)
}

/** The multiset of a list of faces, in any order. */
export function multisetOf(faces: readonly Face[]): Multiset {
  return faces.reduce<Multiset>((dice, face) => withDice(dice, face), EMPTY)
}

/** The dice as a list of faces, ascending. */
export function facesOf(dice: Multiset): Face[] {
  const faces: Face[] = []
  for (const face of FACES) {
    for (let i = countOf(dice, face); i > 0; i--) faces.push(face)
  }
  return faces
}

/** Every multiset of exactly `size` dice, each once. */
export function multisetsOfSize(size: DiceCount): Multiset[] {
  const extend = (dice: Multiset, left: number, face: number): Multiset[] => {
    if (face === 6) return [withDice(dice, 6, left)]
    return Array.from({ length: left + 1 }, (_, count) =>
      extend(withDice(dice, face as Face, count), left - count, face + 1),
    ).flat()
  }
  return extend(EMPTY, size, 1)
}

/** Every multiset contained in `dice`, the empty one and `dice` itself included. */
export function subsetsOf(dice: Multiset): Multiset[] {
  let subsets = [EMPTY]
  for (const face of FACES) {
    const count = countOf(dice, face)
    if (count === 0) continue
    const more: Multiset[] = []
    for (const subset of subsets) {
      for (let i = 0; i <= count; i++) more.push(withDice(subset, face, i))
    }
    subsets = more
  }
  return subsets
}
