import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  startOfGame,
  startOfWins,
  throwsOf,
  type TurnEnd,
} from './table.ts'
import type { DecisionKind } from './setup.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'

/** Something in played-out games that questions are made of. */
export type Played =
  | { readonly kind: 'turn'; readonly position: Position }
  /** A roll to be decided on, and what was done with it. */
  | { readonly kind: 'decision'; readonly position: Position; readonly action: PositionAction }
  /** A roll that had decided. */
  | { readonly kind: 'decided' }

/** Where a turn begins once its player has taken up what the last one left, or has not. */
function begun({ human }: StudyKit, start: Position, random: Random): Position {
  const { offer, ...afresh } = start
  if (!offer) return start
  if (!human.choose(start, random).takesUp) return afresh
  return { ...afresh, turnTotal: offer.total, dice: { left: offer.dice } }
}

/** Plays one turn and returns how it ended. */
function* playedTurn(kit: StudyKit, start: Position, random: Random): Generator<Played, TurnEnd> {
  const own = kitOfMover(kit, start)
  const { tableRules, game, human } = own
  // Of who rolls other dice nothing is asked.
  const isAsked = own === kit
  const first = begun(own, start, random)
  yield isAsked ? { kind: 'turn', position: first } : { kind: 'decided' }
  for (let position = first; ;) {
    const dice = throwsOf(tableRules, position, random).at(-1)!
    const after = afterRoll(tableRules, position, dice)
    if (after.kind !== 'decide') {
      yield { kind: 'decided' }
      if (after.kind === 'farkle') return farkleTurn(game, position, dice)
      return { kind: 'over', own: position.own, opponent: position.opponent, winner: 'own' }
    }
    const action = human.choose(after.position, random)
    yield isAsked ? { kind: 'decision', position: after.position, action } : { kind: 'decided' }
    if (action.then === 'bank') return bankTurn(game, after.position, action)
    // The last roll was made, and what it has left may not be banked.
    if (action.diceLeft === 0)
      return farkleTurn(game, { ...after.position, turnTotal: action.turnTotal }, null)
    position = afterAction(tableRules, after.position, action)
  }
}

/** The start of the turn after one: the other player's or, for points, the same player's. */
function nextTurn({ goal, rules }: StudyKit, end: TurnEnd): Position {
  if (goal === 'wins') return end.kind === 'over' ? startOfWins(rules) : end.next
  if (end.kind === 'over') return startOfGame(rules)
  const { opponent: own, opponentFarkles: ownFarkles } = end.next
  return own >= rules.goal ? startOfGame(rules) : { ...startOfGame(rules), own, ownFarkles }
}

/**
 * Games played out one after another without an end: by two human-like players or, for points, by one
 * whose opponent never moves.
 */
export function* playedGames(kit: StudyKit, random: Random): Generator<Played, never> {
  const start = kit.goal === 'wins' ? startOfWins : startOfGame
  for (let position = start(kit.rules); ;) {
    position = nextTurn(kit, yield* playedTurn(kit, position, random))
  }
}

/**
 * The position a decision is asked about: the roll or, for bank or roll alone, the position after
 * setting the dice aside; null where nothing can be rolled then.
 */
export function askedPosition(
  rules: RuleSet,
  kind: DecisionKind,
  { position, action }: Extract<Played, { kind: 'decision' }>,
): Position | null {
  if (kind !== 'roll-or-bank') return position
  return action.diceLeft === 0 ? null : afterAction(rules, position, action)
}
