import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'

/**
 * Dice that a player is about to decide on: how many to roll, or which of the rolled ones to set
 * aside.
 */
export type PositionDice = (
  | { readonly left: DiceCount }
  /** One to eight dice, in any order. */
  | { readonly rolled: readonly Face[] }
) & {
  /** Where the dice are not alike: the kind of each, by its place among diceKinds. */
  readonly kinds?: readonly number[] | undefined
}

/** Dice and a turn total that the last turn left, and a turn may begin with. */
export interface PositionOffer {
  readonly dice: DiceCount
  readonly total: Points
}

/** Where a two-player game stands in the middle of a turn, seen by the player to move. */
export interface Position {
  /** Banked by the player to move, and by the other one, in points. */
  readonly own: Points
  readonly opponent: Points
  /** Made in this turn and not yet banked; before the dice that were rolled are set aside. */
  readonly turnTotal: Points
  readonly dice: PositionDice
  /** Farkles in a row; 0 under rules without a penalty. */
  readonly ownFarkles: number
  readonly opponentFarkles: number
  /** Under equal turns and in a game of rounds: whether the player to move is the one who moved second. */
  readonly second?: boolean | undefined
  /** Under a limit of rolls: those that may follow what is on the table; as many as can be, if not told. */
  readonly rollsLeft?: number | undefined
  /** Under a confirmation: points that the turn had to make before these dice; none, if not told. */
  readonly owed?: Points | undefined
  /** Under a bonus that grows: by how many bonuses the next one is larger; none, if not told. */
  readonly bonuses?: number | undefined
  /** In a game of rounds: the round of this turn, from 1; the first one, if not told. */
  readonly round?: number | undefined
  /** At the start of a turn: what it may take up instead of all dice and nothing; nothing, if not told. */
  readonly offer?: PositionOffer | undefined
  /** Where a turn must beat the other's last one: what that made; nothing, if not told, as after a farkle. */
  readonly toBeat?: Points | undefined
}

/** How many dice a position is about: left to roll, or just rolled. */
export function diceCountOf({ dice }: Position): DiceCount {
  return 'left' in dice ? dice.left : dice.rolled.length
}

/** What of a position says where its turn is, beside the turn total. */
export type TurnPart = Pick<Position, 'dice' | 'rollsLeft' | 'owed' | 'bonuses'>

/** The same dice, those rolled ascending, and equal faces by their kind. */
export function inOrder<Dice extends PositionDice>(dice: Dice): Dice {
  const { kinds } = dice
  if ('left' in dice) return kinds ? { ...dice, kinds: kinds.toSorted((a, b) => a - b) } : dice
  const pairs = dice.rolled
    .map((face, i) => ({ face, kind: kinds?.[i] ?? 0 }))
    .sort((a, b) => a.face - b.face || a.kind - b.kind)
  const rolled = pairs.map(({ face }) => face)
  return { ...dice, rolled, ...(kinds && { kinds: pairs.map(({ kind }) => kind) }) }
}

/** The position at the start of a game with six dice. */
export const FIRST_POSITION: Position = {
  own: 0,
  opponent: 0,
  turnTotal: 0,
  dice: { left: ALL_DICE },
  ownFarkles: 0,
  opponentFarkles: 0,
}

/** The position at the start of a game. */
export function firstPosition({ dice }: { readonly dice: DiceCount }): Position {
  return { ...FIRST_POSITION, dice: { left: dice } }
}
