import type { DiceCount } from '../base/units.ts'

export const facesText = (faces: readonly Face[]): string => faces.join('\u00a0')

export const FACES = [1, 2, 3, 4, 5, 6] as const

export type Face = (typeof FACES)[number]

/** Four bits per face hold how many dice show it, so equal multisets are equal numbers. */
export type Multiset = number & { readonly __multiset: unique symbol }

export const EMPTY = 0 as Multiset

const shiftOf = (face: number): number => (face - 1) * 4

export function countOf(dice: Multiset, face: Face): number {
  return (dice >> shiftOf(face)) & 15
}

/** Adds `count` dice of `face`; at most fifteen of a face fit. */
export function withDice(dice: Multiset, face: Face, count = 1): Multiset {
  return (dice + (count << shiftOf(face))) as Multiset
}

/** `all` minus `some`; `some` must be contained in `all`. */
export function without(all: Multiset, some: Multiset): Multiset {
  return (all - some) as Multiset
}

export function contains(all: Multiset, some: Multiset): boolean {
  return FACES.every((face) => countOf(some, face) <= countOf(all, face))
}

export function sizeOf(dice: Multiset): number {
  return FACES.reduce((sum, face) => sum + countOf(dice, face), 0)
}

export function multisetOf(faces: readonly Face[]): Multiset {
  return faces.reduce<Multiset>((dice, face) => withDice(dice, face), EMPTY)
}

/** Ascending. */
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

/** Every sub-multiset of `dice`, including the empty one and `dice` itself. */
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
