import { lineWords } from '../../../study/game-lines.ts'
import type { Probability } from '../../../base/units.ts'
import type { SheetTurn } from '../../../study/game-records.ts'
import type { WrittenProblem } from '../../../study/written-game.ts'
import type { Position } from '../analysis/position.ts'
import type { TableGameData } from '../requests/table.ts'
import { bareTurn } from './game-notation.ts'
import { playPoints } from './points-turn.ts'
import { TableGame, yoursOf, type TableStanding } from './table-game.ts'
import type { TableState } from './table-play.ts'
import type { RecordedTurn } from './turn-record.ts'

/** Before the first turn and after each: who moves from where, or who shares the win. */
export interface WrittenStanding {
  readonly seat: number
  readonly position: Position
  readonly table: TableStanding
  /** Empty before the end. */
  readonly winners: readonly number[]
}

interface WrittenTurns {
  readonly standings: readonly WrittenStanding[]
  readonly table: TableGame
  readonly turns: readonly RecordedTurn[]
  readonly sheet: readonly (readonly SheetTurn[])[]
  /** First turn that the rules do not allow; the turns before it are played. */
  readonly problem: WrittenProblem | null
}

function followed(game: TableGameData): WrittenTurns {
  const { players, written = [] } = game
  const table = new TableGame(game.rules, players.length, game.komi, yoursOf(game))
  const turns: RecordedTurn[] = []
  const sheet: SheetTurn[][] = players.map(() => [])
  const at = (): WrittenStanding => ({
    seat: table.seat,
    position: table.position,
    table: table.standing,
    winners: table.winners,
  })
  const standings = [at()]
  const until = (why: string | null) => ({
    standings,
    table,
    turns,
    sheet,
    problem: why === null ? null : { turn: turns.length, why },
  })
  for (const points of written) {
    if (table.result !== null) return until(lineWords().over)
    const played = playPoints(table.mover, table.position, points)
    if (!played.ok) return until(played.problems[0]!.message)
    const { seat } = table
    const had = table.scores[seat]!
    const turn = bareTurn(points)
    table.finish(turn.end, played.value)
    turns.push(turn)
    sheet[seat]!.push({ points: table.scores[seat]! - had, score: table.scores[seat]! })
    standings.push(at())
  }
  return until(null)
}

/** Up to the first turn that the rules do not allow. */
export const writtenStandings = (game: TableGameData): readonly WrittenStanding[] =>
  followed(game).standings

/** Chances of all players once some share the win. */
export const sharedWin = (winners: readonly number[], players: number): Probability[] =>
  Array.from({ length: players }, (_, place) => (winners.includes(place) ? 1 / winners.length : 0))

/** Chances to win by player. `moverFirst`: of the player to move, then of those that follow. */
export function chancesByPlayer(
  { seat, position, winners }: WrittenStanding,
  players: number,
  moverFirst: (position: Position) => readonly Probability[],
): Probability[] {
  if (winners.length > 0) return sharedWin(winners, players)
  const chances = moverFirst(position)
  return Array.from({ length: players }, (_, i) => chances[(i - seat + players) % players]!)
}

export const writtenProblem = (game: TableGameData): WrittenProblem | null => followed(game).problem

/** Throws if the rules do not allow a turn. */
export function writtenPlay(game: TableGameData): TableState {
  const { table, turns, sheet, problem } = followed(game)
  if (problem !== null) throw new Error(problem.why)
  return {
    table,
    turns,
    sheet,
    seat: table.seat,
    isOver: table.result !== null,
    missing: 0,
    position: table.position,
    rolled: null,
    kinds: undefined,
    rules: table.mover.rules,
    roll: null,
    next: { turn: turns.length + 1, thrown: 1 },
    decided: [],
  }
}
