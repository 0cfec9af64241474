import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  turnValue,
  turnValues,
  valuesOf,
  type WinState,
} from '#shared/games/farkle/solve/win/turn-values.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import type { SolvedGame } from './solved-win.ts'

/** When a sweep changes no value by more, it was the last. */
const STILL = 1e-13

/** All states, higher sums of the banked scores first. */
export function statesOf(game: WinGame): WinState[] {
  const { lowest, scores, counters } = game
  const states: WinState[] = []
  for (let own = lowest; own < lowest + scores; own++) {
    for (let opponent = lowest; opponent < lowest + scores; opponent++) {
      for (let ownFarkles = 0; ownFarkles < counters; ownFarkles++) {
        for (let opponentFarkles = 0; opponentFarkles < counters; opponentFarkles++) {
          states.push({ own, opponent, ownFarkles, opponentFarkles })
        }
      }
    }
  }
  return states.sort((a, b) => b.own + b.opponent - a.own - a.opponent)
}

/**
 * Solves a small game with nothing but turnValues: sweeps over all states until nothing moves. Neither
 * the fast solver's order, nor its guesses, nor its compiled turns.
 */
export function plainWin(rules: RuleSet): SolvedGame {
  const game = winGame(rules)
  const endings = gameEndings(game)
  const values = new Float64Array(stateCount(game)).fill(0.5)
  const valueOf = valuesOf(game, values)
  const states = statesOf(game)
  let evaluations = 0
  let residual = 1
  while (residual > STILL) {
    residual = 0
    for (const state of states) {
      const { own, opponent, ownFarkles, opponentFarkles } = state
      const index = stateIndex(game, own, opponent, ownFarkles, opponentFarkles)
      const value = turnValue(turnValues(game, endings, state, valueOf))
      residual = Math.max(residual, Math.abs(value - values[index]!))
      values[index] = value
      evaluations++
    }
  }
  return { game, endings, table: { values, residual, evaluations } }
}
