import * as v from 'valibot'
import { GOALS, ALL_DICE, type DiceCount } from '../../../base/units.ts'
import { problemText } from '../../../base/result.ts'
import { courseFields, lessonField, sourceSchema, WEIGHTINGS } from '../../../study/setup.ts'
import { hasFormula, parseThumbRule } from '../input/thumb-words.ts'
import { farkleTexts } from '../texts/texts.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'

export const SCOPES = ['cell', 'turn'] as const
const KEPT_SCOPES = [...SCOPES, 'game'] as const

export const DECISION_KINDS = ['roll-or-bank', 'set-aside', 'both'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** Always `any` for points; see situationOf. */
export const SITUATIONS = ['any', 'level', 'ahead', 'behind', 'endgame', 'opponent-close'] as const
export type Situation = (typeof SITUATIONS)[number]

export const MAX_AMOUNT = 1_000_000

const amountRule = (): string => texts.contract.drill.bound(grouped(MAX_AMOUNT))
const amount = v.pipe(
  v.number(amountRule),
  v.finite(amountRule),
  v.minValue(0, amountRule),
  v.maxValue(MAX_AMOUNT, amountRule),
)

/** Half-open; null: no upper end. */
const band = v.nullable(v.object({ from: amount, to: v.nullable(amount) }))

const diceRule = (): string => texts.contract.drill.dice

/** Conditions are combined with "and". */
export const filtersSchema = v.object({
  /** Dice left, or dice rolled; 6 includes larger rolls (see diceFilter). */
  dice: v.pipe(
    v.array(v.picklist([1, 2, 3, 4, 5, 6], diceRule), diceRule),
    v.minLength(1, diceRule),
  ),
  /** In points, before setting aside. */
  turnTotal: band,
  /** Empty for all; ignored for points. */
  situations: v.array(v.picklist(SITUATIONS)),
  /** Between the best option and the best losing one, in points or win probability. */
  gap: band,
  /** Skips forced decisions; in turns the app plays them. */
  noForced: v.boolean(),
  /** Only where the best policies for points and for wins disagree. */
  disagree: v.boolean(),
})
export type Filters = v.InferOutput<typeof filtersSchema>

export function diceFilter(dice: DiceCount): Filters['dice'] {
  return [Math.min(dice, ALL_DICE)] as Filters['dice']
}

export const NO_FILTERS: Filters = {
  dice: [1, 2, 3, 4, 5, 6],
  turnTotal: null,
  situations: [],
  gap: null,
  noForced: true,
  disagree: false,
}

const ruleRule = (): string => farkleTexts.thumb.noHold

/** A rule of thumb as text, which may be one of an earlier version. */
const storedRule = v.pipe(v.string(ruleRule), v.maxLength(200, ruleRule))

/** Why a rule of thumb cannot be drilled; null if it can. */
export function whyNotDrilled(text: string): string | null {
  const read = parseThumbRule(text)
  return read.ok ? null : problemText(read.problems)
}

/** A rule of a link, of this version or an earlier one. */
export const linkedRule = v.pipe(
  storedRule,
  v.check((text) => hasFormula(text) || whyNotDrilled(text) === null, ruleRule),
)

const drilledRule = v.pipe(
  storedRule,
  v.check(
    (text) => whyNotDrilled(text) === null,
    ({ input }) => whyNotDrilled(input)!,
  ),
)

/** The same setup and needs reproduce the session. */
export const drillSetupSchema = v.object({
  goal: v.picklist(GOALS),
  /** Of a drill for wins; two if left out. */
  players: v.optional(v.picklist([2, 3])),
  scope: v.picklist(SCOPES),
  kind: v.picklist(DECISION_KINDS),
  source: sourceSchema,
  /** By frequency in play, or by the player's needs; for cells only. */
  weighting: v.picklist(WEIGHTINGS),
  filters: filtersSchema,
  ...courseFields,
  ...lessonField,
  /** Rule of thumb: asks only decisions it matters for, and checks answers against it. */
  rule: v.optional(drilledRule),
})
export type DrillSetup = v.InferOutput<typeof drillSetupSchema>

/** A setup as stored or linked to by any version. */
export const earlierSetupSchema = v.object({
  ...drillSetupSchema.entries,
  rule: v.optional(storedRule),
})

export const storedSetupSchema = v.object({
  ...earlierSetupSchema.entries,
  scope: v.picklist(KEPT_SCOPES),
})
export type StoredSetup = v.InferOutput<typeof storedSetupSchema>

export const DEFAULT_SETUP: Omit<DrillSetup, 'seed' | 'goal'> = {
  scope: 'turn',
  kind: 'both',
  source: { kind: 'play' },
  weighting: 'needs',
  filters: NO_FILTERS,
  pause: 'always',
  speed: 'none',
  seconds: 180,
  questions: 20,
}
