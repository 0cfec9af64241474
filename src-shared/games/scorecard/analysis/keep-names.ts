import { countOf, FACES, facesOf, multisetOf, sizeOf } from '../../../dice/multiset.ts'
import type { Face, Multiset } from '../../../dice/multiset.ts'
import { longestRun } from '../rules/scoring.ts'

/**
 * Name of a keep that does not depend on the faces, so that similar rolls share a description.
 * `one.6` is a single die; `dice.2.2.5` is a keep without a name of its own.
 */
export type KeepName =
  | 'nothing'
  | 'all'
  | 'four'
  | 'three'
  | 'pair'
  | 'higher-pair'
  | 'lower-pair'
  | 'both-pairs'
  | 'run-3'
  | 'run-4'
  | `one.${Face}`
  | `dice.${string}`

export function facesWith(dice: Multiset, count: number): Face[] {
  return FACES.filter((face) => countOf(dice, face) === count)
}

/** Numbers of equal dice, largest first: `221` for two pairs. */
export function shapeOf(roll: Multiset): string {
  return FACES.map((face) => countOf(roll, face))
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('')
}

function alikeName(roll: Multiset, face: Face, count: number): KeepName | null {
  if (count === 1) return `one.${face}`
  if (countOf(roll, face) !== count) return null
  const alike = facesWith(roll, count)
  if (count === 4) return 'four'
  if (count === 3 && alike.length === 1) return 'three'
  if (count !== 2) return null
  if (alike.length === 1) return 'pair'
  if (face === alike.at(-1)) return 'higher-pair'
  return alike.length === 2 ? 'lower-pair' : null
}

export function keepName(roll: Multiset, keep: Multiset): KeepName {
  const size = sizeOf(keep)
  if (size === 0) return 'nothing'
  if (size === sizeOf(roll)) return 'all'
  const faces = facesOf(keep)
  const [first] = faces
  const name = faces.every((face) => face === first) ? alikeName(roll, first!, size) : null
  if (name) return name
  if (keep === multisetOf(longestRun(roll)) && (size === 3 || size === 4)) return `run-${size}`
  const pairs = facesWith(roll, 2)
  if (pairs.length === 2 && keep === multisetOf(pairs.flatMap((face) => [face, face]))) {
    return 'both-pairs'
  }
  return `dice.${faces.join('.')}`
}
