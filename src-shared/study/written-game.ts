import type { Probability } from '../base/units.ts'
import type { TableGameData } from './table-game.ts'

/** `turn`: index of the first turn that the rules do not allow. */
export interface WrittenProblem {
  readonly turn: number
  readonly why: string
}

/** Chances to win, by player, before the first turn of a game and after each; null if unknown. */
export interface LeadChances {
  readonly chances: readonly (readonly Probability[])[] | null
  /** If all play for points. */
  readonly simulated: boolean
}

export const UNKNOWN_LEAD: LeadChances = { chances: null, simulated: false }

/** Round, from 1, and player of a turn: nobody misses one. */
export function turnOf(
  { players }: { readonly players: readonly unknown[] },
  turn: number,
): { readonly round: number; readonly seat: number } {
  return { round: 1 + Math.floor(turn / players.length), seat: turn % players.length }
}

/** The game with an entry in a turn: the next one, or one before, the later ones as they were. */
export function withEntry<Game extends TableGameData>(
  game: Game,
  turn: number,
  entry: NonNullable<Game['written']>[number],
): Game {
  const written = [...game.written!]
  written[turn] = entry
  return { ...game, written }
}

/** Without the last entry; null if there is none. */
export function unwritten<Game extends TableGameData>(game: Game): Game | null {
  if (!game.written || game.written.length === 0) return null
  return { ...game, written: game.written.slice(0, -1) }
}

/** What a game of which only the turns' points are known has beside rules and turns. */
export function onlyWritten(names: readonly string[]) {
  return {
    players: names.map((name) => ({ name, bot: null })),
    seed: null,
    coach: 'off' as const,
    began: 0,
    moves: [],
    rolled: null,
    takenBack: 0,
    counted: null,
    retaken: [],
  }
}
