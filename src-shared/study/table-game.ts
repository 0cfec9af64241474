import * as v from 'valibot'
import { rollDice, seededRandom } from '../dice/random.ts'
import { FACES, type Face } from '../dice/multiset.ts'
import { time, whole } from '../schemas/numbers.ts'

/** When the best play is shown: never, after costly choices, before every choice. */
export const COACHES = ['off', 'blunders', 'always'] as const

/** Most dice that any game throws at once. */
const MAX_DICE = 8
const MAX_PLAYERS = 6

export const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(MAX_DICE))

/** Way to play of the app's player; null for a person. */
export const botOf = <const Bots extends readonly string[]>(bots: Bots) =>
  v.nullable(v.picklist(bots))

/** Fields of a game of any kind that goes on at the table, besides its rules and moves. */
export const tableEntries = <const Bots extends readonly string[]>(bots: Bots) => ({
  players: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.maxLength(60)), bot: botOf(bots) })),
    v.minLength(1),
    v.maxLength(MAX_PLAYERS),
  ),
  /** Of the dice that the app throws; null for real dice. */
  seed: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  coach: v.picklist(COACHES),
  began: time,
  /** Real dice of the present throw that were typed in; null without any. */
  rolled: v.nullable(faces),
  /** How many decisions were taken back. */
  takenBack: whole(0, 100_000),
  /** Place of the player whose decisions count in Progress; null where none do. */
  counted: v.optional(v.nullable(whole(0, MAX_PLAYERS - 1)), null),
  /** The decisions that were taken back, which do not count when they are made again. */
  retaken: v.optional(
    v.array(v.object({ turn: whole(1, 100_000), thrown: whole(1, 100_000) })),
    [],
  ),
})

/** Requests that keep and give back the game of a kind that goes on. */
export const keptTable = <Game extends v.GenericSchema>(game: Game) => ({
  /** Keeps the game that goes on; null forgets it. */
  keep: { params: v.object({ game: v.nullable(game) }), answer: v.object({}) },
  /** `isUnfit`: there was a game that its rules do not allow; it has been put aside. */
  kept: {
    params: v.object({}),
    answer: v.object({ game: v.nullable(game), isUnfit: v.boolean() }),
  },
})

/** As much of a game at the table as is common to all games. */
export interface TableGameData {
  readonly rules: { readonly name: string }
  readonly players: readonly { readonly name: string; readonly bot: string | null }[]
  readonly seed: string | null
  readonly coach: (typeof COACHES)[number]
  readonly began: number
  readonly moves: readonly { readonly rolled: readonly Face[] }[]
  readonly rolled: Face[] | null
  readonly takenBack: number
  readonly counted: number | null
  readonly retaken: readonly TableThrow[]
}

/** Number of a turn, and of a throw in it, both from 1. */
export interface TableThrow {
  readonly turn: number
  readonly thrown: number
}

/** As much of where a game is as is common to all games. */
export interface TableAt {
  /** Place of the player to move. */
  readonly seat: number
  readonly isOver: boolean
  /** How many real dice are still to be typed in. */
  readonly missing: number
  /** The throw that is next, or lies there. */
  readonly next: TableThrow
  /** What was decided, in the order in which a review of the game grades it. */
  readonly decided: readonly (TableThrow & { readonly seat: number })[]
}

/**
 * The next throw of the app's dice: those of a turn do not depend on the turns before. `before` are
 * the numbers of dice of the turn's earlier throws.
 */
export function thrown(
  seed: string,
  turn: number,
  before: readonly number[],
  count: number,
): Face[] {
  const random = seededRandom(`${seed} turn ${turn}`)
  for (const dice of before) rollDice(random, dice)
  return rollDice(random, count)
}

/** A game with one more move. */
export function withMove<Game extends TableGameData>(
  game: Game,
  move: Game['moves'][number],
): Game {
  return { ...game, moves: [...game.moves, move], rolled: null }
}

const isSameThrow = (a: TableThrow, b: TableThrow): boolean =>
  a.turn === b.turn && a.thrown === b.thrown

/** Numbers, from 1, of the decisions of the player who counts that were taken back and made again. */
export function retakenNumbers(
  { counted, retaken }: TableGameData,
  { decided }: TableAt,
): number[] {
  return decided
    .filter(({ seat }) => seat === counted)
    .flatMap((one, i) => (retaken.some((other) => isSameThrow(one, other)) ? [i + 1] : []))
}

/**
 * A game before the last decision of a person, whose dice lie there again; null where no person has
 * decided anything. `isDecision` tells moves in which something was chosen.
 */
export function takenBackBy<Game extends TableGameData>(
  game: Game,
  isDecision: (move: Game['moves'][number]) => boolean,
  play: (game: Game) => TableAt,
): Game | null {
  for (let count = game.moves.length - 1; count >= 0; count--) {
    const move = game.moves[count]!
    const before = { ...game, moves: game.moves.slice(0, count), rolled: null }
    if (!isDecision(move)) continue
    const { seat, next } = play(before)
    if (game.players[seat]!.bot !== null) continue
    return {
      ...before,
      rolled: game.seed === null ? move.rolled : null,
      takenBack: game.takenBack + 1,
      retaken: [...game.retaken.filter((one) => !isSameThrow(one, next)), next],
    }
  }
  return null
}
