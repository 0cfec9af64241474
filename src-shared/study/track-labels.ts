import type { DiceCount, Points } from '../base/units.ts'
import type { Face } from '../dice/multiset.ts'
import type { Action } from '../farkle/analysis/actions.ts'
import { diceWords, PLAIN_WRITING } from '../farkle/analysis/analysis-words.ts'
import type { Seat } from './table-event.ts'

/** What players are called. */
export const SEAT_NAMES: Readonly<Record<Seat, string>> = { you: 'You', bot: 'Bot' }

/** Faces as they are written in one breath: "1 1 3 4". */
const inARow = (dice: readonly Face[]): string => dice.toSorted((a, b) => a - b).join(' ')

/** "You rolled 1 1 3 with 3 dice". */
export function rolledLabel(who: Seat, dice: readonly Face[]): string {
  return `${SEAT_NAMES[who]} rolled ${inARow(dice)} with ${diceWords(dice.length)}`
}

/** "Bot farkled with 2 dice and 450 at stake". */
export function farkledLabel(
  who: Seat,
  dice: readonly Face[],
  count: DiceCount,
  turnTotal: Points,
): string {
  const stake = turnTotal > 0 ? ` and ${PLAIN_WRITING.points(turnTotal)} at stake` : ''
  return `${SEAT_NAMES[who]} farkled with ${diceWords(count)}${stake}: ${inARow(dice)}`
}

/** "You set aside 1 1 and banked 350". */
export function choseLabel(
  who: Seat,
  {
    setAside,
    then,
    turnTotal,
    diceLeft,
  }: Pick<Action, 'setAside' | 'then' | 'turnTotal' | 'diceLeft'>,
): string {
  const dice = setAside.length === 0 ? '' : `set aside ${inARow(setAside)} and `
  const deed =
    then === 'bank' ? `banked ${PLAIN_WRITING.points(turnTotal)}` : `rolled ${diceWords(diceLeft)}`
  return `${SEAT_NAMES[who]} ${dice}${deed}`
}
