import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'

/** Goal of the timed game: large enough to measure, small enough to wait for. */
const TIMED_GOAL = 3_000

const COMMON_SECONDS = 0.032

/** Timed runs after one run to warm up; their median counts. */
const RUNS = 3

/** Limits of a credible pace; anything beyond them is an accident such as a paused process. */
const FASTEST = 0.2
const SLOWEST = 6

let known: number | null = null

/** Time of a solve here divided by the time on the reference machine; measured once. */
export function machinePace(): number {
  if (known !== null) return known
  const game = winGame({ ...PRESETS.farkle, goal: TIMED_GOAL })
  solveWin(game)
  const seconds = Array.from({ length: RUNS }, () => {
    const begun = performance.now()
    solveWin(game)
    return (performance.now() - begun) / 1000
  }).toSorted((a, b) => a - b)
  const pace = seconds[Math.floor(RUNS / 2)]! / COMMON_SECONDS
  known = Math.min(SLOWEST, Math.max(FASTEST, pace))
  return known
}
