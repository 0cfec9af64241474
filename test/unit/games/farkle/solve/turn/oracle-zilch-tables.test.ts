import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import {
  gainOfRolling,
  solveTurn,
  turnFigures,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { printedAs, printedFigures } from './figures.ts'

// "Maximizing your expected scores in Zilch" (2010), tables 2 to 4: E(s, n) for all s <= 3200 under a
// zilch penalty y of 0, 72 and 500 points. A dash stands for a state that cannot be reached.

const zilch = PRESETS.zilch
const model = turnModel(zilch)
const TABLES = [
  { table: 'table 2', file: 'zilch_table2_T0_y0', farklePenalty: 0 },
  { table: 'table 3', file: 'zilch_table3_T1_y72', farklePenalty: 72 },
  { table: 'table 4', file: 'zilch_table4_T2_y500', farklePenalty: 500 },
] as const

function solvedFor(farklePenalty: number) {
  const strategy = solveTurn(model, { farklePenalty, minimumBank: zilch.minimumBank })
  const reachable = reachableRows(zilch, model, 3200 / model.grid + 1)
  return { strategy, reachable }
}

/** Every cell of a printed table next to what the solver says of it. */
function cellsOf(file: string, farklePenalty: number) {
  const { strategy, reachable } = solvedFor(farklePenalty)
  return printedFigures(file).flatMap((row) =>
    DICE_COUNTS.map((n) => {
      const s = Number(row['turn_score'])
      const printed = row[`n${n}`]!
      const solved = printedAs(gainOfRolling(strategy, s, n), '0.000')
      const canBeReached = reachable[n]![s / model.grid] === 1
      return { state: `E(${s}, ${n})`, printed, solved, canBeReached }
    }),
  )
}

describe.each(TABLES)('Zilch article, $table, zilch penalty $farklePenalty', (table) => {
  const cells = cellsOf(table.file, table.farklePenalty)

  it('has every printed E(s, n) to its last digit', () => {
    const printed = cells.filter((cell) => cell.printed !== '')
    expect(printed).toHaveLength(362)
    const wrong = printed.filter((cell) => cell.printed !== cell.solved)
    expect(wrong).toEqual([])
  })

  it('has a dash exactly where legal play cannot lead', () => {
    expect(cells).toHaveLength(65 * 6)
    const wrong = cells.filter((cell) => (cell.printed !== '') !== cell.canBeReached)
    expect(wrong).toEqual([])
  })
})

describe('Zilch article, tables 2 to 4 together', () => {
  it('print 1,086 values', () => {
    const printed = TABLES.flatMap(({ file, farklePenalty }) => cellsOf(file, farklePenalty))
    expect(printed.filter((cell) => cell.printed !== '')).toHaveLength(1086)
  })

  it('begin with E_BIG6 = 478.237 (eq. 6 and 7), the same for every penalty', () => {
    for (const { farklePenalty } of TABLES) {
      const { strategy } = solvedFor(farklePenalty)
      expect(strategy.tail.gain[6]!.toFixed(3)).toBe('478.237')
      expect(gainOfRolling(strategy, 1_000_000, 6)).toBe(strategy.tail.gain[6])
    }
  })

  it('end with the figures of the whole turn that "Results" gives', () => {
    const [plain, , last] = TABLES.map((table) =>
      turnFigures(solvedFor(table.farklePenalty).strategy),
    )
    expect(plain!.expectedPoints.toFixed(6)).toBe('623.017489')
    expect(plain!.farkleProbability.toFixed(6)).toBe('0.193326')
    expect(last!.expectedPoints.toFixed(3)).toBe('547.157')
    expect(last!.farkleProbability.toFixed(6)).toBe('0.132148')
  })

  it('are alike 500 points apart while at least 300 can be banked (remark on tables 2 and 4)', () => {
    const without = solvedFor(0).strategy
    const facing = solvedFor(500).strategy
    for (let s = zilch.minimumBank; s <= 2700; s += 50) {
      for (const n of DICE_COUNTS) {
        expect(gainOfRolling(facing, s, n)).toBeCloseTo(gainOfRolling(without, s + 500, n), 9)
      }
    }
    expect(gainOfRolling(facing, 100, 5)).not.toBeCloseTo(gainOfRolling(without, 600, 5), 1)
  })
})
