import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DICE, type DiceCount } from '#shared/base/units.ts'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { averagePoints } from '#shared/games/farkle/cards/turn-plays.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  gainOfRolling,
  turnFigures,
  type TurnStrategy,
} from '#shared/games/farkle/solve/turn/score-solver.ts'
import { tablePlay, tablePolicy } from '#shared/games/farkle/solve/turn/table-play.ts'
import { evaluatePolicy } from '#shared/games/farkle/solve/turn/turn-policy.ts'
import { wholeGame } from '#shared/games/farkle/solve/turn/turn-types.ts'
import type { Sheet, SheetCell, SheetKind, SheetTable } from '#shared/sheets/sheet.ts'
import { solvedLimit, sourcesOf, strategiesOf } from '#test/support/deck-sources.ts'
import { sheetsOf } from '#test/support/sheet-fixtures.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { slowOdds } from './slow-odds.ts'

/** Each is solved, made into sheets and solved again, so few and small ones. */
const MAX_ROWS = 120
const RULE_SETS = 6

const games = [
  ...Object.values(PRESETS),
  ...fc.sample(ruleSetsOfRows(MAX_ROWS), runs(RULE_SETS) as fc.Parameters<RuleSet>),
].map((rules) => {
  const sheets = sheetsOf(rules)
  const sheet = (kind: SheetKind): Sheet | undefined => sheets.find((one) => one.kind === kind)
  return { rules, sheets, sheet, strategies: strategiesOf(rules) }
})

const tableOf = (sheet: Sheet): SheetTable => sheet.blocks.find((block) => block.kind === 'table')!

/** The cells of a column by number of dice left; rows are headed with it, perhaps marked. */
function byDice({ rows }: SheetTable, column: number): Map<DiceCount, SheetCell> {
  return new Map(rows.map(({ head, cells }) => [parseInt(head), cells[column]!]))
}

/** A number of a sheet; "<0.1", which is more than nothing, counts as 0.1. */
const numberOf = (text: string): number => Number(text.replace(/[,<]/g, '').replace('−', '-'))

/** From which row on the solver banks, as a sheet writes it. */
function limitWords({ goal }: RuleSet, limit: number | null): string {
  if (limit === null || limit >= goal) return 'never'
  return limit === 0 ? 'any' : limit.toLocaleString('en-US')
}

/** Rows that can be reached with each number of dice, as many as every table of the rules shows. */
function reachableOf(rules: RuleSet, { model, rows }: TurnStrategy): readonly Uint8Array[] {
  const shown = sourcesOf(rules).report.turns[0]!.gains.length / ALL_DICE
  return reachableRows(rules, model, Math.max(shown, rows + 1))
}

function expectLimits(
  rules: RuleSet,
  strategy: TurnStrategy,
  row: Map<DiceCount, SheetCell>,
): void {
  const reachable = reachableOf(rules, strategy)
  for (const n of DICE_COUNTS) {
    const { text, weight } = row.get(n)!
    if (reachable[n]!.includes(1)) {
      // Every reachable total that may be banked is banked: then "as soon as one may" is meant.
      const limit = solvedLimit(strategy, n)
      const { minimumBank } = strategy.goal
      const { grid } = strategy.model
      const before = reachable[n]!.some(
        (can, i) => can === 1 && i * grid >= minimumBank && limit !== null && i * grid < limit,
      )
      expect(text).toBe(limitWords(rules, limit === null || before ? limit : minimumBank))
    } else expect([text, weight]).toEqual(['–', 'never'])
  }
}

describe('the numbers of sheets', () => {
  it('are the limits of the solver', () => {
    for (const { rules, sheet, strategies } of games) {
      expectLimits(rules, strategies[0]!, byDice(tableOf(sheet('limits')!), 0))
    }
  })

  it('are those of every turn type', () => {
    let types = 0
    for (const { rules, sheet, strategies } of games) {
      const table = tableOf(sheet('limits')!)
      const first = rules.minimumFirstBank > rules.minimumBank ? 1 : 0
      expect(table.columns).toHaveLength(strategies.length + first)
      strategies.forEach((strategy, i) => {
        types += i
        expectLimits(rules, strategy, byDice(table, i))
      })
    }
    expect(types).toBeGreaterThanOrEqual(enough(1))
  })

  it('are the least totals from which rolling is worth no more than the column says', () => {
    let cells = 0
    for (const { rules, sheet, strategies } of games) {
      const strategy = strategies[0]!
      const { model } = strategy
      const reachable = reachableOf(rules, strategy)
      const table = tableOf(sheet('breakpoints')!)
      const rows = table.columns.map(({ title }, i) => {
        return { value: numberOf(title.replace('Bank', '0')), texts: byDice(table, i) }
      })
      for (const n of rows[0]!.texts.keys()) {
        const first = reachable[n]!.indexOf(1)
        const gains = Array.from(reachable[n]!, (_, row) =>
          row < first ? -Infinity : gainOfRolling(strategy, row * model.grid, n),
        )
        let done = false
        for (const { value, texts } of rows) {
          const from = gains.findIndex(
            (_, row) => row >= first && gains.slice(row).every((gain) => gain <= value + 1e-9),
          )
          const always = value === 0 ? 'any' : '0'
          // From the goal on the turn is won.
          const isBeyond = rules.end !== 'rounds' && from * model.grid >= rules.goal
          const expected = from < 0 || done || isBeyond ? '–' : from === first ? always : undefined
          const text = texts.get(n)!.text
          if (expected === undefined) expect(numberOf(text)).toBe(from * model.grid)
          else expect(text).toBe(expected)
          done ||= from === first
          cells++
        }
        expect(done).toBe(true)
      }
    }
    expect(cells).toBeGreaterThanOrEqual(enough(100))
  })

  it('tell exactly what the table and the best play earn', () => {
    for (const { rules, sheet, strategies } of games) {
      const { farklePenalty, minimumBank } = rules
      const [usual] = strategies as [TurnStrategy]
      const { model, rows } = usual
      const best = farklePenalty
        ? wholeGame(model, minimumBank, farklePenalty).averagePoints
        : turnFigures(usual).expectedPoints
      const { table } = tablePlay(usual, reachableOf(rules, usual))
      // With more rows, as other turn types may bank later.
      const most = Math.max(...strategies.map((one) => one.rows))
      expect(most).toBeGreaterThanOrEqual(rows)
      const result = evaluatePolicy(model, tablePolicy(model, table, most))
      const { worth } = sheet('breakpoints')!
      expect(worth!.bestPoints).toBeCloseTo(best, 8)
      expect(worth!.points).toBeCloseTo(averagePoints([result], farklePenalty), 8)
      expect(worth!.points).toBeLessThanOrEqual(best + 1e-9)
    }
  })

  it('are the odds of all rolls, counted one by one', () => {
    for (const { rules, sheet } of games) {
      const odds = slowOdds(rules)
      const table = tableOf(sheet('odds')!)
      const [farkle, hot] = table.columns.map((_, i) => byDice(table, i))
      for (const n of DICE_COUNTS) {
        // What wins the game at once is no farkle, and all its dice score.
        const { wins, farkles, outcomes } = odds[n]!
        const all = outcomes.filter(({ moves }) => moves.some(({ dice }) => dice === 6))
        const hotDice = all.reduce((sum, { chance }) => sum + chance, 0)
        expect(Math.abs(numberOf(farkle!.get(n)!.text) - farkles * 100)).toBeLessThan(0.05 + 1e-9)
        const shown = numberOf(hot!.get(n)!.text)
        expect(shown).toBeGreaterThan(hotDice * 100 - 0.05 - 1e-9)
        expect(shown).toBeLessThan((hotDice + wins) * 100 + 0.05 + 1e-9)
      }
    }
  })

  it('of the first steps add up, each adding what it says', () => {
    for (const { sheet } of games) {
      const found = sheet('first-steps')!
      const [block] = found.blocks
      const lines = block?.kind === 'lines' ? block.lines : []
      const rows = lines.map((line) => {
        const [, adds, makes] = /\((?:\+(\S+) = )?(\S+)\)$/.exec(line)!
        return [numberOf(adds ?? '0'), numberOf(makes!)]
      })
      expect(rows.length).toBeLessThanOrEqual(7)
      rows.slice(1).forEach(([adds, points], i) => {
        expect(Math.abs(points! - rows[i]![1]! - adds!)).toBeLessThan(0.16)
        expect(adds).toBeGreaterThan(0)
      })
      expect(rows.at(-1)![1]).toBeCloseTo(found.worth!.points!, 1)
    }
  })

  it('are all there', () => {
    for (const { sheets } of games) {
      expect(JSON.stringify(sheets)).not.toMatch(/NaN|undefined|Infinity|−0\.0+\b/)
      for (const { rules, blocks } of sheets) {
        const lines = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []))
        for (const line of [...rules, ...lines]) expect(line).toMatch(/^.+[.)]$/)
      }
    }
  })
})
