import { optionCount } from '../turn/turn-model.ts'
import type { WinState } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, seatsOf, stateCount, stateIndex } from '../win/win-states.ts'

/** Receives the completed fraction of the work, 0 to 1. */
export type Progress = (fraction: number) => void

/** Visits every pair of banked scores, in steps, ordered by their sum. */
export function eachPair(
  { lowest, goal }: WinGame,
  order: 'descending' | 'ascending',
  visit: (own: number, opponent: number) => void,
  progress: Progress = () => {},
): void {
  const highest = goal - 1
  const totals = 2 * (highest - lowest) + 1
  // Each player lacks 1 to S points, S = goal - lowest, against S scores of the other.
  const work = (goal - lowest) ** 2 * (goal - lowest + 1)
  let done = 0
  for (let i = 0; i < totals; i++) {
    const total = order === 'ascending' ? 2 * lowest + i : 2 * highest - i
    const least = Math.max(lowest, total - highest)
    for (let own = total - least; own >= least; own--) visit(own, total - own)
    done += (total - 2 * least + 1) * (2 * goal - total)
    progress(Math.min(1, done / work))
  }
}

export interface TurnScores extends WinState {
  readonly second: boolean
}

/** Visits every state, by descending sum of the banked scores. */
export function eachState(
  game: WinGame,
  visit: (state: TurnScores) => void,
  progress?: Progress,
): void {
  const { counters } = game
  const visitPair = (own: number, opponent: number): void => {
    for (let ownFarkles = 0; ownFarkles < counters; ownFarkles++) {
      for (let opponentFarkles = 0; opponentFarkles < counters; opponentFarkles++) {
        for (const second of seatsOf(game)) {
          visit({ own, opponent, ownFarkles, opponentFarkles, second })
        }
      }
    }
  }
  eachPair(game, 'descending', visitPair, progress)
}

export function indexOf(
  game: WinGame,
  { own, opponent, ownFarkles, opponentFarkles, second }: TurnScores,
): number {
  return stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)
}

/** Seconds per option of one row of one turn, on a common machine. */
const SECONDS_PER_OPTION = 2e-9

const PAST_GOAL = 1.4

/** Estimated seconds of matches of the optimal player, whose turns take nearly all the time. */
export function matchSecondsExpected(game: WinGame): number {
  const rows = (endRow(game, game.lowest) / 2) * (game.rules.end === 'finalTurn' ? PAST_GOAL : 1)
  return stateCount(game) * rows * optionCount(game.model) * SECONDS_PER_OPTION
}
