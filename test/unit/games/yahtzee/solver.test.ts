import { beforeAll, describe, expect, it } from 'vitest'
import { newTable, stateIndex, TURNS, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { parseCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import {
  expectedScore,
  levelStates,
  solveYahtzee,
  YahtzeeWork,
} from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'

const turn = turnKernel(2)

describe('the expected score of the optimal player', () => {
  it.each([
    ['free', '254.589609'],
    ['none', '245.870775'],
  ] as const)('is that of the papers with jokers %s', (id, score) => {
    const game = yahtzeeGame(PRESETS[id])
    const { table } = solveYahtzee(game, { turn })
    expect(expectedScore(game, table).toFixed(6)).toBe(score)
  })
})

describe('the official game', () => {
  const game = yahtzeeGame(PRESETS.forced)
  const levels: number[] = []
  let table: Float64Array
  beforeAll(() => {
    table = solveYahtzee(game, { turn, onLevel: (_, states) => levels.push(states) > 0 }).table
  })

  it('is worth 254.587729', () => {
    expect(expectedScore(game, table).toFixed(6)).toBe('254.587729')
  })

  it('leaves no state unsolved, and tells of each level', () => {
    expect(table.every((value) => value >= 0)).toBe(true)
    expect(levels).toHaveLength(TURNS)
    expect(levels.at(-1)).toBe(table.length - levelStates(game, TURNS))
  })

  // Glenn 2006, section 8: a Yahtzee as the last box is worth 2.3014, chance 23 1/3.
  it.each([
    ['x123456kqhslc.t0', 2.3014],
    ['x123456kqhsl.t0.y0', 23 + 1 / 3],
    ['x123456kqhsl.t63.y0', 35 + 23 + 1 / 3],
  ])('has a last box worth what the paper says, %s', (code, value) => {
    const card = parseCardCode(code)
    if (!card.ok) throw new Error('not a card')
    expect(table[stateIndex(game, card.value)]).toBeCloseTo(value, 4)
  })

  it('can be stopped after a level and resumed, to the last bit', () => {
    const from = 10
    const half = solveYahtzee(game, { turn, onLevel: ({ level }) => level > from })
    expect(half.level).toBe(from)
    const standing = { level: half.level, table: half.table.slice() }
    const more = solveYahtzee(game, { turn, from: standing, onLevel: ({ level }) => level > 9 })
    expect(more.level).toBe(9)
    for (let i = 0; i < table.length; i++) {
      if (!Number.isNaN(more.table[i]!) && more.table[i] !== table[i]) expect(i).toBe(-1)
    }
  })

  it('comes out the same whoever does which unit in which order', () => {
    const shared = newTable(game)
    const workers = [0, 1, 2].map(() => new YahtzeeWork(game, shared, turnKernel(2)))
    for (let level = TURNS - 1; level >= 9; level--) {
      game.units[level]!.toReversed().forEach((unit, i) => workers[i % 3]!.run(unit))
    }
    let solved = 0
    for (let i = 0; i < table.length; i++) {
      if (Number.isNaN(shared[i]!)) continue
      solved++
      if (shared[i] !== table[i]) expect(i).toBe(-1)
    }
    expect(solved).toBeGreaterThan(50_000)
  })
})
