import type { Probability } from '../../../base/units.ts'
import { multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import {
  ALL_ALIKE,
  FOUR,
  HOUSE,
  LARGE,
  SMALL,
  THREE,
  hasThirteenBoxes,
} from '../rules/thirteen-boxes.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { boxPoints } from '../rules/scoring.ts'
import { keepNumber, latticeOf, meanOfRolls, type DiceLattice } from '../solve/lattice.ts'
import { newStages, plainStages, type StageValues } from '../solve/reroll-values.ts'

/** Probability of scoring in one box for a player who plays for it alone. */
export class PatternOdds {
  readonly #lattice: DiceLattice
  readonly #stages: StageValues

  constructor(rules: Pick<RuleSet, 'boxes' | 'dice' | 'rolls'>, box: number) {
    const { dice, boxes } = rules
    this.#lattice = latticeOf(dice)
    this.#stages = newStages(rules)
    const [last] = this.#stages.best
    this.#lattice.rolls.forEach((roll, i) => (last![i] = boxPoints(boxes[box]!, roll) > 0 ? 1 : 0))
    plainStages(dice)(this.#stages)
  }

  within(rolls: number): Probability {
    return meanOfRolls(this.#lattice, this.#stages.best[rolls - 1]!)
  }

  holding(keep: Multiset, rerolls: number): Probability {
    return this.#stages.keeps[rerolls]![keepNumber(this.#lattice, keep)]!
  }
}

/** chances[i]: probability of scoring in the box within i + 1 rolls, playing for it alone. */
export interface TurnOdds {
  readonly box: number
  readonly chances: readonly Probability[]
}

export interface HoldOdds extends TurnOdds {
  readonly held: readonly Face[]
}

const HELD: readonly (readonly [held: readonly Face[], box: number])[] = [
  [[4, 4, 4, 4], ALL_ALIKE],
  [[4, 4, 4], ALL_ALIKE],
  [[4, 4], ALL_ALIKE],
  [[4, 4, 4], FOUR],
  [[4, 4], FOUR],
  [[4, 4], THREE],
  [[3, 3, 5, 5], HOUSE],
  [[4, 4, 4], HOUSE],
  [[2, 3, 4, 5], LARGE],
  [[2, 3, 4, 6], LARGE],
  [[3, 4, 5], LARGE],
  [[3, 4, 5], SMALL],
  [[3, 4, 6], SMALL],
]

const MAX_REROLLS = 2

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

/** For each box that asks for more than a face. */
export function turnOdds(rules: RuleSet): TurnOdds[] {
  return rules.boxes.flatMap(({ shape, total }, box) => {
    if (shape.kind === 'face' || (shape.kind === 'any' && total === undefined)) return []
    const odds = new PatternOdds(rules, box)
    return [{ box, chances: upTo(rules.rolls).map((rolls) => odds.within(rolls)) }]
  })
}

/** With some dice held; none for cards without the thirteen boxes. */
export function holdOdds(rules: RuleSet): HoldOdds[] {
  const most = Math.min(rules.rolls - 1, MAX_REROLLS)
  if (most === 0 || !hasThirteenBoxes(rules)) return []
  return HELD.map(([held, box]) => {
    const odds = new PatternOdds({ ...rules, rolls: most + 1 }, box)
    const chances = upTo(most).map((left) => odds.holding(multisetOf(held), left))
    return { box, held, chances }
  })
}
