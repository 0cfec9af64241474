import type { DiceCount, Points } from '../../../../base/units.ts'
import { leastBank, type RuleSet } from '../../rules/rule-set.ts'
import {
  entryFor,
  farklesWorth,
  holdOf,
  holdsAt,
  nearOf,
  rollValue,
  scoreTerm,
  scoreWorth,
  type ThumbRule,
} from './thumb-rule.ts'

/** Where a turn stands for who plays by a rule of thumb; banked scores, and own farkles in a row. */
export interface ThumbStanding {
  readonly own: Points
  readonly opponent: Points
  readonly ownFarkles: number
}

/**
 * What decides: the goal is reached; it is reached, but led by too little where the other one has a turn
 * left; all dice are rolled again; the value; or it may not be banked, for it is too little or the dice do
 * not allow it yet, goes for the goal, or is nearly there, whatever the value.
 */
export type ThumbReason =
  'goal' | 'lead' | 'all-dice' | 'value' | 'minimum' | 'not-yet' | 'go-for-it' | 'nearly-there'

/** What a rule of thumb makes of dice set aside. */
export interface ThumbWeight {
  /** The value of rolling, in points; null where it is not asked for. */
  readonly value: Points | null
  readonly rolls: boolean
  readonly why: ThumbReason
  /**
   * What is taken before all else, whatever the sums: 1 for a bank of the goal; 2 for all dice at the goal
   * where that is answered; 0 for neither.
   */
  readonly rank: 0 | 1 | 2
  /** The turn total, and the value where one rolls on. */
  readonly sum: Points
}

/**
 * Weighs a turn total and the dice left, in a turn that is not the last, as ThumbRule says. `bankable`:
 * whether the dice allow a bank, if the total is enough.
 */
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
  const s = scoreTerm(rule, own, opponent, goal - opponent)
  const worth = scoreWorth(rule, diceLeft, s) + farklesWorth(rule, ownFarkles)
  const hold = holdOf(holdsAt(rule, own, opponent, goal - opponent), diceLeft)
  // Points beyond what is banked in any case count for nothing.
  const counted = Math.min(turnTotal, enough)
  const value = rollValue(rule, hold, entryFor(rule.divisor, diceLeft), counted, worth)
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
