import type { DiceCount, Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isLastTurn } from './position-rules.ts'
import { diceCountOf, type Position } from './position.ts'

/** Start of the opponent's turn, seen by the opponent; null if the game is over. */
function passed(rules: RuleSet, position: Position, scored: Points): Position | null {
  const own = position.own + scored
  if (rules.end === 'rounds' ? isLastTurn({ rules }, position) : own >= rules.goal) return null
  const { second = false, round = 1 } = position
  return {
    own: position.opponent,
    opponent: own,
    turnTotal: 0,
    dice: { left: rules.dice },
    ownFarkles: 0,
    opponentFarkles: 0,
    ...(rules.end === 'rounds' && { round: second ? round + 1 : round }),
    ...(rules.end === 'rounds' && !second && { second: true }),
  }
}

/** With a larger minimum for the first bank, offers are only for players who have banked. */
const mayTake = ({ minimumBank, minimumFirstBank }: RuleSet, { own }: Position): boolean =>
  own > 0 || minimumFirstBank <= minimumBank

/** Next position in a game with further state; null if the game is over. */
export function afterFurtherBank(
  rules: RuleSet,
  position: Position,
  total: Points,
  dice: DiceCount,
): Position | null {
  const next = passed(rules, position, total)
  if (!next) return null
  if (rules.beatLastTurn) return { ...next, toBeat: total }
  return rules.buildOnBank && mayTake(rules, next) ? { ...next, offer: { dice, total } } : next
}

export function afterFurtherFarkle(rules: RuleSet, position: Position): Position | null {
  const { turnTotal: total } = position
  const dice = rules.steal === 'allDice' ? rules.dice : diceCountOf(position)
  const next = passed(rules, position, rules.farkleScores ? total : 0)
  const isOffered = total > 0 && rules.steal !== 'nothing'
  return next && isOffered && mayTake(rules, next) ? { ...next, offer: { dice, total } } : next
}
