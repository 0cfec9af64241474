import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { bankLimit, rowsReached } from '#shared/games/farkle/solve/maps/bank-limit.ts'
import {
  bankMap,
  mapStart,
  NEVER_BANKS,
  TurnDecisions,
} from '#shared/games/farkle/solve/maps/bank-map.ts'
import { bankedScores, shownScores } from '#shared/games/farkle/solve/maps/banked-scores.ts'
import { visitsPerGame } from '#shared/games/farkle/solvers/wins.ts'
import { kernelGuides, kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { plainEvaluations, type EvaluateTurn } from '#shared/games/farkle/solve/match/turn-guide.ts'
import { cellOf } from '#shared/games/farkle/solve/match/turn-mass.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnValues, valuesOf, type WinState } from '#shared/games/farkle/solve/win/turn-values.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import {
  afterFarkle,
  goalRow,
  minimumRowAt,
  stateIndex,
} from '#shared/games/farkle/solve/win/win-states.ts'
import { slowDecisions, type SlowTurn } from './slow-decisions.ts'
import { slowOdds } from './slow-odds.ts'
import { listedGames } from '#test/support/listed-games.ts'
import { solvedValues } from '#test/support/solved-win.ts'

const { farkle, zilch } = PRESETS

/** Every rule of play, in games of which every state can be looked at. */
const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ...listedGames('everyRule'),
  ['basic Farkle to 2,000', { ...farkle, goal: 2000 }],
]

/** States spread over a whole game, by a stride that meets all kinds of them. */
function someStates(game: WinGame, count: number): WinState[] {
  const { lowest, scores, counters } = game
  const all = scores * scores * counters * counters
  return Array.from({ length: Math.min(count, all) }, (_, i) => {
    let at = (i * 7919) % all
    const next = (size: number): number => {
      const part = at % size
      at = Math.floor(at / size)
      return part
    }
    return {
      own: lowest + next(scores),
      opponent: lowest + next(scores),
      ownFarkles: next(counters),
      opponentFarkles: next(counters),
    }
  })
}

/** The turn of a state, played forwards the slow way. */
function slowTurns(rules: RuleSet): (state: WinState) => SlowTurn {
  const { game, endings, values } = solvedValues(rules)
  const odds = slowOdds(rules)
  const valueOf = valuesOf(game, values)
  return (state) => slowDecisions(game, odds, state.own, turnValues(game, endings, state, valueOf))
}

describe.each(GAMES)('the turns of %s', (_, rules) => {
  const solved = solvedValues(rules)
  const { game, endings, values } = solved
  const valueOf = valuesOf(game, values)
  const compiled = kernelEvaluations(solved)

  it('are the same compiled and plain, rolling where banking is better included', () => {
    const plain = plainEvaluations(solved)
    const guides = kernelGuides(solved)
    for (const state of someStates(game, 8)) {
      const { rows, roll, best, bank } = compiled(state)
      const slow = plain(state)
      expect(guides(state).best.slice(0, cellOf(game.model, rows, 1))).toEqual(
        best.slice(0, cellOf(game.model, rows, 1)),
      )
      const turn = turnValues(game, endings, state, valueOf)
      for (let row = 0; row < Math.min(rows, turn.rows); row++) {
        expect(bank[row]).toBe(turn.bank[row])
        for (const n of DICE_COUNTS) {
          expect(Math.abs(roll[cellOf(game.model, row, n)]! - turn.roll[n]![row]!)).toBeLessThan(
            1e-12,
          )
          expect(slow.roll[cellOf(game.model, row, n)]).toBe(turn.roll[n]![row])
        }
      }
    }
  })

  it('come to decisions as often as played forwards over every roll and move', () => {
    const slow = slowTurns(rules)
    const decisions = new TurnDecisions(game)
    const evaluate: EvaluateTurn = plainEvaluations(solved)
    for (const state of someStates(game, 8)) {
      decisions.count(state.own, evaluate(state))
      const expected = slow(state).decisions
      for (const n of DICE_COUNTS) {
        const some = expected.filter((decision) => decision.n === n)
        const often = some.reduce((sum, { chance }) => sum + chance, 0)
        const lost = some.reduce((sum, { chance, gain }) => sum + chance * Math.abs(gain), 0)
        expect(decisions.perTurn[n]).toBeCloseTo(often, 13)
        expect(decisions.lost[n]).toBeCloseTo(lost, 13)
      }
    }
  })

  it('are banked from where the values say', () => {
    const reached = rowsReached(game)
    for (const state of someStates(game, 8)) {
      const { bank, roll } = turnValues(game, endings, state, valueOf)
      const evaluation = compiled(state)
      for (const n of DICE_COUNTS) {
        const rows = Array.from({ length: Math.max(0, goalRow(game, state.own)) }, (_, row) => row)
        const open = rows.filter(
          (row) => row >= minimumRowAt(game, state.own) && reached[n]![row] === 1,
        )
        // Differences that are rounding may fall either way.
        const banks = open.filter((row) => bank[row]! > roll[n]![row]! + 1e-13)
        const rolls = open.filter((row) => roll[n]![row]! > bank[row]! + 1e-13)
        const { from, uneven } = bankLimit(game, reached[n]!, state.own, n, evaluation)
        if (from === null) {
          expect(banks).toEqual([])
          expect(uneven).toBe(false)
          continue
        }
        expect(open).toContain(from)
        expect(rolls).not.toContain(from)
        expect(banks.filter((row) => row < from)).toEqual([])
        if (!uneven) expect(rolls.filter((row) => row > from)).toEqual([])
        else expect(open.some((row) => row > from && !banks.includes(row))).toBe(true)
      }
    }
  })
})

describe.each([
  ['basic Farkle to 1,000', { ...farkle, goal: 1000 }],
  ['Zilch to 600', { ...zilch, goal: 600 }],
] as const)('the map of %s', (_, rules) => {
  const solved = solvedValues(rules)
  const { game } = solved
  const counters = { ownFarkles: game.counters - 1, opponentFarkles: 0 }
  const told: number[] = []
  const make = (progress?: (fraction: number) => void) =>
    bankMap(game, kernelEvaluations(solved), counters, progress)
  const map = make((fraction) => told.push(fraction))

  it('holds every cell in its place', () => {
    const scores = shownScores(game)
    const evaluate = kernelEvaluations(solved)
    const decisions = new TurnDecisions(game)
    const reached = rowsReached(game)
    scores.forEach((opponent, row) => {
      scores.forEach((own, column) => {
        const evaluation = evaluate({ own, opponent, ...counters })
        decisions.count(own, evaluation)
        for (const n of DICE_COUNTS) {
          const at = mapStart(map, n) + row * scores.length + column
          const { from, uneven } = bankLimit(game, reached[n]!, own, n, evaluation)
          const often = decisions.perTurn[n]!
          expect(map.from[at]).toBe(from ?? NEVER_BANKS)
          expect(map.uneven[at]).toBe(uneven ? 1 : 0)
          expect(map.perTurn[at]).toBe(Math.fround(often))
          expect(map.cost[at]).toBe(Math.fround(often > 0 ? decisions.lost[n]! / often : 0))
        }
      })
    })
    expect(map.from).toHaveLength(6 * scores.length ** 2)
  })

  it('is the same to the last bit when it is made again, and tells how far it is', () => {
    expect(make()).toEqual(map)
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })
})

describe.each([
  ['basic Farkle to 1,000', { ...farkle, goal: 1000 }],
  ['a minimum for the first bank', { ...farkle, goal: 1000, minimumFirstBank: 500 }],
  [
    'a penalty for two farkles in a row',
    { ...farkle, goal: 600, farklePenalty: { farkles: 2, points: 200, floor: -100 } },
  ],
  ['a final turn', { ...farkle, goal: 600, end: 'finalTurn' }],
] as const)('the visits of a game of %s', (_, rules) => {
  const solved = solvedValues(rules)
  const { game } = solved
  const told: number[] = []
  // Looked into the plain way, as below, so that equally good moves are the same ones.
  const visits = visitsPerGame(solved, (fraction) => told.push(fraction))

  it('flow from the start through every turn played forwards', () => {
    const slow = slowTurns(rules)
    const inflow = new Float64Array(visits.length)
    inflow[stateIndex(game, 0, 0)] = 1
    let ended = 0
    for (const state of someStates(game, Infinity)) {
      const { own, opponent, ownFarkles, opponentFarkles } = state
      const often = visits[stateIndex(game, own, opponent, ownFarkles, opponentFarkles)]!
      if (often === 0) continue
      const { banked, farkled } = slow(state)
      const after = afterFarkle(game, own, ownFarkles)
      inflow[stateIndex(game, opponent, after.own, opponentFarkles, after.farkles)]! +=
        often * farkled
      let left = 1 - farkled
      for (const [row, chance] of banked) {
        left -= chance
        const next = own + row * game.perRow
        inflow[stateIndex(game, opponent, next, opponentFarkles, 0)]! += often * chance
      }
      ended += often * left
    }
    visits.forEach((often, at) => expect(often).toBeCloseTo(inflow[at]!, 6))
    // Every game comes to an end, or to its last turn, once.
    expect(ended).toBeCloseTo(1, 6)
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it('come only where players can come', () => {
    const banked = bankedScores(game, rowsReached(game))
    for (const { own, opponent, ownFarkles, opponentFarkles } of someStates(game, Infinity)) {
      const often = visits[stateIndex(game, own, opponent, ownFarkles, opponentFarkles)]!
      const can = banked[own - game.lowest] === 1 && banked[opponent - game.lowest] === 1
      if (often > 0) expect([own, opponent, can]).toEqual([own, opponent, true])
    }
  })
})
