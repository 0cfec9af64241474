import { FACES } from '../../../dice/multiset.ts'
import { UPPER_COUNT, YAHTZEE } from '../rules/categories.ts'
import { paperTotals, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE } from '../rules/scoring.ts'
import type { YahtzeePosition } from './position.ts'
import type { Stage, YahtzeeFilters, YahtzeeKind } from './setup.ts'

/** Traits of a decision, for filters and for the leak report. */
export interface Traits {
  readonly stage: Stage
  readonly joker: boolean
  readonly upperBonus: boolean
}

const FROM_EARLY = 9
const FROM_MIDDLE = 5

/** Part of the game that a card is in. */
export function stageOf({ points }: PaperCard): Stage {
  const open = points.filter((one) => one === null).length
  if (open >= FROM_EARLY) return 'early'
  return open >= FROM_MIDDLE ? 'middle' : 'late'
}

/** With so many dice alike another Yahtzee is within reach of a reroll. */
const ALIKE = 3

/**
 * Whether a joker is at stake: the rules have jokers, the Yahtzee box is filled, and the dice are a
 * further Yahtzee or, with rerolls left, at least three of them are alike.
 */
function jokerAt(rules: RuleSet, { card, dice, rerolls }: YahtzeePosition): boolean {
  if (rules.jokers === 'none' || card.points[YAHTZEE] === null) return false
  const alike = Math.max(...FACES.map((face) => dice.filter((one) => one === face).length))
  return alike >= (rerolls > 0 ? ALIKE : DICE)
}

/**
 * Whether the upper bonus is at stake: one to three upper boxes are open, and what is missing takes
 * from two to four dice of each of their faces.
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

/** Whether a decision with so much to lose passes the filters; a mistake costs `mistake` or more. */
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

/** Whether a decision of this kind is asked where so much is asked for. */
export function asksFor(asked: YahtzeeKind, kind: Exclude<YahtzeeKind, 'both'>): boolean {
  return asked === 'both' || asked === kind
}
