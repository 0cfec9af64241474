import type { GameParts } from '#shared/games/farkle/solve/match/bank-losses.ts'
import { turnValues, valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { goalRow, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { statesOf } from '#test/support/plain-win.ts'
import type { SolvedGame } from '#test/support/solved-win.ts'
import { slowOdds } from './slow-odds.ts'
import { slowDecisions } from './slow-decisions.ts'

/** Losses of banking and rolling by row, in one part of a game with so many dice left. */
export interface SlowLosses {
  readonly bank: number[]
  readonly roll: number[]
}

/**
 * BankLosses a second time: turn by turn, every roll with its chance, by the plain values of the turn.
 * By part, then [n]; entry 0 unused.
 */
export function slowLosses(
  solved: SolvedGame,
  parts: GameParts,
  visits: ArrayLike<number>,
): SlowLosses[][] {
  const { game, endings, table } = solved
  const odds = slowOdds(game.rules)
  const valueOf = valuesOf(game, table.values)
  const rows = goalRow(game, game.lowest)
  const zeros = (): number[] => Array.from({ length: rows }, () => 0)
  const losses = Array.from({ length: parts.count }, () =>
    odds.map(() => ({ bank: zeros(), roll: zeros() })),
  )
  for (const state of statesOf(game)) {
    const { own, opponent, ownFarkles, opponentFarkles } = state
    const at = parts.of({ ...state, second: false }).map((part) => losses[part]!)
    if (at.length === 0) continue
    const often = visits[stateIndex(game, own, opponent, ownFarkles, opponentFarkles)]!
    const turn = turnValues(game, endings, state, valueOf)
    for (const { n, row, chance, gain } of slowDecisions(game, odds, own, turn).decisions) {
      for (const part of at) {
        if (gain > 0) part[n]!.bank[row]! += often * chance * gain
        else part[n]!.roll[row]! -= often * chance * gain
      }
    }
  }
  return losses
}
