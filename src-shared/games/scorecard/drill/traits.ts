import { FACES } from '../../../dice/multiset.ts'
import { paperTotals, type PaperCard } from '../analysis/paper-card.ts'
import { mostInBox } from '../solve/possible-points.ts'
import { alikeBox, type RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes } from '../rules/scorecard.ts'
import type { ScorecardPosition } from './position.ts'
import type { Stage, ScorecardFilters, ScorecardKind } from './setup.ts'

export interface Traits {
  readonly stage: Stage
  readonly joker: boolean
  readonly upperBonus: boolean
}

export function stageOf({ points }: PaperCard): Stage {
  const open = points.filter((one) => one === null).length
  if (3 * open >= 2 * points.length) return 'early'
  return 3 * open > points.length ? 'middle' : 'late'
}

/**
 * A joker is at stake if the rules have jokers, the box for dice all alike is filled, and all dice
 * are equal or, with rerolls left, all but two.
 */
function jokerAt(rules: RuleSet, { card, dice, rerolls }: ScorecardPosition): boolean {
  if (rules.jokers === 'none' || card.points[alikeBox(rules)] === null) return false
  const alike = Math.max(...FACES.map((face) => dice.filter((one) => one === face).length))
  return alike >= (rerolls > 0 ? rules.dice - 2 : rules.dice)
}

/**
 * The bonus is at stake if one to three boxes that count for it are open and the missing points are
 * worth about as many dice as it needs of each: with five dice, two to four.
 */
function bonusAt(rules: RuleSet, { card }: ScorecardPosition): boolean {
  const open = boxesOf(groupBoxes(rules)).filter((box) => card.points[box] === null)
  const total = paperTotals(rules, card).group
  const next = rules.bonus.find(({ from }) => from > total)
  if (!next || open.length === 0 || open.length > 3) return false
  const missing = next.from - total
  const most = open.reduce((sum, box) => sum + mostInBox(rules, box), 0)
  const each = most / rules.dice
  return missing >= (rules.dice - 3) * each && missing <= (rules.dice - 1) * each
}

export function traitsOf(rules: RuleSet, position: ScorecardPosition): Traits {
  return {
    stage: stageOf(position.card),
    joker: jokerAt(rules, position),
    upperBonus: bonusAt(rules, position),
  }
}

/** `cost`: gap of the decision. `mistake`: least loss of a mistake. */
export function passes(
  { stages, joker, upperBonus, gap }: ScorecardFilters,
  traits: Traits,
  cost: number,
  mistake: number,
): boolean {
  if (stages.length > 0 && !stages.includes(traits.stage)) return false
  if ((joker && !traits.joker) || (upperBonus && !traits.upperBonus)) return false
  return gap === 'any' || (gap === 'costly') === cost >= mistake
}

export function asksFor(asked: ScorecardKind, kind: Exclude<ScorecardKind, 'both'>): boolean {
  return asked === 'both' || asked === kind
}
