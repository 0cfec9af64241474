import { expect } from 'vitest'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { remembersMore } from '#shared/games/farkle/rules/turn-rules.ts'
import { scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { turnPlaces } from '#shared/games/farkle/solve/turn/turn-places.ts'
import { seatsOf, stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { slowPlaceTurn } from './slow-place-turn.ts'
import { SlowPlaceWin } from './slow-place-win.ts'
import { firstPlace, placeKey, type SlowPlace } from './slow-places.ts'

/** The places of a turn by node. */
function placesOf(rules: RuleSet): readonly SlowPlace[] {
  if (remembersMore(rules)) return turnPlaces(scoringOf(rules)).places
  return turnModel(rules).byDice.map(({ dice }) => ({ ...firstPlace(rules), dice }))
}

/** Every E(s, n) of the score solver against the slow recursion, in every place. */
export function expectEveryPlace(rules: RuleSet, penalties: readonly number[]): void {
  const model = turnModel(rules)
  const places = placesOf(rules)
  for (const farklePenalty of penalties) {
    const goal = { farklePenalty, minimumBank: rules.minimumBank }
    const strategy = solveTurn(model, goal)
    const far = 2 * strategy.rows * model.grid
    const slow = slowPlaceTurn(rules, goal, far)
    // Downwards, so that what a total needs is known.
    for (let s = far - model.grid; s >= 0; s -= model.grid) {
      for (const n of model.nodes) {
        const place = places[n]!
        // A place is reached with totals of its own ending only.
        if (rules.noBankAtFifty && place.dice > 0 && s % 100 !== place.ending) continue
        const right = slow(s, placeKey(place))
        const tolerance = 1e-10 * Math.max(1, Math.abs(right))
        const found = gainOfRolling(strategy, s, n)
        expect(Math.abs(found - right), `E(${s}, ${placeKey(place)})`).toBeLessThanOrEqual(
          tolerance,
        )
      }
    }
  }
}

/** Every W of the win solver against a value iteration over turns that remember more, and the residual. */
export function expectEveryPlaceW(rules: RuleSet, slow = new SlowPlaceWin(rules)): void {
  const { game, table } = solvedWin(rules)
  expect(table.residual).toBeLessThanOrEqual(1e-12)
  let compared = 0
  for (const own of slow.scores) {
    for (const opponent of slow.scores) {
      for (let f = 0; f < slow.counters; f++) {
        for (let g = 0; g < slow.counters; g++) {
          for (const second of seatsOf(game)) {
            const at = stateIndex(game, own / game.grid, opponent / game.grid, f, g, second)
            const right = slow.value(own, opponent, f, g, second ? 1 : 0)
            expect(Math.abs(table.values[at]! - right)).toBeLessThanOrEqual(1e-10)
            compared++
          }
        }
      }
    }
  }
  expect(compared).toBe(stateCount(game))
}
