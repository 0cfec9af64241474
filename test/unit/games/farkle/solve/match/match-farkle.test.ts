import { describe, expect, it } from 'vitest'
import { findThresholds } from '#shared/games/farkle/solve/match/find-thresholds.ts'
import { chancesOf, type MatchResult } from '#shared/games/farkle/solve/match/match-chances.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { plannedPlayer } from '#shared/games/farkle/solve/match/play-match.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makeSheets } from '#shared/games/farkle/sheets/sheets.ts'
import { someOf } from '#test/property/runs.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { printedAs, printedFigures } from '../turn/figures.ts'
import { matchContext } from '#test/support/solved-win.ts'

// M. Busche and T. W. Neller, Optimal Play of the Farkle Dice Game (2017), sections 4 and 5.

const context = matchContext(PRESETS.farkle)
const { game } = context

// His turns take long to play, and are the same in every match: without a last turn no opponent matters.
const optimal = optimalPlayer(context, () => 0)

function againstOptimal(policy: Policy): MatchResult {
  const match = new Match(game, plannedPlayer(context, policy)!, optimal)
  match.solve()
  return { ...chancesOf(match), residual: match.residual() }
}

const winning: Policy = { kind: 'points', winningBank: true }

describe('matches of basic Farkle against the optimal player', () => {
  const { first: points, second: best, residual } = againstOptimal(winning)

  it('give most points with a winning bank the chances that the article prints', () => {
    expect(printedAs(points.asFirst * 100, '51.3812')).toBe('51.3812')
    expect(printedAs(points.asSecond * 100, '43.8470')).toBe('43.8470')
    expect(printedAs(points.average * 100, '47.6141')).toBe('47.6141')
    // The win advantage is the rest on both sides of one half, 4.7718% of games by the article.
    expect(printedAs((best.average - points.average) * 100, '4.7718')).toBe('4.7718')
    expect(residual).toBeLessThan(1e-13)
  })

  it.each(
    someOf<[name: string, policy: Policy, least: number, most: number]>([
      ['the table the same, for it is perfect', { kind: 'table' }, 0, 0],
      ['less without a winning bank', { kind: 'points', winningBank: false }, -0.005, -0.004],
    ]),
  )('give %s', (_, policy, least, most) => {
    const { average } = againstOptimal(policy).first
    expect(average).toBeGreaterThanOrEqual(points.average + least)
    expect(average).toBeLessThanOrEqual(points.average + most)
  })
})

describe('the best go-for-it thresholds of basic Farkle', () => {
  const heard: number[] = []
  const found = findThresholds(context, (fraction) => heard.push(fraction))

  it('are those of table 4', () => {
    const printed = printedFigures('farkle_table4_go_for_it')
    for (const row of printed) {
      const n = Number(row.dice)
      const text = (value: number | null): string => (value === null ? '' : String(value))
      expect([n, text(found.thresholds.own[n - 1]!)]).toEqual([n, row.own_banked_at_least])
      expect([n, text(found.thresholds.opponent[n - 1]!)]).toEqual([
        n,
        row.opponent_banked_at_least,
      ])
    }
    expect(printed).toHaveLength(6)
  })

  it('are printed on the sheet as in table 4, with what they win', () => {
    const { own, opponent } = found.thresholds
    const { average, withoutThresholds } = found
    const sources = sourcesOf(PRESETS.farkle, { own, opponent, average, withoutThresholds })
    const [sheet] = makeSheets(
      { ...sources, leads: null, card: null, threeCard: null, wins: {}, steps: [] },
      ['go-for-it'],
    )
    const table = sheet!.blocks.find((block) => block.kind === 'table')!
    const printed = printedFigures('farkle_table4_go_for_it')
    const cells = table.rows.map((row) => row.cells.map(({ text }) => text.replace(',', '')))
    expect(table.rows.map(({ head }) => head)).toEqual(printed.map(({ dice }) => dice))
    expect(cells).toEqual(
      printed.map((dice) =>
        ['own_banked_at_least', 'opponent_banked_at_least'].map((side) => dice[side] || '–'),
      ),
    )
    expect(sheet!.worth!.text).toContain('Wins 49.11% ')
  })

  it('bring the optimal player down to an advantage of 1.7754%', () => {
    expect(found.average).toBeCloseTo(0.491123, 6)
    expect(printedAs((1 - 2 * found.average) * 100, '1.7754')).toBe('1.7754')
    expect(printedAs(found.withoutThresholds * 100, '47.6141')).toBe('47.6141')
    expect(found.match.residual).toBeLessThan(1e-13)
  })

  it('win less with any of them a step up or down, the last one by 5 in a million millions', () => {
    expect(found.neighbours).toHaveLength(2 * 9)
    for (const { gain } of found.neighbours) expect(gain).toBeLessThan(0)
    const nearest = found.neighbours.toSorted((a, b) => b.gain - a.gain)[0]!
    expect(nearest).toMatchObject({ dice: 5, side: 'opponent', at: 7950 })
    expect(nearest.gain).toBeGreaterThan(-5.1e-12)
    expect(nearest.gain).toBeLessThan(-4.9e-12)
  })

  it('are what a match with them shows', () => {
    const given: Policy = { kind: 'go-for-it', thresholds: found.thresholds }
    const { first, second } = againstOptimal(given)
    expect(first.average).toBeCloseTo(found.average, 14)
    expect(first.asFirst).toBeCloseTo(found.match.first.asFirst, 14)
    expect(second.asFirst).toBeCloseTo(found.match.second.asFirst, 14)
  })

  it('are found with progress that only grows', () => {
    expect(heard.at(-1)).toBe(1)
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  })
})
