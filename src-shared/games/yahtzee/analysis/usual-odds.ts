import type { Probability } from '../../../base/units.ts'
import { multisetOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { numberOf, type Category } from '../rules/categories.ts'
import { keepNumber, meanOfRolls, ROLLS } from '../solve/keeps.ts'
import { newStages, plainStages, type StageValues } from '../solve/reroll-values.ts'
import { patternPoints } from '../rules/scoring.ts'

/** Probability of scoring in one box for a player who plays for it alone. */
export class PatternOdds {
  readonly #stages: StageValues

  constructor(category: number, rerolls: number) {
    this.#stages = newStages(rerolls)
    const [last] = this.#stages.best
    ROLLS.forEach((dice, roll) => (last![roll] = patternPoints(category, dice) > 0 ? 1 : 0))
    plainStages(this.#stages)
  }

  within(rolls: number): Probability {
    return meanOfRolls(this.#stages.best[rolls - 1]!)
  }

  holding(keep: Multiset, rerolls: number): Probability {
    return this.#stages.keeps[rerolls]![keepNumber(keep)]!
  }
}

/** chances[i]: probability of scoring in the box within i + 1 rolls, playing for it alone. */
export interface TurnOdds {
  readonly category: Category
  readonly chances: readonly Probability[]
}

export interface HoldOdds extends TurnOdds {
  readonly held: readonly Face[]
}

const PLAYED_FOR: readonly Category[] = [
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'yahtzee',
]

const HELD: readonly (readonly [held: readonly Face[], category: Category])[] = [
  [[4, 4, 4, 4], 'yahtzee'],
  [[4, 4, 4], 'yahtzee'],
  [[4, 4], 'yahtzee'],
  [[4, 4, 4], 'fourOfAKind'],
  [[4, 4], 'fourOfAKind'],
  [[4, 4], 'threeOfAKind'],
  [[3, 3, 5, 5], 'fullHouse'],
  [[4, 4, 4], 'fullHouse'],
  [[2, 3, 4, 5], 'largeStraight'],
  [[2, 3, 4, 6], 'largeStraight'],
  [[3, 4, 5], 'largeStraight'],
  [[3, 4, 5], 'smallStraight'],
  [[3, 4, 6], 'smallStraight'],
]

const MAX_REROLLS = 2

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

export function turnOdds(rerolls: number): TurnOdds[] {
  return PLAYED_FOR.map((category) => {
    const odds = new PatternOdds(numberOf(category), rerolls)
    return { category, chances: upTo(rerolls + 1).map((rolls) => odds.within(rolls)) }
  })
}

export function holdOdds(rerolls: number): HoldOdds[] {
  const most = Math.min(rerolls, MAX_REROLLS)
  if (most === 0) return []
  return HELD.map(([held, category]) => {
    const odds = new PatternOdds(numberOf(category), most)
    const chances = upTo(most).map((left) => odds.holding(multisetOf(held), left))
    return { category, held, chances }
  })
}
