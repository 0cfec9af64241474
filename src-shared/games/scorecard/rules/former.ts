import type { Points } from '../../../base/units.ts'
import { PRESETS } from './presets.ts'
import type { Jokers, RuleSet } from './rule-set.ts'
import { hasThirteenBoxes } from './thirteen-boxes.ts'

/** Name of the game in stored data and links of before cards were data. */
export const FORMER_NAME = 'yahtzee'

/** Fields of rules before cards were data, when all cards had the thirteen boxes. */
interface FormerFields<N> {
  readonly yahtzeeBonus: N
  readonly upperThreshold: N
  readonly upperBonus: N
  readonly rerolls: N
}

/** The former fields, each with this value. */
export const formerFields = <T>(value: T): FormerFields<T> => ({
  yahtzeeBonus: value,
  upperThreshold: value,
  upperBonus: value,
  rerolls: value,
})

/** The former fields by the names that they have on a card: `from` and `points` are its bonus. */
export function currentFields<N>({
  yahtzeeBonus: further,
  upperThreshold: from,
  upperBonus: points,
  rerolls,
}: FormerFields<N>) {
  return { further, from, points, rerolls }
}

type FormerRules = ReturnType<typeof currentFields<Points>> & { readonly jokers: Jokers }

/** A card in the fields of before cards were data; null if they cannot say it. */
export function formerRules(rules: RuleSet): FormerRules | null {
  const { jokers, further, bonus, order, rolls } = rules
  const [step] = bonus
  const fits = order === 'free' && bonus.length <= 1 && (jokers !== 'none' || further === 0)
  if (!fits || !hasThirteenBoxes(rules)) return null
  return { jokers, further, rerolls: rolls - 1, from: step?.from ?? 63, points: step?.points ?? 0 }
}

const plus = (value: unknown): unknown => (typeof value === 'number' ? value + 1 : value)

/** Input with former fields as a card, wrong values included; anything else as it is. */
export function fromFormer(input: unknown): unknown {
  if (Array.isArray(input)) return null
  if (typeof input !== 'object' || input === null) return input
  if ('boxes' in input) return input
  const former: FormerFields<unknown> & { readonly jokers?: unknown } = {
    ...formerFields(undefined),
    ...input,
  }
  const { further, from, points, rerolls } = currentFields(former)
  const { jokers = 'forced' } = former
  const { boxes, dice, order } = PRESETS.forced
  const names = Object.keys(formerFields(null))
  return {
    boxes,
    dice,
    order,
    rolls: plus(rerolls ?? 2),
    further: further ?? (jokers === 'none' ? 0 : PRESETS.forced.further),
    bonus: points === 0 ? [] : [{ from: from ?? 63, points: points ?? 35 }],
    ...Object.fromEntries(Object.entries(input).filter(([name]) => !names.includes(name))),
    jokers,
  }
}
