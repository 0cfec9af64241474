import { carriesChanges } from './bank-chances.ts'
import { shownScores } from '../maps/banked-scores.ts'
import { optionCount } from '../turn/turn-model.ts'
import { diagonalCount, endRow, pairsOf, stateCount } from './win-states.ts'
import type { WinGame } from './win-game.ts'
import { LAST_CHANGE, type WinStage } from './win-work.ts'

/** Usual passes of a game in which scores fall, with and without ChangeCarrier. */
const CARRIED_PASSES = 7
const USUAL_PASSES = 12

/** Usual rounds per pair without a penalty. */
const USUAL_ROUNDS = 3

/** Bounds of the rate at which changes shrink per pass, to keep the estimate stable. */
const SLOWEST = 0.5
const FASTEST = 0.06
const FASTEST_CARRIED = 0.007

const ENOUGH_CARRIED = 1e-9

/** Seconds per option of one row of one turn, on a common machine. */
const SECONDS_PER_OPTION = 6e-11

const MAP_SECONDS_PER_OPTION = 1.2e-9

const BEGINNING_SECONDS = 0.3

/** Megabytes of the program and of each thread. */
const PROGRAM_MEGABYTES = 90
const THREAD_MEGABYTES = 50

/** Code size of one option, in every thread. */
const BYTES_PER_OPTION = 4000

/** Value and slope with one copy for the checkpoint; with ChangeCarrier four numbers and copies. */
const BYTES_PER_STATE = 24
const CARRIED_BYTES_PER_STATE = 64

function usualPasses(game: WinGame): number {
  return carriesChanges(game) ? CARRIED_PASSES : USUAL_PASSES
}

export type SolveStage = Pick<
  WinStage,
  'pass' | 'passes' | 'diagonal' | 'lastChange' | 'earlierChange'
>

function diagonalRows(game: WinGame, diagonal: number): number {
  const { pairs, sum } = pairsOf(game, diagonal)
  return pairs * ((2 * game.goal - sum) / game.perRow)
}

/** Fraction of a pass before a diagonal. */
function partOfPass(game: WinGame, diagonal: number): number {
  let before = 0
  let all = 0
  for (let i = 0; i < diagonalCount(game); i++) {
    const rows = diagonalRows(game, i)
    all += rows
    if (i < diagonal) before += rows
  }
  return before / all
}

function passesExpected(game: WinGame, stage: SolveStage): number {
  const { pass, passes, lastChange, earlierChange } = stage
  if (pass === 'prove' || isAllButSettled(game, stage)) return passes + 1
  if (passes < 4) return usualPasses(game)
  const [fastest, enough] = carriesChanges(game)
    ? [FASTEST_CARRIED, ENOUGH_CARRIED]
    : [FASTEST, LAST_CHANGE]
  const rate = Math.max(fastest, Math.min(SLOWEST, lastChange / earlierChange))
  const more = Math.max(1, Math.ceil(Math.log(enough / lastChange) / Math.log(rate)))
  return passes + more + 1
}

function isAllButSettled(game: WinGame, { pass, lastChange }: SolveStage): boolean {
  return carriesChanges(game) && pass !== 'prove' && lastChange <= ENOUGH_CARRIED
}

export function fractionDone(game: WinGame, stage: SolveStage): number {
  const part = partOfPass(game, stage.diagonal)
  if (!game.falls) return part
  // Carrying changes and evaluating few pairs take hardly any time.
  const isShort = stage.pass === 'carry' || isAllButSettled(game, stage)
  return Math.min(1, (stage.passes + (isShort ? 0 : part)) / passesExpected(game, stage))
}

export function optionsPerTurn(game: WinGame): number {
  const rows = endRow(game, game.lowest) / 2
  return optionCount(game.model) * rows * (game.rules.end === 'finalTurn' ? 1.6 : 1)
}

export function secondsExpected(game: WinGame, threads: number): number {
  const turns = stateCount(game) * (game.falls ? usualPasses(game) : USUAL_ROUNDS)
  return BEGINNING_SECONDS + (turns * optionsPerTurn(game) * SECONDS_PER_OPTION) / threads
}

/** Estimated megabytes of a solve, the program included. */
export function megabytesExpected(game: WinGame, threads: number): number {
  const perState = carriesChanges(game) ? CARRIED_BYTES_PER_STATE : BYTES_PER_STATE
  const perThread = THREAD_MEGABYTES + (optionCount(game.model) * BYTES_PER_OPTION) / 1e6
  return PROGRAM_MEGABYTES + threads * perThread + (stateCount(game) * perState) / 1e6
}

export function mapSecondsExpected(game: WinGame): number {
  return shownScores(game).length ** 2 * optionsPerTurn(game) * MAP_SECONDS_PER_OPTION
}
