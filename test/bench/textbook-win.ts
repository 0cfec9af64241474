import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { textbookRolls } from './textbook.ts'

// The two-player game as the 2017 paper solves it: value iteration, straight from eq. 1 and 2, under
// the paper's rules of play. Here to be measured against, and to check the result.

/** The iteration ends when no value moves by as much, as in the paper. */
const STILL = 1e-14

/** Result and cost of value iteration. */
export interface TextbookWin {
  /** Of the player to move at the start of a game. */
  readonly winProbability: number
  /** Turns evaluated. */
  readonly evaluations: number
  readonly sweeps: number
}

/**
 * Solves a game by sweeps over all banked scores (b, d), each value used as soon as it is there. The
 * points may be any house's, but the first to bank the goal wins, and there is no other rule of play.
 */
export function textbookWin(rules: RuleSet): TextbookWin {
  const { end, farklePenalty, minimumFirstBank, sixOfAKindWins } = rules
  if (end !== 'immediate' || farklePenalty || minimumFirstBank > 0 || sixOfAKindWins) {
    throw new Error('Only the rules of play of the paper are solved here.')
  }
  const rolls = textbookRolls(rules)
  const { goal } = rules
  const points = [...rolls.values()].flat().flatMap(({ moves }) => moves.map((move) => move.points))
  const grid = points.reduce(divisor, 0)
  const scores = Math.ceil(goal / grid)
  // W(b, d) at [b / grid][d / grid], guessed at first.
  const win = Array.from({ length: scores }, () => new Array<number>(scores).fill(0.5))
  let evaluations = 0

  /** W(b, d, 6, 0) from eq. 1 and 2 by falling turn totals, with the values of W(b, d) so far. */
  function turn(b: number, d: number): number {
    const last = scores - b
    // W(b, d, n, t) at [t / grid][n], below the goal.
    const best: number[][] = []
    let rolled = 0
    for (let t = last - 1; t >= 0; t--) {
      const bank = t > 0 ? 1 - win[d]![b + t]! : 0
      best[t] = [0, 0, 0, 0, 0, 0, 0]
      for (const [n, some] of rolls) {
        rolled = 0
        for (const { chance, moves } of some) {
          let most = moves.length === 0 ? 1 - win[d]![b]! : 0
          for (const move of moves) {
            const to = t + move.points / grid
            most = Math.max(most, to >= last ? 1 : best[to]![move.diceLeft]!)
          }
          rolled += chance * most
        }
        best[t]![n] = Math.max(bank, rolled)
      }
    }
    evaluations++
    // Six dice came last, with nothing in hand.
    return rolled
  }

  let sweeps = 0
  for (let change = 1; change >= STILL; sweeps++) {
    change = 0
    // Scores near the goal first: all others lead there.
    for (let b = scores - 1; b >= 0; b--) {
      for (let d = scores - 1; d >= 0; d--) {
        const value = turn(b, d)
        change = Math.max(change, Math.abs(value - win[b]![d]!))
        win[b]![d] = value
      }
    }
  }
  return { winProbability: win[0]![0]!, evaluations, sweeps }
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
