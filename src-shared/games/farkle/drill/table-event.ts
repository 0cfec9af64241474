import type { DiceCount, Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import type { EventBuffer } from '../../../study/course.ts'

/** The players of a game: the user, and the other one. */
export type Seat = 'you' | 'bot'

/** Something that happened between two questions, in its order, as screens and screen readers tell it. */
export type TableEvent =
  | {
      readonly kind: 'turn'
      readonly own: Points
      readonly opponent: Points
      /** In a game of rounds. */
      readonly round?: number | undefined
      /** The turn total that was taken up from the last turn; missing without one. */
      readonly takes?: Points | undefined
    }
  | {
      readonly kind: 'rolled'
      readonly dice: readonly Face[]
      /** Where the dice are not alike: the kind of each. */
      readonly kinds?: readonly number[] | undefined
    }
  /** `auto`: played by the app, because it was forced or not asked. */
  | {
      readonly kind: 'set-aside'
      readonly dice: readonly Face[]
      readonly kinds?: readonly number[] | undefined
      readonly points: Points
      readonly turnTotal: Points
      /** None after the last roll of a turn. */
      readonly diceLeft: DiceCount
      readonly hotDice: boolean
      readonly auto: boolean
    }
  | {
      readonly kind: 'farkled'
      readonly lost: Points
      readonly penalty: Points
    }
  /** `score` is what is banked now; null in a turn for points, of which no score is known. */
  | {
      readonly kind: 'banked'
      readonly points: Points
      readonly score: Points | null
      readonly auto: boolean
    }
  /** `you` or `bot` has won the game, or both (a tie). */
  | {
      readonly kind: 'game-over'
      readonly winner: Seat | 'both'
      readonly you: Points
      readonly bot: Points
    }

/** The events of a session until they are told. */
export type TableEvents = EventBuffer<TableEvent>

/** Dice that were rolled, as an event. */
export function rolledEvent({ rolled, kinds }: RolledDice): TableEvent {
  return { kind: 'rolled', dice: rolled, ...(kinds && { kinds }) }
}
