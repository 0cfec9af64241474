import { describe, expect, it } from 'vitest'
import { multisetOf } from '#shared/dice/multiset.ts'
import { playSentences } from '#shared/games/farkle/analysis/rule-words.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame, winsAtOnce } from '#shared/games/farkle/solve/win/win-game.ts'
import {
  afterFarkle,
  endRow,
  goalRow,
  minimumRowAt,
  stateCount,
  stateIndex,
} from '#shared/games/farkle/solve/win/win-states.ts'

const { farkle, zilch } = PRESETS

const finer: RuleSet = {
  ...farkle,
  goal: 1030,
  minimumBank: 100,
  minimumFirstBank: 420,
  farklePenalty: { farkles: 3, points: 130, floor: -60 },
}

describe('the grid of a game', () => {
  it('is that of the turn totals where nothing is taken from a score', () => {
    const game = winGame(farkle)
    expect(game).toMatchObject({ grid: 50, perRow: 1, lowest: 0, goal: 200, scores: 200 })
    expect(game).toMatchObject({ counters: 1, penalty: 0, minimumRow: 1, minimumFirstRow: 1 })
    expect(stateCount(game)).toBe(40_000)
  })

  it('has a step for all that a penalty and its floor can make of a score', () => {
    const game = winGame(finer)
    expect(game).toMatchObject({ grid: 10, perRow: 5, lowest: -6, goal: 103, scores: 109 })
    expect(game).toMatchObject({ counters: 3, penalty: 13 })
    expect(stateCount(game)).toBe(109 * 109 * 9)
  })

  it('ends at the first step that reaches a goal between two', () => {
    expect(winGame({ ...farkle, goal: 801 }).goal).toBe(17)
    expect(winGame({ ...farkle, goal: 800 }).goal).toBe(16)
  })

  it('knows the states of Zilch', () => {
    expect(stateCount(winGame(zilch))).toBe(200 * 200 * 9)
  })
})

describe('the rows of a turn', () => {
  const game = winGame(finer)

  it('may be banked from the minimum on, from the larger one with nothing banked', () => {
    // 420 points are no turn total; 450 are the first beyond.
    expect(game).toMatchObject({ minimumRow: 2, minimumFirstRow: 9 })
    expect([-6, 0].map((own) => minimumRowAt(game, own))).toEqual([9, 9])
    expect([1, 50].map((own) => minimumRowAt(game, own))).toEqual([2, 2])
  })

  it('never let nothing be banked', () => {
    expect(minimumRowAt(winGame(farkle), 100)).toBe(1)
  })

  it('reach the goal, and end the game where they may be banked', () => {
    // From 1,010 one row of 50 points reaches 1,030, but 100 must be banked.
    expect(goalRow(game, 101)).toBe(1)
    expect(endRow(game, 101)).toBe(2)
    // From -60 it takes 1,090, that is 22 rows.
    expect(goalRow(game, -6)).toBe(22)
    expect(endRow(game, -6)).toBe(22)
  })
})

describe('a farkle', () => {
  it('changes nothing without a penalty', () => {
    expect(afterFarkle(winGame(farkle), 70, 0)).toEqual({ own: 70, farkles: 0 })
  })

  it('counts up to the one that costs points, down to the floor', () => {
    const game = winGame(finer)
    expect(afterFarkle(game, 20, 0)).toEqual({ own: 20, farkles: 1 })
    expect(afterFarkle(game, 20, 1)).toEqual({ own: 20, farkles: 2 })
    expect(afterFarkle(game, 20, 2)).toEqual({ own: 7, farkles: 0 })
    expect(afterFarkle(game, 3, 2)).toEqual({ own: -6, farkles: 0 })
    expect(afterFarkle(game, -6, 2)).toEqual({ own: -6, farkles: 0 })
  })

  it('costs points every time where the penalty is for one', () => {
    const game = winGame({ ...farkle, farklePenalty: { farkles: 1, points: 100, floor: 0 } })
    expect(afterFarkle(game, 10, 0)).toEqual({ own: 8, farkles: 0 })
    expect(afterFarkle(game, 1, 0)).toEqual({ own: 0, farkles: 0 })
  })
})

it('the place of a state in a table is another one for every state, without a gap', () => {
  const game = winGame({ ...finer, goal: 60, minimumFirstBank: 60, minimumBank: 0 })
  const places = new Set<number>()
  for (let own = -6; own < 6; own++) {
    for (let opponent = -6; opponent < 6; opponent++) {
      for (let ownFarkles = 0; ownFarkles < 3; ownFarkles++) {
        for (let opponentFarkles = 0; opponentFarkles < 3; opponentFarkles++) {
          places.add(stateIndex(game, own, opponent, ownFarkles, opponentFarkles))
        }
      }
    }
  }
  expect(places.size).toBe(stateCount(game))
  expect(Math.min(...places)).toBe(0)
  expect(Math.max(...places)).toBe(stateCount(game) - 1)
})

describe('six of a kind', () => {
  const wins = winGame({ ...farkle, sixOfAKindWins: true })

  it('wins with six dice and under its rule only', () => {
    const rules = { ...farkle, sixOfAKindWins: true }
    expect(winsAtOnce(rules, multisetOf([4, 4, 4, 4, 4, 4]))).toBe(true)
    expect(winsAtOnce(rules, multisetOf([4, 4, 4, 4, 4, 5]))).toBe(false)
    expect(winsAtOnce(rules, multisetOf([4, 4, 4, 4, 4]))).toBe(false)
    expect(winsAtOnce(farkle, multisetOf([4, 4, 4, 4, 4, 4]))).toBe(false)
  })

  it('is five of a kind with five dice', () => {
    const five = { ...farkle, dice: 5, sixOfAKindWins: true }
    expect(winsAtOnce(five, multisetOf([4, 4, 4, 4, 4]))).toBe(true)
    expect(winsAtOnce(five, multisetOf([4, 4, 4, 4, 1]))).toBe(false)
    expect([...winGame(five).instantWin]).toEqual([0, 0, 0, 0, 0, 6 / 7_776])
    expect(playSentences(five, String)).toContain('Five of a kind in one roll wins the game.')
    const seven = { ...farkle, dice: 7, sixOfAKindWins: true }
    expect(winsAtOnce(seven, multisetOf([4, 4, 4, 4, 4, 4, 1]))).toBe(true)
  })

  it('comes up with six rolls of 46,656', () => {
    expect([...wins.instantWin]).toEqual([0, 0, 0, 0, 0, 0, 6 / 46_656])
    expect([...winGame(farkle).instantWin]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it.each([wins, winGame(farkle), winGame(zilch)])('leaves the chances of a roll at 1', (game) => {
    for (const { dice, probability, farkleProbability } of game.model.byDice.slice(1)) {
      const sum = probability.reduce((all, chance) => all + chance, 0)
      expect(sum + farkleProbability + game.instantWin[dice]!).toBeCloseTo(1, 14)
    }
  })
})

describe('the options of a roll', () => {
  /** All (dice, steps) that can be set aside from the group that shows two dice, a 1 and a 5. */
  const optionsOfTwo = (rules: RuleSet): string[] => {
    const { groupCount, optionStart, optionDice, optionSteps } = winGame(rules).model.byDice[2]!
    const group = Array.from({ length: groupCount }, (_, g) =>
      Array.from(
        { length: optionStart[g + 1]! - optionStart[g]! },
        (_, i) => `${optionDice[optionStart[g]! + i]}: ${optionSteps[optionStart[g]! + i]}`,
      ),
    )
    return group.find((options) => options.includes('2: 3'))!.sort()
  }

  it('are the best for each number of dice where more points are never worse', () => {
    expect(optionsOfTwo(farkle)).toEqual(['1: 2', '2: 3'])
  })

  it('are all there are before a final turn, where more points can be worse', () => {
    expect(optionsOfTwo({ ...farkle, end: 'finalTurn' })).toEqual(['1: 1', '1: 2', '2: 3'])
  })

  it('are the forced one where all that scores must be set aside', () => {
    const rules: RuleSet = { ...farkle, end: 'finalTurn', mustSetAsideAll: true }
    expect(optionsOfTwo(rules)).toEqual(['2: 3'])
  })
})
