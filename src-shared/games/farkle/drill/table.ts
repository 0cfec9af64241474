import type { Goal } from '../../../base/goal.ts'
import { ALL_DICE, type Points } from '../../../base/units.ts'
import { facesOf, multisetOf, type Face } from '../../../dice/multiset.ts'
import type { Action } from '../analysis/actions.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import { firstPosition, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import { afterFarkle } from '../solve/win/win-states.ts'
import { knownSetAsides } from './known-set-asides.ts'

/** Result of a roll: a decision of the player to move, or the end of the turn or game. */
export type AfterRoll =
  | { readonly kind: 'decide'; readonly position: Position }
  | { readonly kind: 'farkle' }
  /** Six of a kind, where that wins. */
  | { readonly kind: 'wins' }

/** How a turn ended. Scores of `over` are seen by the player whose turn it was. */
export type TurnEnd =
  /** `next` is seen by the other player, at the start of a turn; `penalty` is what a farkle took. */
  | { readonly kind: 'passes'; readonly next: Position; readonly penalty: Points }
  | {
      readonly kind: 'over'
      readonly own: Points
      readonly opponent: Points
      readonly winner: 'own' | 'opponent' | 'both'
    }

/** Rules as a table plays them for a goal: no throw wins at once where points are played for. */
export function rulesAtTable(rules: RuleSet, goal: Goal): RuleSet {
  return goal === 'points' ? { ...rules, sixOfAKindWins: false, winningDice: [] } : rules
}

/** The position at the start of a game. */
export function startOfGame(rules: Pick<RuleSet, 'dice'> = { dice: ALL_DICE }): Position {
  return firstPosition(rules)
}

/** Result of rolling the dice left at a position; `rolled` must be as many dice, in any order. */
export function afterRoll(rules: RuleSet, position: Position, rolled: readonly Face[]): AfterRoll {
  const roll = multisetOf(rolled)
  if (winsAtOnce(rules, roll)) return { kind: 'wins' }
  if (knownSetAsides(rules, roll).length === 0) return { kind: 'farkle' }
  return { kind: 'decide', position: { ...position, dice: { rolled: facesOf(roll) } } }
}

/** The position once the dice of an action are set aside; for a bank see bankTurn. */
export function afterAction(
  position: Position,
  { turnTotal, diceLeft }: Pick<Action, 'turnTotal' | 'diceLeft'>,
): Position {
  return { ...position, turnTotal, dice: { left: diceLeft } }
}

/** The start of the other player's turn, seen by that player. */
function passed(
  { dice, end }: RuleSet,
  position: Position,
  own: Points,
  ownFarkles: number,
): Position {
  const second = end === 'equalTurns' && !position.second
  return {
    own: position.opponent,
    opponent: own,
    turnTotal: 0,
    dice: { left: dice },
    ownFarkles: position.opponentFarkles,
    opponentFarkles: ownFarkles,
    ...(second && { second }),
  }
}

/** Result of banking a turn total, which must be allowed. */
export function bankTurn(game: WinGame, position: Position, turnTotal: Points): TurnEnd {
  const { rules } = game
  const { opponent } = position
  const own = position.own + turnTotal
  if (isLastTurn(game, position)) {
    const winner = own > opponent ? 'own' : own === opponent ? 'both' : 'opponent'
    return { kind: 'over', own, opponent, winner }
  }
  const ends = rules.end === 'immediate' || (rules.end === 'equalTurns' && position.second)
  if (own >= rules.goal && ends) {
    return { kind: 'over', own, opponent, winner: 'own' }
  }
  return { kind: 'passes', next: passed(rules, position, own, 0), penalty: 0 }
}

/** Result of a farkle: the turn passes, perhaps with a penalty, or the last turn is lost. */
export function farkleTurn(game: WinGame, position: Position): TurnEnd {
  const steps = Math.round(position.own / game.grid)
  const after = afterFarkle(game, steps, position.ownFarkles)
  const own = after.own * game.grid
  if (isLastTurn(game, position)) {
    return { kind: 'over', own, opponent: position.opponent, winner: 'opponent' }
  }
  return {
    kind: 'passes',
    next: passed(game.rules, position, own, after.farkles),
    penalty: position.own - own,
  }
}
