import * as v from 'valibot'
import { GOALS } from '../../../base/goal.ts'
import { courseFields, lessonField, sourceSchema, WEIGHTINGS } from '../../../study/setup.ts'
import { ALL_DICE, type DiceCount } from '../../../base/units.ts'
import { parseThumbRule } from '../input/thumb-words.ts'
import { farkleTexts } from '../texts/texts.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'

/** One decision again and again, or whole turns. */
export const SCOPES = ['cell', 'turn'] as const
/** Of sessions that were kept: whole games, too. */
const KEPT_SCOPES = [...SCOPES, 'game'] as const

/** Decisions asked: bank or roll only, which dice to set aside only, or both at once. */
export const DECISION_KINDS = ['roll-or-bank', 'set-aside', 'both'] as const
export type DecisionKind = (typeof DECISION_KINDS)[number]

/** Where a game stands, in one word; points alone know only `any`. See situationOf. */
export const SITUATIONS = ['any', 'level', 'ahead', 'behind', 'endgame', 'opponent-close'] as const
export type Situation = (typeof SITUATIONS)[number]

/** In points; no turn total that is asked for is larger. */
export const MAX_AMOUNT = 1_000_000

const amountRule = (): string => texts.contract.drill.bound(grouped(MAX_AMOUNT))
const amount = v.pipe(
  v.number(amountRule),
  v.finite(amountRule),
  v.minValue(0, amountRule),
  v.maxValue(MAX_AMOUNT, amountRule),
)

/** From (inclusive) to (exclusive); null is without end. */
const band = v.nullable(v.object({ from: amount, to: v.nullable(amount) }))

const diceRule = (): string => texts.contract.drill.dice

/** Which decisions are asked; every one of these must hold. */
export const filtersSchema = v.object({
  /** Dice left to roll or, where dice were rolled, dice rolled; see diceFilter. */
  dice: v.pipe(
    v.array(v.picklist([1, 2, 3, 4, 5, 6], diceRule), diceRule),
    v.minLength(1, diceRule),
  ),
  /** In points; of the position as it is asked, before dice are set aside. */
  turnTotal: band,
  /** Empty for all. Has no meaning for points. */
  situations: v.array(v.picklist(SITUATIONS)),
  /** Between the best option and the best of those that lose; points, or win probability. */
  gap: band,
  /** Leaves out what cannot be done wrong; in turns it is played by the app. */
  noForced: v.boolean(),
  /** Only where the best for points loses wins, or the other way round. */
  disagree: v.boolean(),
})
export type Filters = v.InferOutput<typeof filtersSchema>

/** The number of dice that a filter asks for; 6 is for all larger rolls as well. */
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

/** A rule of thumb that a drill is about, as its text; see thumbText. */
export const drilledRule = v.pipe(
  v.string(ruleRule),
  v.maxLength(200, ruleRule),
  v.check((text) => parseThumbRule(text).ok, ruleRule),
)

/** Everything that makes a session what it is: the same setup and needs give the same session. */
export const drillSetupSchema = v.object({
  goal: v.picklist(GOALS),
  scope: v.picklist(SCOPES),
  kind: v.picklist(DECISION_KINDS),
  source: sourceSchema,
  /** As play brings them, or by what this player needs. Counts for cells only. */
  weighting: v.picklist(WEIGHTINGS),
  filters: filtersSchema,
  ...courseFields,
  ...lessonField,
  /** Single decisions in which its numbers decide are asked, and answers are held against it, too. */
  rule: v.optional(drilledRule),
})
export type DrillSetup = v.InferOutput<typeof drillSetupSchema>

/** The setup of a session that was kept. */
export const keptSetupSchema = v.object({
  ...drillSetupSchema.entries,
  scope: v.picklist(KEPT_SCOPES),
})
export type KeptSetup = v.InferOutput<typeof keptSetupSchema>

/** Default setup of a new user; the caller adds the seed. */
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
