import type { Points } from '../../../base/units.ts'
import { countOf, FACES, sizeOf, type Multiset } from '../../../dice/multiset.ts'
import type { RuleSet } from './rule-set.ts'

/** Marks a number of dice that cannot be scored. Every real score is positive. */
export const NO_SCORE: Points = 0

/**
 * Score of exactly k dice of each face, `[face - 1][k]`: the best split into the rule set's sets,
 * NO_SCORE where k dice of the face cannot all score. `[face - 1][0]` is 0 and means no dice.
 */
export type FaceScores = readonly (readonly Points[])[]

/** The best split into sets for every face and number of dice. */
export function faceScores(rules: RuleSet): FaceScores {
  return rules.sets.map((sets) => {
    const best = [0, 0, 0, 0, 0, 0, 0]
    for (let dice = 1; dice <= 6; dice++) {
      for (let last = 1; last <= dice; last++) {
        const points = sets[last - 1]!
        const rest = dice - last
        if (points > 0 && (rest === 0 || best[rest]! > 0)) {
          best[dice] = Math.max(best[dice]!, points + best[rest]!)
        }
      }
    }
    return best
  })
}

/** The most that six dice score as one of the six-dice combinations, `nothing` left aside. */
function combinationPoints(rules: RuleSet, dice: Multiset): Points {
  const shape = FACES.map((face) => countOf(dice, face))
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('')
  switch (shape) {
    case '111111':
      return rules.straight
    case '222':
      return rules.threePairs
    case '33':
      return rules.twoTriplets
    case '42':
      return rules.fourKindAndPairCountsAsThreePairs
        ? Math.max(rules.fourKindAndPair, rules.threePairs)
        : rules.fourKindAndPair
    default:
      return NO_SCORE
  }
}

/**
 * The points for setting aside exactly these dice, every one of them part of a set or all six one
 * combination; NO_SCORE if that cannot be. The combination "nothing" depends on the whole roll and
 * is left to rollOptions.
 */
export function scoreOfDice(rules: RuleSet, scores: FaceScores, dice: Multiset): Points {
  let sum = 0
  let complete = true
  for (const face of FACES) {
    const count = countOf(dice, face)
    const points = scores[face - 1]![count]!
    if (count > 0 && points === NO_SCORE) complete = false
    sum += points
  }
  const asSets = complete ? sum : NO_SCORE
  return sizeOf(dice) === 6 ? Math.max(asSets, combinationPoints(rules, dice)) : asSets
}

/**
 * A roll's options: `options[k]` is the most points that k of its dice can score, NO_SCORE where k
 * dice cannot; `options[0]` is unused. Fewer points for the same k are never better for points, nor
 * for winning where who reaches the goal has won: there these are all the choices that matter. A
 * farkle is NO_SCORE throughout.
 *
 * Under mustSetAsideAll only the largest such k remains: as many dice as can score are taken.
 */
export function rollOptions(rules: RuleSet, scores: FaceScores, roll: Multiset): Points[] {
  const size = sizeOf(roll)
  let best = new Array<Points>(size + 1).fill(NO_SCORE)
  for (const face of FACES) {
    const next = best.slice()
    for (let count = 1; count <= countOf(roll, face); count++) {
      const points = scores[face - 1]![count]!
      if (points === NO_SCORE) continue
      for (let before = 0; before + count <= size; before++) {
        if (before > 0 && best[before] === NO_SCORE) continue
        next[before + count] = Math.max(next[before + count]!, best[before]! + points)
      }
    }
    best = next
  }
  if (size === 6) {
    best[6] = Math.max(best[6]!, combinationPoints(rules, roll))
    if (best.every((points) => points === NO_SCORE)) best[6] = rules.nothing
  }
  if (!rules.mustSetAsideAll) return best
  const most = best.findLastIndex((points) => points !== NO_SCORE)
  return best.map((points, dice) => (dice === most ? points : NO_SCORE))
}
