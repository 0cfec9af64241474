import type { TurnArea } from './lane-turns.ts'
import type { WinGame } from './win-game.ts'

// Approximate bank probabilities by row, for ChangeCarrier: stored for every banked score of the
// mover and some of the opponent, since neighbours hardly differ.

/** Opponent's banked scores with stored probabilities. */
const OPPONENTS = 8

/** Rows stored; hardly any turn banks more. */
export const BANK_ROWS = 96

/** States with a smaller probability count as banked. */
const RARE = 1e-3

/** Needs a penalty for farkles in a row, no other loss of banked points, and equal dice. */
export function carriesChanges({
  counters,
  losesBanked,
  firstPenalty,
  opponent,
}: WinGame): boolean {
  return counters > 1 && !losesBanked && firstPenalty === 0 && !opponent
}

/** Classes of `stride` opponent scores; the score at `middle` represents its class. */
function opponentClasses({ scores }: WinGame): { stride: number; middle: number; classes: number } {
  const stride = Math.ceil(scores / OPPONENTS)
  const middle = stride >> 1
  return { stride, middle, classes: Math.ceil((scores - middle) / stride) }
}

export function bankChancesLength({ scores }: WinGame): number {
  return scores * OPPONENTS * BANK_ROWS
}

export function keepsBankChances(game: WinGame, opponent: number): boolean {
  const { stride, middle } = opponentClasses(game)
  return (opponent - game.lowest) % stride === middle
}

/** Index of the probabilities that represent a state's. */
export function bankChancesAt(game: WinGame, own: number, opponent: number): number {
  const { stride, classes } = opponentClasses(game)
  const kept = Math.min(Math.floor((opponent - game.lowest) / stride), classes - 1)
  return ((own - game.lowest) * OPPONENTS + kept) * BANK_ROWS
}

/** One lane of an evaluated kernel area: rows from `first` on, `rows` of them below the goal. */
interface LaneRows {
  readonly area: TurnArea
  readonly lanes: number
  readonly lane: number
  readonly first: number
  readonly rows: number
}

/** Approximate probability of banking each row below the goal; rare states count as banked. */
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
