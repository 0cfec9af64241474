import type { Goal, Probability, Value } from '../../../base/units.ts'
import { ranked } from '../../../study/grade.ts'
import { scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import { areLastRounds } from '../solve/versus/last-rounds.ts'
import type { ScorecardPosition } from './position.ts'
import { makeScorecardQuestion, type ScorecardKit, type ScorecardOption } from './question.ts'
import { chanceOf, playersCard } from './win-review.ts'

export interface AdvisedOption {
  /** As ranked for points. */
  readonly option: ScorecardOption
  /** Chance to win, a tie half, or expected final score, by the goal of the advice. */
  readonly value: Value
  readonly loss: Value
}

export interface TableAdvice {
  readonly goal: Goal
  /** Best first. */
  readonly options: readonly AdvisedOption[]
  /** Chance of the player to move to win, before the turn; null where it is not known. */
  readonly win: Probability | null
}

/** Chances closer than this are equal up to rounding. */
const TIE = 1e-9

/**
 * What to do at the table: to win in the last rounds against one other player, whose card is
 * `other`; else for most points. A play to win in earlier rounds belongs here.
 */
export function tableAdvice(
  kit: ScorecardKit,
  position: ScorecardPosition,
  other: PaperCard | null,
): TableAdvice {
  const { rules, rounds } = kit
  const { options } = makeScorecardQuestion(kit, position)
  const forPoints = options.map((option) => ({
    ...{ option, value: option.expected, loss: option.loss },
  }))
  const isLast =
    other && areLastRounds(rules, scorecardOf(rules, position.card), scorecardOf(rules, other))
  if (!rounds || !isLast) return { goal: 'points', options: forPoints, win: null }
  const turn = rounds.turn(playersCard(rules, position.card), playersCard(rules, other))
  const found = options
    .map((option) => ({ option, value: chanceOf(turn, rules, position, option) }))
    .sort((a, b) => b.value - a.value)
  return { goal: 'wins', options: ranked(found, ({ value }) => value, TIE), win: turn.chance }
}
