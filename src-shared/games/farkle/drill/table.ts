import type { Goal } from '../../../base/goal.ts'
import { ALL_DICE, type Points } from '../../../base/units.ts'
import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import { diceCountOf, firstPosition, inOrder, type Position } from '../analysis/position.ts'
import {
  rollsLeftOf,
  shownFaces,
  throwDice,
  turnWalk,
  type RolledDice,
} from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import { afterFarkle, afterTaking } from '../solve/win/win-states.ts'

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

/** A position whose dice have been rolled: as many of them, in any order, and of the same kinds. */
export function withRoll(rules: RuleSet, position: Position, dice: RolledDice): Position {
  const rolled = { ...position, dice: inOrder(dice) }
  if (rules.maxRolls === 0) return rolled
  return { ...rolled, rollsLeft: rollsLeftOf(rules, position) - 1 }
}

/** Result of rolling the dice left at a position. */
export function afterRoll(rules: RuleSet, position: Position, dice: RolledDice): AfterRoll {
  if (winsAtOnce(rules, shownFaces(rules, dice))) return { kind: 'wins' }
  const rolled = withRoll(rules, position, dice)
  const { nodeOf, choices } = turnWalk(rules)
  const node = nodeOf(rolled)
  if (node === null) throw new Error('no turn comes to the dice that were rolled')
  return choices(node, dice).length === 0
    ? { kind: 'farkle' }
    : { kind: 'decide', position: rolled }
}

/**
 * Rolls the dice left at a position: the roll that counts comes last, after those of a last die that
 * may be rolled several times to score.
 */
export function throwsOf(rules: RuleSet, position: Position, random: Random): RolledDice[] {
  const throws = [throwDice(rules, position, random)]
  const tries = diceCountOf(position) === 1 ? rules.lastDieRolls : 1
  while (throws.length < tries && afterRoll(rules, position, throws.at(-1)!).kind === 'farkle') {
    throws.push(throwDice(rules, position, random))
  }
  return throws
}

/**
 * The position once the dice of an action are set aside, with others left to roll; for a bank see
 * bankTurn, and after the last roll there is none.
 */
export function afterAction(
  rules: RuleSet,
  position: Position,
  { turnTotal, node }: Pick<PositionAction, 'turnTotal' | 'node'>,
): Position {
  return { ...position, turnTotal, ...turnWalk(rules).partAt(node) }
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
  const row = Math.round(position.turnTotal / game.model.grid)
  const after = game.farkleTakes
    ? afterTaking(game, steps, row)
    : afterFarkle(game, steps, position.ownFarkles)
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
