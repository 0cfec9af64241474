import type { Points } from '../../../base/units.ts'
import { PUBLISHED_CARDS } from './presets.ts'
import type { Box, Jokers, RuleSet } from './rule-set.ts'

const YAHTZEE = PUBLISHED_CARDS.yahtzee!

/** Rules of Yahtzee before cards were data: what saved rules of then hold. */
interface FormerRules {
  readonly jokers: Jokers
  readonly yahtzeeBonus: Points
  readonly upperThreshold: Points
  readonly upperBonus: Points
  readonly rerolls: number
}

/** Text of the boxes, the same for boxes that play alike: names do not count. */
export function boxesText(boxes: readonly Box[]): unknown[] {
  return boxes.map(({ shape, total, sum, plus, atOnce, inGroup }) => [
    Object.entries(shape)
      .filter(([, value]) => value !== false)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ...[total ?? null, sum, plus, atOnce ?? 0, inGroup === true],
  ])
}

const SCORECARD_BOXES = JSON.stringify(boxesText(YAHTZEE.boxes))

/** True for a card with the 13 boxes of Yahtzee in any order of play, bonus and joker rule. */
export function hasThirteenBoxes(rules: RuleSet): boolean {
  return rules.dice === YAHTZEE.dice && JSON.stringify(boxesText(rules.boxes)) === SCORECARD_BOXES
}

/** The former fields of a card; null if they cannot say it. */
export function formerRules(rules: RuleSet): FormerRules | null {
  const { jokers, further, bonus, order, rolls } = rules
  const [step] = bonus
  const fits = order === 'free' && bonus.length <= 1 && (jokers !== 'none' || further === 0)
  if (!fits || !hasThirteenBoxes(rules)) return null
  return {
    ...{ jokers, yahtzeeBonus: further, rerolls: rolls - 1 },
    ...{ upperThreshold: step?.from ?? 63, upperBonus: step?.points ?? 0 },
  }
}

const plus = (value: unknown): unknown => (typeof value === 'number' ? value + 1 : value)

/** Input with former fields as a card, wrong values included; anything else as it is. */
export function fromFormer(input: unknown): unknown {
  if (Array.isArray(input)) return null
  if (typeof input !== 'object' || input === null) return input
  if ('boxes' in input) return input
  const { jokers, yahtzeeBonus, upperThreshold, upperBonus, rerolls, ...rest } = input as Partial<
    Record<keyof FormerRules, unknown>
  >
  const { boxes, dice, order } = YAHTZEE
  const bonusIs0 = upperBonus === 0
  return {
    ...{ boxes, dice, order, rolls: plus(rerolls ?? 2), jokers: jokers ?? 'forced' },
    further: yahtzeeBonus ?? (jokers === 'none' ? 0 : YAHTZEE.further),
    bonus: bonusIs0 ? [] : [{ from: upperThreshold ?? 63, points: upperBonus ?? 35 }],
    ...rest,
  }
}
