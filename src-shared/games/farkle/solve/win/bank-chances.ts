import type { TurnArea } from './lane-turns.ts'
import type { WinGame } from './win-game.ts'

// What turns bank, in a game whose changes are carried on (ChangeCarrier): the chance of each row, for every
// banked score of the mover and some of the opponent. Near these it is much the same.

/** For so many banked scores of the opponent the chances are kept. */
const OPPONENTS = 8

/** Rows whose chances are kept; hardly any turn banks more. */
export const BANK_ROWS = 96

/** A turn that comes to a place with a smaller chance is not followed any further. */
const RARE = 1e-3

/**
 * Whether the passes over a game's states carry their changes on: a penalty for farkles in a row, nothing
 * else that takes banked points, and the same turns for both players.
 */
export function carriesChanges({
  counters,
  losesBanked,
  firstPenalty,
  opponent,
}: WinGame): boolean {
  return counters > 1 && !losesBanked && firstPenalty === 0 && !opponent
}

/** The opponent's banked scores in so many classes of `stride` steps, each with one that stands for it. */
function opponentClasses({ scores }: WinGame): { stride: number; middle: number; classes: number } {
  const stride = Math.ceil(scores / OPPONENTS)
  const middle = stride >> 1
  return { stride, middle, classes: Math.ceil((scores - middle) / stride) }
}

/** How many chances are kept. */
export function bankChancesLength({ scores }: WinGame): number {
  return scores * OPPONENTS * BANK_ROWS
}

/** Whether chances are kept for this banked score of the opponent. */
export function keepsBankChances(game: WinGame, opponent: number): boolean {
  const { stride, middle } = opponentClasses(game)
  return (opponent - game.lowest) % stride === middle
}

/** Where the chances begin that stand for a state's. */
export function bankChancesAt(game: WinGame, own: number, opponent: number): number {
  const { stride, classes } = opponentClasses(game)
  const kept = Math.min(Math.floor((opponent - game.lowest) / stride), classes - 1)
  return ((own - game.lowest) * OPPONENTS + kept) * BANK_ROWS
}

/** One lane of an evaluated area of a kernel: its rows from `first` on, `rows` of them below the goal. */
export interface LaneRows {
  readonly area: TurnArea
  readonly lanes: number
  readonly lane: number
  readonly first: number
  readonly rows: number
}

/**
 * The chance of each row below the goal to be banked in a turn that was evaluated: the chance of its
 * first roll pushed through the best of all that may fall. Approximate: what is rare
 * counts as banked.
 */
export function bankChances(
  { model }: WinGame,
  { area, lanes, lane, first, rows }: LaneRows,
  into: Float32Array,
): void {
  const { nodes, byDice, bankable, start } = model
  const { best } = area
  const width = nodes.length
  const step = width * lanes
  const followed = Math.min(rows, BANK_ROWS)
  const waiting = new Float64Array(Math.max(1, followed) * width)
  waiting[start - 1] = 1
  into.fill(0)
  for (let row = 0; row < followed; row++) {
    const bank = area.bank[(row + first) * lanes + lane]!
    const cells = (row + first) * step + lane - lanes
    for (const n of nodes) {
      const chance = waiting[row * width + n - 1]!
      if (chance === 0) continue
      if (chance < RARE || (bankable[n] && bank === best[cells + n * lanes])) {
        into[row]! += chance
        continue
      }
      const { groupCount, probability, optionStart, optionLeft, optionSteps } = byDice[n]!
      for (let g = 0, o = 0; g < groupCount; g++) {
        let most = -1
        let taken = 0
        for (const end = optionStart[g + 1]!; o < end; o++) {
          const value = best[cells + optionSteps[o]! * step + optionLeft[o]! * lanes]!
          if (value <= most) continue
          most = value
          taken = o
        }
        const next = row + optionSteps[taken]!
        if (next < followed) {
          waiting[next * width + optionLeft[taken]! - 1]! += chance * probability[g]!
        }
      }
    }
  }
}
