import { FACES, multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { faceBox, type RuleSet } from '../rules/rule-set.ts'
import type { BoxSet } from '../rules/scorecard.ts'
import type { Shape } from '../rules/shapes.ts'
import { latticeOf, type DiceLattice } from '../solve/lattice.ts'

/** A row that scores in a box. */
export interface Row {
  readonly box: number
  /** Ascending. */
  readonly faces: readonly Face[]
  readonly dice: Multiset
  /** Four or more in a row to which one die is missing. */
  readonly near: readonly Multiset[]
}

/** The boxes of a card as the sentences speak of them. */
export interface StepCard {
  readonly rules: RuleSet
  readonly lattice: DiceLattice
  /** Box of each face, from 1; -1 if there is none. */
  readonly faceBoxes: readonly number[]
  /** Boxes of the faces. */
  readonly upper: BoxSet
  /** The longest first, of equals the higher. */
  readonly rows: readonly Row[]
  readonly rowBoxes: BoxSet
  /** Boxes of equal dice of any face, such as a pair or a full house. */
  readonly equals: BoxSet
  /** Boxes of three or more equal dice and others. */
  readonly houses: BoxSet
}

const isHouse = (shape: Shape): boolean =>
  shape.kind === 'alike' && shape.sizes.length > 1 && Math.max(...shape.sizes) > 2

function nearOf(faces: readonly Face[]): Multiset[] {
  const isInARow = (some: readonly Face[]): boolean => some.at(-1)! - some[0]! === some.length - 1
  return [faces.slice(1), faces.slice(0, -1)]
    .filter((some) => some.length > 3 && isInARow(some))
    .map(multisetOf)
}

function rowsOf(shape: Shape, box: number): Row[] {
  const rowOf = (faces: readonly Face[]): Row => ({
    box,
    faces,
    dice: multisetOf(faces),
    near: nearOf(faces),
  })
  if (shape.kind === 'faces') return [rowOf(shape.faces.toSorted((a, b) => a - b))]
  if (shape.kind !== 'run') return []
  const { length } = shape
  return Array.from({ length: FACES.length - length + 1 }, (_, first) =>
    rowOf(FACES.slice(first, first + length)),
  )
}

export function stepCard(rules: RuleSet): StepCard {
  const { boxes } = rules
  const setOf = (isIn: (shape: Shape) => boolean): BoxSet =>
    boxes.reduce((set, { shape }, box) => (isIn(shape) ? set | (1 << box) : set), 0)
  const rows = boxes.flatMap(({ shape }, box) => rowsOf(shape, box))
  return {
    rules,
    lattice: latticeOf(rules.dice),
    faceBoxes: FACES.map((face) => faceBox(rules, face)),
    upper: setOf(({ kind }) => kind === 'face'),
    rows: rows.toSorted(
      (a, b) => b.faces.length - a.faces.length || b.faces.at(-1)! - a.faces.at(-1)!,
    ),
    rowBoxes: setOf(({ kind }) => kind === 'run' || kind === 'faces'),
    equals: setOf(({ kind }) => kind === 'alike'),
    houses: setOf(isHouse),
  }
}
