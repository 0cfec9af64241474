import { describe, expect, it } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  farkleValue,
  NO_BANK,
  turnValue,
  turnValues,
  valuesOf,
  type TurnValues,
  type WinState,
} from '#shared/games/farkle/solve/win/turn-values.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { afterFarkle, goalRow, minimumRowAt } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { slowOdds, type SlowOdds } from './slow-odds.ts'
import { WIN_RULE_SETS } from './win-rule-sets.ts'

const endsAtOnce = WIN_RULE_SETS.filter(([, rules]) => rules.end === 'immediate')

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

/** Result of a turn: chances to win in it, to farkle, and to bank so many rows. */
interface Outcome {
  won: number
  farkled: number
  readonly banked: Map<number, number>
}

/** Plays a turn forwards by its values, over all rolls and all moves of the slow rules. */
function playTurn(
  game: WinGame,
  odds: readonly SlowOdds[],
  { rows, bank, roll, best }: TurnValues,
): Outcome {
  const outcome: Outcome = { won: 0, farkled: 0, banked: new Map() }
  const rolling = Array.from({ length: rows }, () => new Float64Array(7))
  rolling[0]![6] = 1
  const mustRoll = (n: number): boolean => game.rules.mustRollHotDice && n === game.rules.dice
  const rollsOn = (n: number, row: number): boolean =>
    row < rows && (mustRoll(n) || roll[n]![row]! > bank[row]!)
  const worth = (n: number, row: number): number =>
    row >= rows ? best[n]![row]! : rollsOn(n, row) ? roll[n]![row]! : bank[row]!
  for (let row = 0; row < rows; row++) {
    for (let n = 1; n <= 6; n++) {
      const chance = rolling[row]![n]!
      if (chance === 0) continue
      const { wins, farkles, outcomes } = odds[n]!
      outcome.won += chance * wins
      outcome.farkled += chance * farkles
      for (const { chance: part, moves } of outcomes) {
        const [first] = moves
          .map(({ dice, points }) => ({ dice, at: row + points / game.model.grid }))
          .sort((a, b) => worth(b.dice, b.at) - worth(a.dice, a.at))
        const { dice, at } = first!
        if (rollsOn(dice, at)) rolling[at]![dice]! += chance * part
        else if (mustRoll(dice)) {
          outcome.won += chance * part * (1 - game.lost[dice]!)
          outcome.farkled += chance * part * game.lost[dice]!
        } else outcome.banked.set(at, (outcome.banked.get(at) ?? 0) + chance * part)
      }
    }
  }
  return outcome
}

describe('the turns of a solved game', () => {
  it.each(WIN_RULE_SETS)('satisfy the equations: %s', (_, rules) => {
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

  const addUp = (rules: RuleSet): void => {
    const { game, endings, table } = solvedWin(rules)
    const valueOf = valuesOf(game, table.values)
    const odds = slowOdds(rules)
    for (const state of someStates(game)) {
      const { own, opponent, ownFarkles, opponentFarkles } = state
      const { won, farkled, banked } = playTurn(
        game,
        odds,
        turnValues(game, endings, state, valueOf),
      )
      const after = afterFarkle(game, own, ownFarkles)
      const other = (opponentsOpponent: number, count: number): number =>
        valueOf({
          own: opponent,
          opponent: opponentsOpponent,
          ownFarkles: opponentFarkles,
          opponentFarkles: count,
        })
      let all = won + farkled
      // Both players' chances, each from what the turn comes to.
      let mover = won + farkled * (1 - other(after.own, after.farkles))
      let others = farkled * other(after.own, after.farkles)
      for (const [row, chance] of banked) {
        const score = own + row * game.perRow
        const value = score >= game.goal ? 0 : other(score, 0)
        all += chance
        mover += chance * (1 - value)
        others += chance * value
      }
      expect(all).toBeCloseTo(1, 12)
      expect(Math.abs(mover - valueOf(state))).toBeLessThanOrEqual(2e-12)
      expect(Math.abs(others - (1 - valueOf(state)))).toBeLessThanOrEqual(2e-12)
    }
  }

  it.each(endsAtOnce)('played forwards, give both players 1 together: %s', (_, rules) => {
    addUp(rules)
  })
})
