import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'

/** Dice before a choice: dice left to roll, or a roll to set aside from. */
export type PositionDice = (
  | { readonly left: DiceCount }
  /** 1 to 8 dice in any order. */
  | { readonly rolled: readonly Face[] }
) & {
  /** Only with own dice: kind of each die, as an index into diceKinds. */
  readonly kinds?: readonly number[] | undefined
}

/** Dice and turn total left by the previous turn, which the next turn may take over. */
export interface PositionOffer {
  readonly dice: DiceCount
  readonly total: Points
}

/** State within a turn, seen by the player to move. */
export interface Position {
  readonly own: Points
  /** With a third player: of the next player. */
  readonly opponent: Points
  /** With three players: banked score of the third one, who moves after the next. */
  readonly third?: Points | undefined
  /** Points of this turn, without the dice of the current roll. */
  readonly turnTotal: Points
  readonly dice: PositionDice
  /** Farkles in a row; 0 without a farkle penalty. */
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Under equal turns and rounds: whether the mover has the second seat. */
  readonly second?: boolean | undefined
  /** With a roll limit: rolls that may still follow; default is the maximum. */
  readonly rollsLeft?: number | undefined
  /** With confirmation: points to confirm before the current dice; default 0. */
  readonly owed?: Points | undefined
  /** With a growing bonus: steps by which the next hot dice bonus is larger; default 0. */
  readonly bonuses?: number | undefined
  /** With rounds: from 1; default 1. */
  readonly round?: number | undefined
  /** At the start of a turn: offer of the previous turn; default none. */
  readonly offer?: PositionOffer | undefined
  /** Under beatLastTurn: points of the opponent's last turn; default 0, as after a farkle. */
  readonly toBeat?: Points | undefined
}

export function highestOther({
  opponent,
  third = opponent,
}: Pick<Position, 'opponent' | 'third'>): Points {
  return Math.max(opponent, third)
}

export function diceCountOf({ dice }: Position): DiceCount {
  return 'left' in dice ? dice.left : dice.rolled.length
}

/** Turn state without the turn total. */
export type TurnPart = Pick<Position, 'dice' | 'rollsLeft' | 'owed' | 'bonuses'>

/** Sorts rolled dice by face, equal faces by kind. */
export function inOrder<Dice extends PositionDice>(dice: Dice): Dice {
  const { kinds } = dice
  if ('left' in dice) return kinds ? { ...dice, kinds: kinds.toSorted((a, b) => a - b) } : dice
  const pairs = dice.rolled
    .map((face, i) => ({ face, kind: kinds?.[i] ?? 0 }))
    .sort((a, b) => a.face - b.face || a.kind - b.kind)
  const rolled = pairs.map(({ face }) => face)
  return { ...dice, rolled, ...(kinds && { kinds: pairs.map(({ kind }) => kind) }) }
}

export const FIRST_POSITION: Position = {
  own: 0,
  opponent: 0,
  turnTotal: 0,
  dice: { left: ALL_DICE },
  ownFarkles: 0,
  opponentFarkles: 0,
}

export function firstPosition({ dice }: { readonly dice: DiceCount }): Position {
  return { ...FIRST_POSITION, dice: { left: dice } }
}
