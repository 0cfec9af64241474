import type { Points } from '../../../base/units.ts'
import { contains, countOf, FACES, sizeOf, without, type Multiset } from '../../../dice/multiset.ts'
import { combinationsOf } from './combinations.ts'
import { diceOfPattern, type Combination } from './patterns.ts'
import { losesAtOnce } from './losing-dice.ts'
import type { RuleSet } from './rule-set.ts'

/** Marks dice that cannot score; every real score is positive. */
export const NO_SCORE: Points = 0

/** `[face - 1][k]`: best split of k dice into sets; NO_SCORE if impossible, 0 for k = 0. */
export type FaceScores = readonly (readonly Points[])[]

interface Mixed {
  readonly dice: Multiset
  readonly size: number
  readonly points: Points
}

export interface Scoring {
  readonly rules: RuleSet
  readonly faces: FaceScores
  /** Points of each choice of dice that is a combination of several faces. */
  readonly mixed: ReadonlyMap<Multiset, Points>
  readonly parts: readonly Mixed[]
  /** Caches, used if there are `parts`: many ways to take them leave the same dice. */
  readonly scores: Map<Multiset, Points>
  readonly options: Map<Multiset, readonly Points[]>
}

type Sets = Pick<RuleSet, 'sets' | 'ownCombinations'>

/** The rows of `sets` with the sets that count for "you" alone. */
function setsOf({ sets, ownCombinations = [] }: Sets): RuleSet['sets'] {
  const own = ownCombinations.filter((one) => one.kind === 'set')
  return sets.map((row, i) =>
    row.map((shared, j) =>
      own.reduce((most, { face, count, points }) => {
        const isIt = count === j + 1 && (face ?? i + 1) === i + 1
        return isIt ? Math.max(most, points) : most
      }, shared),
    ),
  )
}

export function faceScores(rules: Sets): FaceScores {
  return setsOf(rules).map((sets) => {
    const best = [0, ...sets.map(() => 0)]
    for (let dice = 1; dice <= sets.length; dice++) {
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

/** Most points of each choice of dice that is one of these combinations. */
export function mixedScores(combinations: readonly Combination[]): Map<Multiset, Points> {
  const best = new Map<Multiset, Points>()
  for (const combination of combinations) {
    for (const dice of diceOfPattern(combination)) {
      best.set(dice, Math.max(best.get(dice) ?? NO_SCORE, combination.points))
    }
  }
  return best
}

export function scoringOf(rules: RuleSet): Scoring {
  const mixed = mixedScores(combinationsOf(rules).filter(({ kind }) => kind !== 'set'))
  const parts = [...mixed].map(([dice, points]) => ({ dice, size: sizeOf(dice), points }))
  return {
    rules,
    faces: faceScores(rules),
    mixed,
    parts: parts.filter(({ size }) => size < rules.dice),
    scores: new Map(),
    options: new Map(),
  }
}

/**
 * Points for setting aside exactly these dice, each part of a combination; NO_SCORE if impossible.
 * Leaves out "nothing", which depends on the whole roll; see rollOptions.
 */
export function scoreOfDice(scoring: Scoring, dice: Multiset): Points {
  let best = Math.max(scoreAsSets(scoring.faces, dice), scoring.mixed.get(dice) ?? NO_SCORE)
  if (scoring.parts.length === 0) return best
  const known = scoring.scores.get(dice)
  if (known !== undefined) return known
  const size = sizeOf(dice)
  for (const part of scoring.parts) {
    if (part.size >= size || !contains(dice, part.dice)) continue
    const rest = scoreOfDice(scoring, without(dice, part.dice))
    if (rest !== NO_SCORE) best = Math.max(best, part.points + rest)
  }
  scoring.scores.set(dice, best)
  return best
}

export function bonusFor({ hotDiceBonus, bonusOnlySingleDie }: RuleSet, rolled: number): Points {
  return bonusOnlySingleDie && rolled > 1 ? 0 : hotDiceBonus
}

/** Points for setting aside exactly these dice of a roll, with the bonus if they are all. */
export function scoreOfSetAside(scoring: Scoring, dice: Multiset, rolled: number): Points {
  const points = scoreOfDice(scoring, dice)
  const isBare = points === NO_SCORE || sizeOf(dice) < rolled
  return isBare ? points : points + bonusFor(scoring.rules, rolled)
}

export function scoreAsSets(faces: FaceScores, dice: Multiset): Points {
  let sum = 0
  for (const face of FACES) {
    const count = countOf(dice, face)
    const points = faces[face - 1]![count]!
    if (count > 0 && points === NO_SCORE) return NO_SCORE
    sum += points
  }
  return sum
}

/** Most points for each number of dice of a roll, in sets of one face. */
function optionsInSets(faces: FaceScores, roll: Multiset, size: number): Points[] {
  let best = new Array<Points>(size + 1).fill(NO_SCORE)
  for (const face of FACES) {
    const next = best.slice()
    for (let count = 1; count <= countOf(roll, face); count++) {
      const points = faces[face - 1]![count]!
      if (points === NO_SCORE) continue
      for (let before = 0; before + count <= size; before++) {
        if (before > 0 && best[before] === NO_SCORE) continue
        next[before + count] = Math.max(next[before + count]!, best[before]! + points)
      }
    }
    best = next
  }
  return best
}

/** Most points for each number of dice of a roll, with all combinations. */
function optionsOf(scoring: Scoring, roll: Multiset): readonly Points[] {
  const { faces, mixed, parts } = scoring
  const known = scoring.options.get(roll)
  if (known) return known
  const size = sizeOf(roll)
  const best = optionsInSets(faces, roll, size)
  best[size] = Math.max(best[size]!, mixed.get(roll) ?? NO_SCORE)
  for (const { dice, size: taken, points } of parts) {
    if (taken >= size || !contains(roll, dice)) continue
    best[taken] = Math.max(best[taken]!, points)
    optionsOf(scoring, without(roll, dice)).forEach((more, count) => {
      if (more === NO_SCORE) return
      best[taken + count] = Math.max(best[taken + count]!, points + more)
    })
  }
  if (parts.length > 0) scoring.options.set(roll, best)
  return best
}

/**
 * Options of a roll: `options[k]` is the most points that k of its dice score, NO_SCORE if k dice
 * cannot; `options[0]` is unused. All are NO_SCORE for a farkle. Includes the bonus for hot dice.
 *
 * Fewer points for the same k are never better for points, nor for wins where the first to reach
 * the goal wins. Under mustSetAsideAll only the largest k remains.
 */
export function rollOptions(scoring: Scoring, roll: Multiset): Points[] {
  const { rules } = scoring
  const size = sizeOf(roll)
  if (losesAtOnce(rules, roll)) return new Array<Points>(size + 1).fill(NO_SCORE)
  const best = [...optionsOf(scoring, roll)]
  if (size === rules.dice && best.every((points) => points === NO_SCORE)) best[size] = rules.nothing
  if (best[size] !== NO_SCORE) best[size]! += bonusFor(rules, size)
  if (!rules.mustSetAsideAll) return best
  const most = best.findLastIndex((points) => points !== NO_SCORE)
  return best.map((points, dice) => (dice === most ? points : NO_SCORE))
}
