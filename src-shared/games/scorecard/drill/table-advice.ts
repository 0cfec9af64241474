import type { Probability, Value } from '../../../base/units.ts'
import { ranked } from '../../../study/grade.ts'
import type { PaperCard } from '../analysis/paper-card.ts'
import type { WinBasis } from '../analysis/win-turns.ts'
import type { ScorecardPosition } from './position.ts'
import { makeScorecardQuestion, type ScorecardKit, type ScorecardOption } from './question.ts'
import { chanceOf, playersCard } from './win-review.ts'

export interface AdvisedOption {
  /** As ranked for points. */
  readonly option: ScorecardOption
  /** Chance to win, a tie half, or with the basis `points` the expected final score. */
  readonly value: Value
  readonly loss: Value
}

export interface TableAdvice {
  readonly basis: WinBasis | 'points'
  /** Best first. */
  readonly options: readonly AdvisedOption[]
  /** Chance of the player to move to win, before the turn; null with the basis `points`. */
  readonly win: Probability | null
}

/** Chances closer than this are equal up to rounding. */
const TIE = 1e-9

/**
 * What to do at the table: to win against one other player, whose card is `other`, as soon as the
 * chances are known (see WinTurns); else for most points.
 */
export function tableAdvice(
  kit: ScorecardKit,
  position: ScorecardPosition,
  other: PaperCard | null,
): TableAdvice {
  const { rules, toWin } = kit
  const { options } = makeScorecardQuestion(kit, position)
  const found = other && toWin?.of(playersCard(rules, position.card), playersCard(rules, other))
  if (!found) {
    const forPoints = options.map((option) => ({
      option,
      value: option.expected,
      loss: option.loss,
    }))
    return { basis: 'points', options: forPoints, win: null }
  }
  const { basis, turn } = found
  const chances = options
    .map((option) => ({ option, value: chanceOf(turn, rules, position, option) }))
    .sort((a, b) => b.value - a.value)
  return { basis, options: ranked(chances, ({ value }) => value, TIE), win: turn.chance }
}
