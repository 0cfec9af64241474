import type { Points } from '../../../base/units.ts'
import { countOf, FACES } from '../../../dice/multiset.ts'
import type { Face, Multiset } from '../../../dice/multiset.ts'
import { alikeBox, faceBox, type Box, type RuleSet } from './rule-set.ts'
import { has, type Scorecard } from './scorecard.ts'
import { shapeSum, sumOf } from './shapes.ts'

/** Faces of the longest run; of two equally long runs, the higher. */
export function longestRun(dice: Multiset): Face[] {
  let best: Face[] = []
  let run: Face[] = []
  for (const face of FACES) {
    run = countOf(dice, face) > 0 ? [...run, face] : []
    if (run.length >= best.length && run.length > 0) best = run
  }
  return best
}

/** Face of dice all alike, else 0. */
export function alikeFace(dice: Multiset, count: number): Face | 0 {
  return FACES.find((face) => countOf(dice, face) === count) ?? 0
}

/** True if the dice score in the box. */
export function fits({ shape, total }: Box, dice: Multiset): boolean {
  return shapeSum(shape, dice) !== null && (total === undefined || sumOf(dice) === total)
}

/** Points of dice in a box, without jokers, bonuses and points for the first roll. */
export function boxPoints(box: Box, dice: Multiset): Points {
  if (!fits(box, dice)) return 0
  const { sum, plus } = box
  if (sum === 'none') return plus
  return plus + (sum === 'all' ? sumOf(dice) : shapeSum(box.shape, dice)!)
}

/** Points of dice all alike in a box as a joker. */
export function jokerPoints(box: Box, dice: Multiset): Points {
  const joker = box.plus + (box.sum === 'none' ? 0 : sumOf(dice))
  return Math.max(boxPoints(box, dice), joker)
}

/**
 * Points of dice in a box, with jokers and the points for further dice all alike, without the bonus
 * of the group and points for the first roll. Null if the box is used or the joker rule forbids it.
 */
export function placedPoints(
  card: RuleSet,
  { used, alikeScored }: Pick<Scorecard, 'used' | 'alikeScored'>,
  dice: Multiset,
  index: number,
): Points | null {
  const isUsed = (box: number): boolean => has(used, box)
  if (isUsed(index)) return null
  const box = card.boxes[index]!
  const points = boxPoints(box, dice)
  const face = alikeFace(dice, card.dice)
  if (face === 0 || !isUsed(alikeBox(card))) return points
  const further = alikeScored ? card.further : 0
  if (card.jokers === 'none') return points + further
  const own = faceBox(card, face)
  if (own >= 0 && !isUsed(own)) {
    return card.jokers === 'forced' && index !== own ? null : points + further
  }
  if (box.shape.kind === 'face') {
    const hasOther = card.boxes.some(({ shape }, i) => shape.kind !== 'face' && !isUsed(i))
    return card.jokers === 'forced' && hasOther ? null : points + further
  }
  return jokerPoints(box, dice) + further
}

/** Boxes that these dice may be scored in; never empty unless the card is full. */
export function openFor(rules: RuleSet, card: Scorecard, dice: Multiset): number[] {
  return openBoxes(rules, card.used).filter((box) => placedPoints(rules, card, dice, box) !== null)
}

/** Boxes that may be used next. */
export function openBoxes({ boxes, order }: RuleSet, used: number): number[] {
  const open: number[] = []
  for (let box = 0; box < boxes.length; box++) if (!has(used, box)) open.push(box)
  if (order === 'free') return open
  return order === 'down' ? open.slice(0, 1) : open.slice(-1)
}
