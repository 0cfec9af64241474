import { describe, expect, it } from 'vitest'
import {
  farkleValue,
  NO_BANK,
  turnValue,
  turnValues,
  valuesOf,
  type WinState,
} from '#shared/games/farkle/solve/win/turn-values.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { afterFarkle, goalRow, minimumRowAt } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { slowOdds } from './slow-odds.ts'
import { listedGames } from '#test/support/listed-games.ts'
import { slowDecisions } from './slow-decisions.ts'

const GAMES = listedGames('everyRule')
const endsAtOnce = GAMES.filter(([, rules]) => rules.end === 'immediate')

/** Some of a game's states, spread over all of it. */
function someStates({ lowest, goal, counters }: WinGame): WinState[] {
  const stride = Math.max(1, Math.floor((goal - lowest) / 7))
  const states: WinState[] = []
  for (let own = goal - 1; own >= lowest; own -= stride) {
    for (let opponent = goal - 1; opponent >= lowest; opponent -= stride) {
      for (let ownFarkles = 0; ownFarkles < counters; ownFarkles++) {
        const opponentFarkles = (ownFarkles + 1) % counters
        states.push({ own, opponent, ownFarkles, opponentFarkles })
      }
    }
  }
  return states
}

describe('the turns of a solved game', () => {
  it.each(GAMES)('satisfy the equations: %s', (_, rules) => {
    const { game, endings, table } = solvedWin(rules)
    const valueOf = valuesOf(game, table.values)
    for (const state of someStates(game)) {
      const turn = turnValues(game, endings, state, valueOf)
      expect(Math.abs(turnValue(turn) - valueOf(state))).toBeLessThanOrEqual(1e-12)
      expect(turn.farkle).toBe(farkleValue(game, state, valueOf))
      const minimum = minimumRowAt(game, state.own)
      const goal = Math.min(goalRow(game, state.own), turn.rows)
      for (let row = 0; row < goal; row++) {
        // After a bank the other one is to move, with the chance that is left.
        const other = {
          own: state.opponent,
          opponent: state.own + row * game.perRow,
          ownFarkles: state.opponentFarkles,
          opponentFarkles: 0,
        }
        expect(turn.bank[row]).toBe(row < minimum ? NO_BANK : 1 - valueOf(other))
      }
    }
  })

  it.each(endsAtOnce)('are worth what they come to, played forwards: %s', (_, rules) => {
    const { game, endings, table } = solvedWin(rules)
    const valueOf = valuesOf(game, table.values)
    const odds = slowOdds(rules)
    for (const state of someStates(game)) {
      const { own, opponent, ownFarkles, opponentFarkles } = state
      const turn = turnValues(game, endings, state, valueOf)
      const { banked, farkled } = slowDecisions(game, odds, own, turn)
      const after = afterFarkle(game, own, ownFarkles)
      const passed = (score: number, farkles: number): number =>
        1 -
        valueOf({
          own: opponent,
          opponent: score,
          ownFarkles: opponentFarkles,
          opponentFarkles: farkles,
        })
      // What neither farkles nor is banked short of the goal wins.
      let won = 1 - farkled
      let value = farkled * passed(after.own, after.farkles)
      for (const [row, chance] of banked) {
        won -= chance
        value += chance * passed(own + row * game.perRow, 0)
      }
      expect(Math.abs(value + won - valueOf(state))).toBeLessThanOrEqual(2e-12)
    }
  })
})
