import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import { firstPosition, type Position } from '../analysis/position.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  startOfWins,
  throwsOf,
  type TurnEnd,
} from './table.ts'
import type { DecisionKind } from './setup.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'

export type PlayedStep =
  | { readonly kind: 'turn'; readonly position: Position }
  | { readonly kind: 'decision'; readonly position: Position; readonly action: PositionAction }
  | { readonly kind: 'decided' }

/** Start of a turn after accepting or declining the offer. */
function begun({ human }: StudyKit, start: Position, random: Random): Position {
  const { offer, ...afresh } = start
  if (!offer) return start
  if (!human.choose(start, random).takesUp) return afresh
  return { ...afresh, turnTotal: offer.total, dice: { left: offer.dice } }
}

function* playedTurn(
  kit: StudyKit,
  start: Position,
  random: Random,
): Generator<PlayedStep, TurnEnd> {
  const own = kitOfMover(kit, start)
  const { tableRules, game, human } = own
  // A player with other dice is not asked.
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
    // After the last roll, points that may not be banked are lost.
    if (action.diceLeft === 0)
      return farkleTurn(game, { ...after.position, turnTotal: action.turnTotal }, null)
    position = afterAction(tableRules, after.position, action)
  }
}

/** For wins the opponent's turn, for points the same player's. */
function nextTurn({ goal, rules, players }: StudyKit, end: TurnEnd): Position {
  if (goal === 'wins') return end.kind === 'over' ? startOfWins(rules, players) : end.next
  if (end.kind === 'over') return firstPosition(rules)
  const { opponent: own, opponentFarkles: ownFarkles } = end.next
  return own >= rules.goal ? firstPosition(rules) : { ...firstPosition(rules), own, ownFarkles }
}

/** Endless simulated games of human-like players; for points the opponent never moves. */
export function* playedGames(kit: StudyKit, random: Random): Generator<PlayedStep, never> {
  const { goal, rules, players } = kit
  const start = goal === 'wins' ? startOfWins(rules, players) : firstPosition(rules)
  for (let position = start; ;) position = nextTurn(kit, yield* playedTurn(kit, position, random))
}

/** null if no dice are left. */
export function askedPosition(
  rules: RuleSet,
  kind: DecisionKind,
  { position, action }: Extract<PlayedStep, { kind: 'decision' }>,
): Position | null {
  if (kind !== 'roll-or-bank') return position
  return action.diceLeft === 0 ? null : afterAction(rules, position, action)
}
