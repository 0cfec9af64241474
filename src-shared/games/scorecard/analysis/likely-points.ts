import type { Points, Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { boxPoints } from '../rules/scoring.ts'
import { latticeOf, type DiceLattice } from '../solve/lattice.ts'
import { possiblePoints } from '../solve/possible-points.ts'
import { newStages, plainStages } from '../solve/reroll-values.ts'

/** For each keep, the keep within it that is worth most. */
function bestKeeps(
  { keeps, fewerStart, oneFewer }: DiceLattice,
  values: Float64Array,
): Uint16Array {
  const best = Uint16Array.from(keeps, (_, keep) => keep)
  for (let keep = keeps.length - 1; keep >= 0; keep--) {
    for (let i = fewerStart[keep]!; i < fewerStart[keep + 1]!; i++) {
      const within = best[oneFewer[i]!]!
      if (values[within]! > values[best[keep]!]!) best[keep] = within
    }
  }
  return best
}

/** Chances of the last rolls of a turn in which a player rolls for one box alone, by roll. */
function lastRolls(rules: RuleSet, box: number): Float64Array {
  const lattice = latticeOf(rules.dice)
  const { rolls, keeps, oneMore } = lattice
  const stages = newStages(rules)
  rolls.forEach((roll, i) => (stages.best[0]![i] = boxPoints(rules.boxes[box]!, roll)))
  plainStages(rules.dice)(stages)
  let chances = lattice.chances
  for (let left = rules.rolls - 1; left > 0; left--) {
    const best = bestKeeps(lattice, stages.keeps[left]!)
    const kept = new Float64Array(keeps.length)
    for (let roll = 0; roll < rolls.length; roll++) kept[best[roll]!]! += chances[roll]!
    // From fewer dice to more: each face of one more die is as likely.
    for (let keep = keeps.length - 1; keep >= rolls.length; keep--) {
      const at = (keep - rolls.length) * 6
      for (let face = 0; face < 6; face++) kept[oneMore[at + face]!]! += kept[keep]! / 6
    }
    chances = kept.subarray(0, rolls.length)
  }
  return chances
}

const made = new WeakMap<RuleSet, Map<number, readonly Points[]>>()

/** All points that can stand in a box, those first that a turn for this box makes most often. */
export function likelyPoints(rules: RuleSet, box: number): readonly Points[] {
  const known = made.get(rules) ?? new Map<number, readonly Points[]>()
  made.set(rules, known)
  const before = known.get(box)
  if (before) return before
  const chanceOf = new Map<Points, Probability>()
  lastRolls(rules, box).forEach((chance, roll) => {
    const points = boxPoints(rules.boxes[box]!, latticeOf(rules.dice).rolls[roll]!)
    chanceOf.set(points, (chanceOf.get(points) ?? 0) + chance)
  })
  const likely = possiblePoints(rules, box).toSorted(
    (a, b) => (chanceOf.get(b) ?? 0) - (chanceOf.get(a) ?? 0),
  )
  known.set(box, likely)
  return likely
}
