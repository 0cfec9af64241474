import { FACES } from '../../../dice/multiset.ts'
import { UPPER_COUNT, YAHTZEE } from '../rules/categories.ts'
import { paperTotals, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE } from '../rules/scoring.ts'
import type { YahtzeePosition } from './position.ts'
import type { Stage, YahtzeeFilters, YahtzeeKind } from './setup.ts'

export interface Traits {
  readonly stage: Stage
  readonly joker: boolean
  readonly upperBonus: boolean
}

const FROM_EARLY = 9
const FROM_MIDDLE = 5

export function stageOf({ points }: PaperCard): Stage {
  const open = points.filter((one) => one === null).length
  if (open >= FROM_EARLY) return 'early'
  return open >= FROM_MIDDLE ? 'middle' : 'late'
}

const ALIKE = 3

/**
 * A joker is at stake if the rules have jokers, the Yahtzee box is filled, and the dice are a
 * Yahtzee or, with rerolls left, at least three are equal.
 */
function jokerAt(rules: RuleSet, { card, dice, rerolls }: YahtzeePosition): boolean {
  if (rules.jokers === 'none' || card.points[YAHTZEE] === null) return false
  const alike = Math.max(...FACES.map((face) => dice.filter((one) => one === face).length))
  return alike >= (rerolls > 0 ? ALIKE : DICE)
}

/**
 * The upper bonus is at stake if one to three upper boxes are open and the missing points are worth
 * two to four dice of each of their faces.
 */
function upperBonusAt(rules: RuleSet, { card }: YahtzeePosition): boolean {
  const open = FACES.filter((_, box) => box < UPPER_COUNT && card.points[box] === null)
  if (rules.upperBonus === 0 || open.length === 0 || open.length > 3) return false
  const missing = rules.upperThreshold - paperTotals(rules, card).upper
  const each = open.reduce<number>((sum, face) => sum + face, 0)
  return missing >= 2 * each && missing <= 4 * each
}

export function traitsOf(rules: RuleSet, position: YahtzeePosition): Traits {
  return {
    stage: stageOf(position.card),
    joker: jokerAt(rules, position),
    upperBonus: upperBonusAt(rules, position),
  }
}

/** `cost`: gap of the decision. `mistake`: least loss of a mistake. */
export function passes(
  { stages, joker, upperBonus, gap }: YahtzeeFilters,
  traits: Traits,
  cost: number,
  mistake: number,
): boolean {
  if (stages.length > 0 && !stages.includes(traits.stage)) return false
  if ((joker && !traits.joker) || (upperBonus && !traits.upperBonus)) return false
  return gap === 'any' || (gap === 'costly') === cost >= mistake
}

export function asksFor(asked: YahtzeeKind, kind: Exclude<YahtzeeKind, 'both'>): boolean {
  return asked === 'both' || asked === kind
}
