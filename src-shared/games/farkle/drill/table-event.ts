import type { DiceCount, Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import type { EventBuffer } from '../../../study/course.ts'

export type Seat = 'you' | 'bot'

export type TableEvent =
  | {
      readonly kind: 'turn'
      readonly own: Points
      readonly opponent: Points
      readonly third?: Points | undefined
      readonly round?: number | undefined
      /** Turn total taken over from the previous turn. */
      readonly takes?: Points | undefined
      /** Turn total of a turn that begins amid play. */
      readonly holds?: Points | undefined
    }
  | {
      readonly kind: 'rolled'
      readonly dice: readonly Face[]
      readonly kinds?: readonly number[] | undefined
    }
  /** `auto`: played by the app, because it was forced or not asked. */
  | {
      readonly kind: 'set-aside'
      readonly dice: readonly Face[]
      readonly kinds?: readonly number[] | undefined
      readonly points: Points
      readonly turnTotal: Points
      readonly diceLeft: DiceCount
      readonly hotDice: boolean
      readonly auto: boolean
    }
  | { readonly kind: 'farkled'; readonly lost: Points; readonly penalty: Points }
  /** `score`: new banked score; null for points. */
  | {
      readonly kind: 'banked'
      readonly points: Points
      readonly score: Points | null
      readonly auto: boolean
    }
  /** `both` is a tie. */
  | {
      readonly kind: 'game-over'
      readonly winner: Seat | 'both'
      readonly you: Points
      readonly bot: Points
    }

export type TableEvents = EventBuffer<TableEvent>

export function rolledEvent({ rolled, kinds }: RolledDice): TableEvent {
  return { kind: 'rolled', dice: rolled, ...(kinds && { kinds }) }
}
