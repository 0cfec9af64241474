import type { Points } from '../../../base/units.ts'
import type { Face, Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { alikeFace, boxPoints, fits } from '../rules/scoring.ts'
import { KeyedList } from './keyed-list.ts'
import { latticeOf } from './lattice.ts'

/**
 * A way to end a turn: a box, and the part of the roll that matters for the rest of the game. Rolls
 * that score alike in a box share an outcome; dice all alike, which may be a joker, have their own.
 */
export interface Outcome {
  readonly box: number
  /** Without jokers, points for further dice all alike, and `atOnce`. */
  readonly points: Points
  /** Face of dice all alike, else 0. */
  readonly face: Face | 0
  /** Points for the first roll of a turn; 0 in a later one. */
  readonly atOnce: Points
  /** One of the rolls. */
  readonly dice: Multiset
}

export interface CardOutcomes {
  readonly list: readonly Outcome[]
  /** Outcome number of a roll in a box, [roll * boxes + box]. */
  readonly of: Uint16Array
  /** The same in the first roll of a turn; null if no box has points for it. */
  readonly atOnce: Uint16Array | null
  /** Outcome numbers by box. */
  readonly inBox: readonly Uint16Array[]
}

function makeOutcomes({ boxes, dice: count }: RuleSet): CardOutcomes {
  const outcomes = new KeyedList<Outcome>()
  const { list } = outcomes
  const numberOf = (dice: Multiset, box: number, atOnce: Points): number => {
    const outcome = {
      box,
      points: boxPoints(boxes[box]!, dice),
      face: alikeFace(dice, count),
      atOnce,
      dice,
    }
    return outcomes.add(`${box} ${outcome.points} ${outcome.face} ${atOnce}`, outcome)
  }
  const { rolls } = latticeOf(count)
  const numbers = (atOnce: boolean): Uint16Array =>
    Uint16Array.from(
      rolls.flatMap((dice) =>
        boxes.map((box, i) => numberOf(dice, i, atOnce && fits(box, dice) ? (box.atOnce ?? 0) : 0)),
      ),
    )
  const of = numbers(false)
  const atOnce = boxes.some((box) => box.atOnce) ? numbers(true) : null
  const inBox = boxes.map((_, box) =>
    Uint16Array.from([...list.keys()].filter((number) => list[number]!.box === box)),
  )
  return { list, of, atOnce, inBox }
}

/** Outcome number of a roll in a box; `isFirst`: in the first roll of a turn. */
export function outcomeIn(
  { of, atOnce, inBox }: CardOutcomes,
  roll: number,
  box: number,
  isFirst: boolean,
): number {
  return ((isFirst && atOnce) || of)[roll * inBox.length + box]!
}

const made = new WeakMap<RuleSet, CardOutcomes>()

/** Outcomes of a card, made once. */
export function outcomesOf(rules: RuleSet): CardOutcomes {
  const outcomes = made.get(rules) ?? makeOutcomes(rules)
  made.set(rules, outcomes)
  return outcomes
}
