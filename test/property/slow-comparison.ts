import { expect } from 'vitest'
import { diceKinds, hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { hasSides } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { hasLeftovers, isPlainTurn, remembersMore } from '#shared/games/farkle/rules/turn-rules.ts'
import { beatPlace, solveBeats } from '#shared/games/farkle/solve/leftover/beat-solver.ts'
import {
  leftoverBound,
  leftoverGame,
  leftoverStates,
  leftoverValue,
} from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { solveLeftovers } from '#shared/games/farkle/solve/leftover/leftover-solver.ts'
import {
  roundsGame,
  roundsValue,
  solveRounds,
} from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import {
  gainOfRolling,
  solveTurn,
  type TurnStrategy,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { turnStates } from '#shared/games/farkle/solve/turn/turn-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { stateCount, stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solvedWin, type SolvedGame } from '#test/support/solved-win.ts'
import { slowBeats, slowLeftovers } from './slow-leftovers.ts'
import { allDiceOf, diceKey, slowDicePlaces } from './slow-own-dice.ts'
import { slowSide } from './slow-sides.ts'
import { SlowPlacePlay } from './slow-place-play.ts'
import { slowPlaceTurn } from './slow-place-turn.ts'
import { SlowPlaceWin } from './slow-place-win.ts'
import { firstPlace, placeKey, slowPlaces } from './slow-places.ts'
import { slowRounds } from './slow-rounds.ts'
import { SlowWin } from './slow-win.ts'

/** The most that values of the two ways may differ. */
const CLOSE = 1e-10

/** Of all comparisons of this file: their number and the largest difference, by size above 1. */
export const tally = { compared: 0, most: 0 }

/** Collects values of the two ways, and fails where they differ. */
class Comparison {
  compared = 0
  #most = 0

  add(value: number, right: number): void {
    const difference = Math.abs(value - right)
    // Written so that what is not a number is not small.
    this.#most = difference <= this.#most ? this.#most : difference
    this.compared++
  }

  expectClose(): number {
    tally.compared += this.compared
    tally.most = Math.max(tally.most, this.#most)
    expect(this.#most).toBeLessThanOrEqual(CLOSE)
    return this.compared
  }
}

/** The key of the dice left at each node, by the order of the kinds; entry 0 is unused. */
function keysOfDice(rules: RuleSet): string[] {
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

/** For each node of a turn its key in the slow recursion, and the totals that it is reached with. */
function nodesOf(rules: RuleSet): { key: string; isReached: (s: number) => boolean }[] {
  if (hasOwnDice(rules)) return keysOfDice(rules).map((key) => ({ key, isReached: () => true }))
  const places = remembersMore(rules)
    ? turnStates(scoringOf(rules)).states
    : turnModel(rules).byDice.map(({ dice }) => ({ ...firstPlace(rules), dice }))
  return places.map((place) => ({
    key: placeKey(place),
    isReached: (s) => !rules.noBankAtFifty || place.dice === 0 || s % 100 === place.ending,
  }))
}

/**
 * Every E(s, n) of a strategy with so much banked against a slow recursion over all rolls and all
 * moves, up to twice the total from which the solver no longer computes: its proof of where to stop
 * is checked, too.
 *
 * @returns How many were compared.
 */
export function expectGains(rules: RuleSet, strategy: TurnStrategy, own = 0): number {
  const { model, rows, goal } = strategy
  const forPoints = { ...rules, sixOfAKindWins: false, winningDice: [] }
  const places = hasOwnDice(rules) ? slowDicePlaces(forPoints) : slowPlaces(forPoints)
  const nodes = nodesOf(rules)
  if (hasOwnDice(rules)) expect(nodes[model.start]!.key).toBe(diceKey(allDiceOf(rules)))
  const far = 2 * rows * model.grid
  const slow = slowPlaceTurn(rules, { ...goal, own }, far, places)
  let compared = 0
  // From the last total down, so that the recursion is never deep.
  for (let s = far - model.grid; s >= 0; s -= model.grid) {
    for (const n of model.nodes) {
      const { key, isReached } = nodes[n]!
      // Where single dice score nothing, no roll may leave five of six.
      if (!isReached(s) || !places.has(key)) continue
      const right = slow(s, key)
      // Sums over thousands of rolls round by so much, for values of this size.
      const size = Math.max(1, Math.abs(right))
      const difference = Math.abs(gainOfRolling(strategy, s, n) - right) / size
      expect(difference, `E(${s}, ${key})`).toBeLessThanOrEqual(CLOSE)
      compared++
      tally.most = Math.max(tally.most, difference)
    }
  }
  expect(compared).toBeGreaterThan(0)
  tally.compared += compared
  return compared
}

/** The same of the best turns under some penalties of a farkle. */
export function expectEveryGain(rules: RuleSet, penalties: readonly number[] = [0]): number {
  const { minimumBank } = rules
  return penalties.reduce((sum, farklePenalty) => {
    const strategy = solveTurn(turnModel(rules), { farklePenalty, minimumBank })
    return sum + expectGains(rules, strategy)
  }, 0)
}

const slowDicePlay = (rules: RuleSet): SlowPlacePlay =>
  new SlowPlacePlay(slowDicePlaces(rules), diceKey(allDiceOf(rules)))

/** A game by a textbook value iteration over every roll, whatever the rules of its turns. */
export function slowGame(rules: RuleSet): SlowWin | SlowPlaceWin {
  if (hasSides(rules)) {
    return new SlowPlaceWin(
      rules,
      slowDicePlay(slowSide(rules, false)),
      slowDicePlay(slowSide(rules, true)),
    )
  }
  if (hasOwnDice(rules)) return new SlowPlaceWin(rules, slowDicePlay(rules))
  return isPlainTurn(rules) ? new SlowWin(rules) : new SlowPlaceWin(rules)
}

/** Every value of a solution of a game against the slow one; both have the same states. */
export function expectStates(slow: SlowWin | SlowPlaceWin, { game, table }: SolvedGame): void {
  const counts = Array.from({ length: slow.counters }, (_, i) => i)
  const values = new Comparison()
  for (const own of slow.scores) {
    for (const opponent of slow.scores) {
      for (const f of counts) {
        for (const g of counts) {
          for (const second of slow.seats) {
            const at = stateIndex(game, own / game.grid, opponent / game.grid, f, g, second)
            values.add(table.values[at]!, slow.value(own, opponent, f, g, second))
          }
        }
      }
    }
  }
  expect(values.expectClose()).toBe(stateCount(game))
  expect(table.values).toHaveLength(values.compared)
}

/** Every W of the win solver, and the residual. */
export function expectEveryW(rules: RuleSet, slow = slowGame(rules)): void {
  const solved = solvedWin(rules)
  expect(solved.table.residual).toBeLessThanOrEqual(1e-12)
  expectStates(slow, solved)
}

/**
 * Chances of a game of rounds against a slow recursion that follows turns up to `far` points, in states
 * that lie the farther apart the more turns are left.
 */
export function expectRounds(rules: RuleSet, far = 12_000): void {
  const rounds = roundsGame(rules)
  const { values } = solveRounds(rounds)
  const slow = slowRounds(rules, far)
  const { grid } = rounds.game.model
  const chances = new Comparison()
  for (let left = 1; left <= 2 * rules.rounds; left++) {
    for (const opened of rounds.opens ? [true, false] : [true]) {
      for (const otherOpened of rounds.opens ? [true, false] : [true]) {
        // The slow method takes long for each lead, so they are taken far apart where it is slowest.
        const apart = left === 1 ? 1 : left === 2 ? 3 : left === 3 ? 23 : 47
        for (let lead = -46; lead <= 46; lead += apart) {
          const state = { left, lead, opened, otherOpened }
          chances.add(roundsValue(rounds, values, state), slow({ ...state, lead: lead * grid }))
        }
      }
    }
  }
  chances.expectClose()
}

/**
 * Every value of a game in which a turn leaves something behind, those with an offer among them,
 * against the slow method, and the residual.
 *
 * @returns How many were compared.
 */
export function expectEveryLeftover(rules: RuleSet): number {
  const laidOut = leftoverGame(rules)
  expect(leftoverStates(laidOut)).toBeLessThanOrEqual(leftoverBound(rules))
  const table = solveLeftovers(laidOut)
  const { grid, nodes } = laidOut.game.model
  const slow = slowLeftovers(rules, grid)
  const values = new Comparison()
  for (const own of slow.scores) {
    for (const other of slow.scores) {
      const [a, b] = [own / grid, other / grid]
      values.add(leftoverValue(laidOut, table, a, b, null), slow.fresh(own, other))
      for (let row = 1; row <= b; row++) {
        for (const node of nodes) {
          const value = leftoverValue(laidOut, table, a, b, { node, row })
          values.add(value, slow.offered(own, other, node, row * grid))
        }
      }
    }
  }
  expect(table.residual).toBeLessThanOrEqual(1e-12)
  return values.expectClose()
}

/** The same where a turn must beat the other's last one. */
export function expectEveryBeat(rules: RuleSet): void {
  const laidOut = winGame(rules)
  const { values, residual } = solveBeats(laidOut)
  const { grid } = laidOut.model
  const slow = slowBeats(rules, grid)
  const chances = new Comparison()
  for (let own = 0; own < laidOut.goal; own++) {
    for (let other = 0; other < laidOut.goal; other++) {
      for (let last = 0; last <= other; last++) {
        const value = values[beatPlace(laidOut, own, other, last)]!
        chances.add(value, slow(own * grid, other * grid, last * grid))
      }
    }
  }
  chances.expectClose()
  expect(residual).toBeLessThanOrEqual(1e-12)
  expect(values.length).toBeLessThanOrEqual(leftoverBound(rules))
}

/** Every value of a game to win against slow recursions, whatever its rules. */
export function expectGame(rules: RuleSet): void {
  if (rules.beatLastTurn) expectEveryBeat(rules)
  else if (hasLeftovers(rules)) expectEveryLeftover(rules)
  else if (rules.end === 'rounds') expectRounds(rules)
  else expectEveryW(rules)
}
