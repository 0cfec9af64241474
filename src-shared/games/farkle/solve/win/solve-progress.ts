import { carriesChanges } from './bank-chances.ts'
import { shownScores } from '../maps/shown-scores.ts'
import { diagonalCount, endRow, pairsOf, stateCount } from './win-states.ts'
import type { WinGame } from './win-game.ts'
import { LAST_CHANGE, type WinStanding } from './win-work.ts'

/**
 * Passes that a game in which scores fall usually needs, before its own speed is known: where changes
 * are carried on from pass to pass, and elsewhere.
 */
const CARRIED_PASSES = 7
const USUAL_PASSES = 12

/** Rounds that a pair of a game without a penalty usually needs. */
const USUAL_ROUNDS = 3

/**
 * Changes shrink at least so much from pass to pass, or the estimate would run away; and no more than
 * so much for long, whatever a single pass did, or the estimate would go back and forth.
 */
const SLOWEST = 0.5
const FASTEST = 0.06
const FASTEST_CARRIED = 0.007

/** After a pass with such changes the next one looks into few pairs. */
const ENOUGH_CARRIED = 1e-9

/** Time to look at one option of one row of one turn, in seconds on a common machine. */
const SECONDS_PER_OPTION = 6e-11

/** The same for a turn of which a map shows the decisions. */
const MAP_SECONDS_PER_OPTION = 1.2e-9

const BEGINNING_SECONDS = 0.3

/** Memory of the program by itself and of each thread, in megabytes. */
const PROGRAM_MEGABYTES = 90
const THREAD_MEGABYTES = 50

/** What one option takes in the code of a turn, which every thread has. */
const BYTES_PER_OPTION = 4000

/**
 * What a state takes: its value and slope, and a copy of one of them on the way to the disk; where changes
 * are carried on four numbers and a copy of each.
 */
const BYTES_PER_STATE = 24
const CARRIED_BYTES_PER_STATE = 64

function usualPasses(game: WinGame): number {
  return carriesChanges(game) ? CARRIED_PASSES : USUAL_PASSES
}

export type SolveStanding = Pick<
  WinStanding,
  'pass' | 'passes' | 'diagonal' | 'lastChange' | 'earlierChange'
>

/** The work of a diagonal, in rows of turns: its pairs have about equally many. */
function diagonalRows(game: WinGame, diagonal: number): number {
  const { pairs, sum } = pairsOf(game, diagonal)
  return pairs * ((2 * game.goal - sum) / game.perRow)
}

/** The part of a pass that is done before a diagonal. */
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

/** How many passes there will have been, from how fast the changes shrink. */
function passesExpected(game: WinGame, standing: SolveStanding): number {
  const { pass, passes, lastChange, earlierChange } = standing
  if (pass === 'prove' || isAllButSettled(game, standing)) return passes + 1
  if (passes < 4) return usualPasses(game)
  const [fastest, enough] = carriesChanges(game)
    ? [FASTEST_CARRIED, ENOUGH_CARRIED]
    : [FASTEST, LAST_CHANGE]
  const rate = Math.max(fastest, Math.min(SLOWEST, lastChange / earlierChange))
  const more = Math.max(1, Math.ceil(Math.log(enough / lastChange) / Math.log(rate)))
  return passes + more + 1
}

/** Whether only few pairs of a game whose changes are carried on are left to be looked into before the proof. */
function isAllButSettled(game: WinGame, { pass, lastChange }: SolveStanding): boolean {
  return carriesChanges(game) && pass !== 'prove' && lastChange <= ENOUGH_CARRIED
}

/** The part of a solve that is done, 0 to 1; an estimate where the number of passes is open. */
export function fractionDone(game: WinGame, standing: SolveStanding): number {
  const part = partOfPass(game, standing.diagonal)
  if (!game.falls) return part
  // To carry changes on, and to look into few pairs, takes hardly any time.
  const isShort = standing.pass === 'carry' || isAllButSettled(game, standing)
  return Math.min(1, (standing.passes + (isShort ? 0 : part)) / passesExpected(game, standing))
}

/** The options of all rolls at all nodes of a turn. */
function optionCount({ model }: WinGame): number {
  return model.byDice.reduce((sum, dice) => sum + dice.optionDice.length, 0)
}

/** The options that are looked at in a turn, on average over the states of a game. */
function optionsPerTurn(game: WinGame): number {
  return (
    optionCount(game) * (endRow(game, game.lowest) / 2) * (game.rules.end === 'finalTurn' ? 1.6 : 1)
  )
}

/** A guess of the seconds that a whole solve takes with so many threads on a common machine. */
export function secondsExpected(game: WinGame, threads: number): number {
  const turns = stateCount(game) * (game.falls ? usualPasses(game) : USUAL_ROUNDS)
  return BEGINNING_SECONDS + (turns * optionsPerTurn(game) * SECONDS_PER_OPTION) / threads
}

/** A guess of the megabytes that a solve takes with so many threads, the program's own among them. */
export function megabytesExpected(game: WinGame, threads: number): number {
  const perState = carriesChanges(game) ? CARRIED_BYTES_PER_STATE : BYTES_PER_STATE
  const perThread = THREAD_MEGABYTES + (optionCount(game) * BYTES_PER_OPTION) / 1e6
  return PROGRAM_MEGABYTES + threads * perThread + (stateCount(game) * perState) / 1e6
}

/** A guess of the seconds of a map of where to bank, which one thread makes. */
export function mapSecondsExpected(game: WinGame): number {
  return shownScores(game).length ** 2 * optionsPerTurn(game) * MAP_SECONDS_PER_OPTION
}
