import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import { afterAction, afterRoll, bankTurn, farkleTurn, throwsOf, type TurnEnd } from './table.ts'
import type { FarkleCourse } from './question.ts'
import type { StudyKit } from './study-kit.ts'
import type { DrillSetup } from './setup.ts'
import { rolledEvent, type TableEvent, type TableEvents } from './table-event.ts'

export interface Table {
  readonly kit: StudyKit
  readonly setup: DrillSetup
  readonly events: TableEvents
}

export interface TakenAction extends PositionAction {
  /** True if the app chose to bank or roll. */
  readonly auto: boolean
}

export function setAsideEvent(
  { setAside, kinds, points, turnTotal, diceLeft }: Omit<PositionAction, 'then' | 'node'>,
  rolled: number,
  auto: boolean,
): TableEvent {
  return {
    kind: 'set-aside',
    dice: setAside,
    points,
    turnTotal,
    diceLeft,
    auto,
    ...(kinds && { kinds }),
    hotDice: setAside.length === rolled,
  }
}

/** `isAmid`: the turn begins with a decision at `start`. */
export function* playTurn(
  { kit, events }: Table,
  start: Position,
  random: Random,
  decide: (position: Position) => FarkleCourse<TakenAction>,
  isAmid = false,
): FarkleCourse<TurnEnd> {
  const { tableRules, game, goal } = kit
  const { own, opponent, third, round, turnTotal } = start
  // For points, the rest of the game is not shown.
  const isScoreShown = goal === 'wins'
  events.add({
    kind: 'turn',
    own,
    opponent,
    ...(third !== undefined && { third }),
    ...(round !== undefined && { round }),
    ...(turnTotal > 0 && { [isAmid ? 'holds' : 'takes']: turnTotal }),
  })
  const lose = (position: Position, dice: RolledDice | null): TurnEnd => {
    const end = farkleTurn(game, position, dice)
    const left = end.kind === 'passes' ? (end.next.third ?? end.next.opponent) : end.own
    // For points a farkle scores nothing, as in the policy for points.
    const scored = isScoreShown ? Math.max(0, left - own) : 0
    const lost = position.turnTotal - scored
    events.add({ kind: 'farkled', lost, penalty: Math.max(0, own - left) })
    if (scored > 0) events.add({ kind: 'banked', points: scored, score: left, auto: true })
    return end
  }
  const ended = (at: Position, action: TakenAction): TurnEnd | null => {
    const { then, turnTotal: points, diceLeft, auto } = action
    if (then === 'bank') {
      const end = bankTurn(game, at, action)
      events.add({ kind: 'banked', points, score: isScoreShown ? own + points : null, auto })
      return end
    }
    // After the last roll, points that may not be banked are lost.
    return diceLeft === 0 ? lose({ ...at, turnTotal: points }, null) : null
  }
  const goesOn = (at: Position, action: TakenAction): Position =>
    'left' in at.dice ? at : afterAction(tableRules, at, action)
  let position = start
  if (isAmid) {
    if ('rolled' in start.dice) events.add(rolledEvent(start.dice))
    const action = yield* decide(start)
    const end = ended(start, action)
    if (end) return end
    position = goesOn(start, action)
  }
  for (;;) {
    const throws = throwsOf(tableRules, position, random)
    throws.forEach((dice) => events.add(rolledEvent(dice)))
    const dice = throws.at(-1)!
    const after = afterRoll(tableRules, position, dice)
    if (after.kind === 'wins') return { kind: 'over', own, opponent, winner: 'own' }
    if (after.kind === 'farkle') return lose(position, dice)
    yield null
    const action = yield* decide(after.position)
    const end = ended(after.position, action)
    if (end) return end
    position = goesOn(after.position, action)
  }
}
