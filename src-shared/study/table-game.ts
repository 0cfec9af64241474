import * as v from 'valibot'
import { MAX_DICE } from '../base/units.ts'
import { rollDice, seededRandom } from '../dice/random.ts'
import { FACES, type Face } from '../dice/multiset.ts'
import { time, whole } from '../schemas/numbers.ts'
import { SEATS } from './game-head.ts'

/** When the coach shows the best play. */
export const COACHES = ['off', 'blunders', 'always'] as const

const MAX_PLAYERS = SEATS.length

export const MAX_MOVES = 5000

export const faces = v.pipe(v.array(v.picklist(FACES)), v.maxLength(MAX_DICE))

/** `former`: bots of earlier versions, and who plays on in their games. */
export const botOf = <
  const Bots extends readonly string[],
  const Former extends Readonly<Record<string, Bots[number]>>,
>(
  bots: Bots,
  former: Former,
) =>
  v.union([
    v.nullable(v.picklist(bots)),
    v.pipe(
      v.picklist(Object.keys(former) as (keyof Former & string)[]),
      v.transform((name): Bots[number] => former[name]!),
    ),
  ])

/** Fields of an unfinished game at the table, besides its rules and moves. */
export const tableEntries = <
  Bot extends v.GenericSchema<string | null>,
  Entry extends v.GenericSchema,
>(
  bot: Bot,
  entry: Entry,
) => ({
  players: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.maxLength(60)), bot })),
    v.minLength(1),
    v.maxLength(MAX_PLAYERS),
  ),
  /** Null for real dice. */
  seed: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  /** Turns whose points the players write; there are no moves then. Missing in other games. */
  written: v.optional(v.pipe(v.array(entry), v.maxLength(MAX_MOVES))),
  coach: v.picklist(COACHES),
  began: time,
  /** Typed dice of the current roll; null if there are none. */
  rolled: v.nullable(faces),
  /** Number of decisions taken back. */
  takenBack: whole(0, 100_000),
  /** Index of the player whose decisions count in Progress; null for none. */
  counted: v.optional(v.nullable(whole(0, MAX_PLAYERS - 1)), null),
  /** Decisions taken back, which do not count when they are repeated. */
  retaken: v.optional(
    v.array(v.object({ turn: whole(1, 100_000), thrown: whole(1, 100_000) })),
    [],
  ),
})

/** Saves an unfinished game. `after`: see `saves` of the stored one; refused if there are others. */
export const savedTable = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ game: v.nullable(schema), after: v.optional(whole(0, Number.MAX_SAFE_INTEGER)) })

export interface TableGameData {
  readonly rules: { readonly name: string }
  readonly players: readonly { readonly name: string; readonly bot: string | null }[]
  readonly seed: string | null
  readonly written?: readonly unknown[] | undefined
  readonly coach: (typeof COACHES)[number]
  readonly began: number
  readonly moves: readonly { readonly rolled: readonly Face[] }[]
  readonly rolled: Face[] | null
  readonly takenBack: number
  readonly counted: number | null
  readonly retaken: readonly TableThrow[]
}

/** Turn, and roll within the turn, both from 1. */
interface TableThrow {
  readonly turn: number
  readonly thrown: number
}

export interface TableAt {
  /** Player to move. */
  readonly seat: number
  readonly isOver: boolean
  /** Number of real dice still to be typed in. */
  readonly missing: number
  readonly next: TableThrow
  /** Decisions in the order of the review. */
  readonly decided: readonly (TableThrow & { readonly seat: number })[]
}

/** Dice of a turn do not depend on earlier turns. `before`: dice of the turn's earlier rolls. */
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

export function withMove<Game extends TableGameData>(
  game: Game,
  move: Game['moves'][number],
): Game {
  return { ...game, moves: [...game.moves, move], rolled: null }
}

const isSameThrow = (a: TableThrow, b: TableThrow): boolean =>
  a.turn === b.turn && a.thrown === b.thrown

/** Numbers, from 1, of the counted player's decisions that were taken back and repeated. */
export function retakenNumbers(
  { counted, retaken }: TableGameData,
  { decided }: TableAt,
): number[] {
  return decided
    .filter(({ seat }) => seat === counted)
    .flatMap((one, i) => (retaken.some((other) => isSameThrow(one, other)) ? [i + 1] : []))
}

/** Undoes the last decision of a person and restores its dice; null if there is none. */
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
