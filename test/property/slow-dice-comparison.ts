import { expect } from 'vitest'
import { diceKinds, hasOpponentDice, rulesOfOpponent } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { allDiceOf, diceKey, slowDicePlaces } from './slow-own-dice.ts'
import { expectEveryPlaceW } from './slow-place-comparison.ts'
import { SlowPlacePlay } from './slow-place-play.ts'
import { slowPlaceTurn } from './slow-place-turn.ts'
import { SlowPlaceWin } from './slow-place-win.ts'

/** The key of the dice left at each node, by the order of the kinds; entry 0 is unused. */
function keysOfNodes(rules: RuleSet): string[] {
  const kinds = diceKinds(rules)
  const all = kinds.reduce((product, { count }) => product * (count + 1), 1) - 1
  return Array.from({ length: all + 1 }, (_, node) => {
    let code = all + 1 - node
    const dice = kinds.flatMap((kind) => {
      const count = code % (kind.count + 1)
      code = Math.floor(code / (kind.count + 1))
      return Array.from({ length: count }, () => kind)
    })
    return diceKey(dice)
  })
}

/** Every E(s, n) of the score solver against the slow recursion, for all dice that can be left. */
export function expectEveryDiceGain(rules: RuleSet, penalties: readonly number[]): void {
  const model = turnModel(rules)
  const keys = keysOfNodes(rules)
  const places = slowDicePlaces({ ...rules, winningDice: [], sixOfAKindWins: false })
  expect(keys[model.start]).toBe(diceKey(allDiceOf(rules)))
  for (const farklePenalty of penalties) {
    const goal = { farklePenalty, minimumBank: rules.minimumBank }
    const strategy = solveTurn(model, goal)
    const far = 2 * strategy.rows * model.grid
    const slow = slowPlaceTurn(rules, goal, far, places)
    let compared = 0
    // Downwards, so that what a total needs is known.
    for (let s = far - model.grid; s >= 0; s -= model.grid) {
      for (const n of model.nodes) {
        if (!places.has(keys[n]!)) continue
        const right = slow(s, keys[n]!)
        const tolerance = 1e-10 * Math.max(1, Math.abs(right))
        const found = gainOfRolling(strategy, s, n)
        expect(Math.abs(found - right), `E(${s}, ${keys[n]!})`).toBeLessThanOrEqual(tolerance)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(0)
  }
}

/** Every W of the win solver against a value iteration over the dice left, and the residual. */
export function expectEveryDiceW(rules: RuleSet): void {
  const turns = slowDicePlay(rules)
  const isShared = !hasOpponentDice(rules)
  const theirTurns = isShared ? turns : slowDicePlay(rulesOfOpponent(rules))
  expectEveryPlaceW(rules, new SlowPlaceWin(rules, turns, theirTurns))
}

/** The turns of the player who rolls the rules' own dice. */
export const slowDicePlay = (rules: RuleSet): SlowPlacePlay =>
  new SlowPlacePlay(slowDicePlaces(rules), diceKey(allDiceOf(rules)))
