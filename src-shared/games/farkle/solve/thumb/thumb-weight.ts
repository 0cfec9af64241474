import type { DiceCount, Points } from '../../../../base/units.ts'
import { leastBank, type RuleSet } from '../../rules/rule-set.ts'
import {
  columnAt,
  entryFor,
  farklesWorth,
  nearOf,
  rollValue,
  type ThumbRule,
} from './thumb-rule.ts'

export interface ThumbStanding {
  readonly own: Points
  readonly opponent: Points
  readonly ownFarkles: number
}

/**
 * Reason of a decision: `goal` is banked; `lead` at the goal is too small; `all-dice` are rolled;
 * `value` decides; below the `minimum`; the dice are `not-yet` bankable; `go-for-it`; or
 * `nearly-there`.
 */
export type ThumbReason =
  'goal' | 'lead' | 'all-dice' | 'value' | 'minimum' | 'not-yet' | 'go-for-it' | 'nearly-there'

/** A rule's evaluation of dice set aside. */
export interface ThumbWeight {
  /** The value of rolling, in points; null if not needed. */
  readonly value: Points | null
  readonly rolls: boolean
  readonly why: ThumbReason
  /** Compared before `sum`: 1 for a bank of the goal, 2 for all dice at an answered goal. */
  readonly rank: 0 | 1 | 2
  /** The turn total, plus the value if rolled. */
  readonly sum: Points
}

/** Evaluates a turn total as ThumbRule says; `bankable`: whether the dice allow a bank. */
export function thumbWeight(
  rule: ThumbRule,
  rules: RuleSet,
  { own, opponent, ownFarkles }: ThumbStanding,
  turnTotal: Points,
  diceLeft: DiceCount,
  bankable = true,
): ThumbWeight {
  const { goal, dice: allDice } = rules
  const reaches = own + turnTotal >= goal
  const lead = rules.end === 'immediate' ? 0 : entryFor(rule.lead, Math.min(diceLeft, allDice - 1))
  const least = leastBank(rules, own)
  const enough = Math.max(goal - own, opponent + lead - own, least)
  if (bankable && turnTotal >= enough) {
    return { value: null, rolls: false, why: 'goal', rank: 1, sum: turnTotal }
  }
  if (diceLeft === allDice) {
    const rank = reaches && rules.end !== 'immediate' ? 2 : 0
    return { value: null, rolls: true, why: 'all-dice', rank, sum: Infinity }
  }
  const { columns, divisor } = rule
  const hold = entryFor(columns.holds[columnAt(columns, own, opponent, goal - opponent)]!, diceLeft)
  // Points beyond a certain bank do not count.
  const counted = Math.min(turnTotal, enough)
  const value = rollValue(hold, divisor, counted, farklesWorth(rule, ownFarkles))
  const goes =
    own + opponent >= (rule.together ?? Infinity) ||
    own >= (entryFor(rule.goOwn, diceLeft) ?? Infinity) ||
    opponent >= (entryFor(rule.goOpponent, diceLeft) ?? Infinity)
  const near = diceLeft >= 2 && goal - own - turnTotal <= nearOf(rule, diceLeft, opponent)
  const why = ((): ThumbReason => {
    if (!bankable) return 'not-yet'
    if (value > 0) return 'value'
    if (reaches) return 'lead'
    if (turnTotal < least) return 'minimum'
    return goes ? 'go-for-it' : near ? 'nearly-there' : 'value'
  })()
  const rolls = why !== 'value' || value > 0
  return { value, rolls, why, rank: 0, sum: rolls ? counted + value : counted }
}
