import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'

/** The goal of a game that is large enough to be timed and small enough to be waited for. */
const TIMED_GOAL = 3_000

/** Seconds of its solve on the machine that the expected times are for. */
const COMMON_SECONDS = 0.032

/** Times that it is timed, once its code is warm; the middle one counts. */
const RUNS = 3

/** A measured pace beyond these is an accident, such as a pause of the whole process. */
const FASTEST = 0.2
const SLOWEST = 6

let known: number | null = null

/** How many times longer than on the common machine a solve takes here; timed once. */
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
