import type { Value } from '../../../base/goal.ts'
import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  throwsOf,
  withRoll,
  type TurnEnd,
} from './table.ts'
import type { GameTrack } from './game-track.ts'
import type { FarkleCourse } from './question.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'
import type { DrillSetup } from './setup.ts'
import { rolledEvent, type Seat, type TableEvent, type TableEvents } from './table-event.ts'

/** The setup being played, and the receivers of its events and of the game's value. */
export interface Table {
  readonly kit: StudyKit
  readonly setup: DrillSetup
  readonly events: TableEvents
  /** Where the value of the game is followed; null where it is not. */
  readonly track: GameTrack | null
}

/** Action taken with a roll. */
export interface TakenAction extends PositionAction {
  /**
   * Value of a farkle after this action, for the player to move; null for a bank, or if not
   * tracked.
   */
  readonly afterFarkle: Value | null
  /** Whether the app chose to bank or to roll. */
  readonly auto: boolean
}

/** Decides on a position with dice rolled, and tells what was set aside. */
export type Decide = (position: Position) => FarkleCourse<TakenAction>

type Over = Extract<TurnEnd, { kind: 'over' }>

/** The dice set aside, as an event. */
export function setAsideEvent(
  who: Seat,
  { setAside, kinds, points, turnTotal, diceLeft }: Omit<PositionAction, 'then' | 'node'>,
  rolled: number,
  auto: boolean,
): TableEvent {
  return {
    kind: 'set-aside',
    who,
    dice: setAside,
    ...(kinds && { kinds }),
    points,
    turnTotal,
    diceLeft,
    hotDice: setAside.length === rolled,
    auto,
  }
}

/** Tells that a game is over, seen by the player whose turn ended it, and returns what was told. */
export function tellEnd(
  events: TableEvents,
  who: Seat,
  { own, opponent, winner }: Over,
): Extract<TableEvent, { kind: 'game-over' }> {
  const other = who === 'you' ? 'bot' : 'you'
  const event = {
    kind: 'game-over',
    winner: winner === 'both' ? 'both' : winner === 'own' ? who : other,
    you: who === 'you' ? own : opponent,
    bot: who === 'you' ? opponent : own,
  } as const
  events.add(event)
  return event
}

/** A turn for points comes out of some game of which the player sees nothing else. */
function isScoreShown({ scope, goal }: DrillSetup): boolean {
  return scope === 'game' || goal === 'wins'
}

/** What a roll that scores nothing is worth: where some dice lose, not all farkles are alike. */
export function worthOfFarkle(
  { tableRules, judge }: Pick<StudyKit, 'tableRules' | 'judge'>,
  position: Position,
  dice: RolledDice,
  afterFarkle: Value | null,
): Value | null {
  return tableRules.losingDice.length > 0
    ? judge.judge(withRoll(tableRules, position, dice)).value
    : afterFarkle
}

/** Plays one turn from its start, and tells and tracks what happens. */
export function* playTurn(
  { kit, setup, events, track }: Table,
  who: Seat,
  start: Position,
  random: Random,
  decide: Decide,
): FarkleCourse<TurnEnd> {
  const mover = kitOfMover(kit, start)
  const { tableRules, game } = mover
  const { own, opponent, round, turnTotal: takes } = start
  events.add({
    ...{ kind: 'turn', who, own, opponent },
    ...(round !== undefined && { round }),
    ...(takes > 0 && { takes }),
  })
  let afterFarkle = track?.begins(who, start) ?? null
  const lose = (position: Position, dice: RolledDice | null): TurnEnd => {
    const end = farkleTurn(game, position, dice)
    const left = end.kind === 'passes' ? end.next.opponent : end.own
    // For points alone a farkle scores nothing, as the best play for them reckons.
    const scored = isScoreShown(setup) ? Math.max(0, left - own) : 0
    const lost = position.turnTotal - scored
    events.add({ kind: 'farkled', who, lost, penalty: Math.max(0, own - left) })
    if (scored > 0) events.add({ kind: 'banked', who, points: scored, score: left, auto: true })
    return end
  }
  for (let position = start; ;) {
    const throws = throwsOf(tableRules, position, random)
    throws.forEach((dice) => events.add(rolledEvent(who, dice)))
    const dice = throws.at(-1)!
    const after = afterRoll(tableRules, position, dice)
    if (after.kind === 'wins') {
      track?.won(who, withRoll(tableRules, position, dice))
      return { kind: 'over', own, opponent, winner: 'own' }
    }
    if (after.kind === 'farkle') {
      const end = lose(position, dice)
      track?.farkled(who, position, dice, worthOfFarkle(mover, position, dice, afterFarkle))
      return end
    }
    track?.rolled(who, after.position)
    yield null
    const action = yield* decide(after.position)
    if (action.then === 'bank') {
      const end = bankTurn(game, after.position, action)
      const points = action.turnTotal
      const score = isScoreShown(setup) ? own + points : null
      events.add({ kind: 'banked', who, points, score, auto: action.auto })
      return end
    }
    // The last roll was made, and what it has left may not be banked.
    if (action.diceLeft === 0) {
      return lose({ ...after.position, turnTotal: action.turnTotal }, null)
    }
    afterFarkle = action.afterFarkle
    position = afterAction(tableRules, after.position, action)
  }
}
