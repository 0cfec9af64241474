import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { visitsPerGame } from '#shared/games/farkle/solvers/wins.ts'
import { findLeadAdvice } from '#shared/games/farkle/solve/match/find-lead-advice.ts'
import { kernelGuides, kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import {
  gameParts,
  leadParts,
  partCount,
  partOf,
} from '#shared/games/farkle/solve/match/lead-advice.ts'
import { BankLosses } from '#shared/games/farkle/solve/match/bank-losses.ts'
import { LeadPlayer } from '#shared/games/farkle/solve/match/lead-player.ts'
import { chancesOf } from '#shared/games/farkle/solve/match/match-chances.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { PlannedPlayer } from '#shared/games/farkle/solve/match/planned-player.ts'
import { holdPlans, tablePlans } from '#shared/games/farkle/solve/match/plans.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { slowLosses } from '#test/property/slow-leads.ts'
import { SlowMatch } from '#test/property/slow-match.ts'
import type { SlowPlayer } from '#test/property/slow-plan.ts'
import { slowPlayer } from '#test/property/slow-players.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const { farkle, zilch } = PRESETS

/** About the points of a turn of basic Farkle. */
const PER_TURN = 446.6

describe('the parts of a game', () => {
  it('are three phases and five bands of leads for Farkle and for Zilch', () => {
    for (const rules of [farkle, zilch]) {
      expect(leadParts(winGame(rules), PER_TURN)).toEqual({
        phases: [0, 8500, 9500],
        leads: [-1450, -450, 500, 1500],
      })
    }
  })

  it.each([
    [300, [0], []],
    [600, [0, 100], [-450, 500]],
    [2000, [0, 500, 1500], [-1450, -450, 500, 1500]],
  ])('of a game to %i are as many as there is room for', (goal, phases, leads) => {
    expect(leadParts(winGame({ ...farkle, goal }), PER_TURN)).toEqual({ phases, leads })
  })

  it('are counted in rounder numbers where turns make more', () => {
    const game = winGame({ ...farkle, goal: 100_000 })
    expect(leadParts(game, 1900).leads).toEqual([-5950, -1950, 2000, 6000])
    expect(leadParts(game, 8000).phases).toEqual([0, 70_000, 90_000])
    expect(leadParts(game, 75).leads).toEqual([-250, -50, 100, 300])
  })

  it('begin with the worst lead of the first phase and hold every score', () => {
    const game = winGame({ ...zilch, farklePenalty: { farkles: 2, points: 30, floor: -100 } })
    const parts = leadParts(game, PER_TURN)
    expect(parts.phases).toEqual([-100, 8500, 9500])
    const seen = new Set<number>()
    for (let own = -100; own < 10_000; own += 70) {
      for (let opponent = -100; opponent < 10_000; opponent += 70) {
        seen.add(partOf(parts, own, opponent))
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(
      Array.from({ length: partCount(parts) }, (_, i) => i),
    )
    expect(partOf(parts, 0, 1500)).toBe(0)
    expect(partOf(parts, 0, 1450)).toBe(1)
    expect(partOf(parts, 450, 0)).toBe(2)
    expect(partOf(parts, 500, 0)).toBe(3)
    expect(partOf(parts, 8450, 0)).toBe(4)
    expect(partOf(parts, 8500, 0)).toBe(9)
    expect(partOf(parts, 0, 9500)).toBe(10)
  })
})

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['basic Farkle to 900', { ...farkle, goal: 900 }],
  ['a minimum for the first bank', { ...farkle, goal: 700, minimumFirstBank: 300 }],
  ['a final turn', { ...farkle, goal: 600, end: 'finalTurn' }],
  [
    'a farkle penalty',
    { ...farkle, goal: 600, farklePenalty: { farkles: 2, points: 200, floor: -100 } },
  ],
]

describe.each(GAMES)('the advice by lead for %s', (_, rules) => {
  const solved = solvedWin(rules)
  const { game, endings, table } = solved
  const { values } = table
  const context = { game, endings, values, guides: kernelGuides({ ...solved, values }) }
  const evaluate = kernelEvaluations({ game, endings, values })
  const visits = visitsPerGame(context)
  const heard: number[] = []
  const advice = findLeadAdvice(context, evaluate, visits, (part) => heard.push(part))
  const parts = { leads: advice.leads, phases: advice.phases.map(({ from }) => from) }
  const numbers = advice.phases.flatMap((phase) => phase.numbers)
  const slow = slowLosses(solved, gameParts(game, parts), visits)

  it('rests on losses that are found a second time', () => {
    const losses = new BankLosses(game, evaluate, gameParts(game, parts), visits, () => {})
    let lost = 0
    losses.parts.forEach((part, i) => {
      for (const n of DICE_COUNTS) {
        part[n]!.bank.forEach((loss, row) => {
          expect(loss).toBeCloseTo(slow[i]![n]!.bank[row]!, 7)
          expect(part[n]!.roll[row]).toBeCloseTo(slow[i]![n]!.roll[row]!, 7)
          lost += loss
        })
      }
    })
    expect(lost).toBeGreaterThan(0.01)
  })

  it('loses no more with each of its numbers than with any other, but for a trifle', () => {
    const { grid } = game.model
    const first = game.minimumRow
    let reached = 0
    numbers.forEach((band, i) => {
      for (const n of DICE_COUNTS) {
        const { bank, roll } = slow[i]![n]!
        const lossFrom = (from: number): number =>
          bank.reduce((sum, loss, row) => sum + (row >= from ? loss : roll[row]!), 0)
        const { from, worth } = band[n - 1]!
        const own = lossFrom(from === null ? Infinity : from / grid)
        for (let row = first; row <= bank.length; row++) {
          expect(own).toBeLessThanOrEqual(lossFrom(row) + 6e-6)
        }
        expect(worth).toBeGreaterThanOrEqual(0)
        if (band[n - 1]!.reached) reached++
      }
    })
    expect(reached).toBeGreaterThan(6)
  })

  it('wins more than the table alone, by a match to the end, and less than half', () => {
    const { first } = playMatch(context, { kind: 'table' }, { kind: 'optimal' })
    expect(advice.withoutNumbers).toBeCloseTo(first.average, 12)
    expect(advice.average).toBeGreaterThan(advice.withoutNumbers)
    expect(advice.average).toBeLessThan(0.5)
    expect(heard.at(-1)).toBe(1)
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  })

  it('is followed as it is told: like somebody who plays it roll by roll', () => {
    const limits = numbers.map((band) => band.map(({ from }) => from))
    const byTable = new PlannedPlayer(game, endings, tablePlans(game, endings), true)
    const player = new LeadPlayer(game, endings, parts, limits, byTable.lastChance)
    const holder = new PlannedPlayer(game, endings, holdPlans(game, endings, 350), true)
    const match = new Match(game, player, holder)
    match.solve()
    const slowTable = slowPlayer(rules, { kind: 'table' })
    const slowLead: SlowPlayer = {
      winningBank: true,
      sees: ({ own, opponent }) => String(partOf(parts, own, opponent)),
      // Dice are set aside as by the usual turn's table.
      choose: (moves, total, left, at) =>
        slowTable.choose(moves, total, left, { ...at, own: game.grid, ownFarkles: 0 }),
      banks(total, left, { own, opponent }) {
        const from = limits[partOf(parts, own, opponent)]![left - 1] ?? null
        return from !== null && total >= from
      },
    }
    const slowHolder = slowPlayer(rules, { kind: 'hold', at: 350 })
    const expected = new SlowMatch(rules, slowLead, slowHolder).solve(game.grid)
    const { first, second } = chancesOf(match)
    expect(first.asFirst).toBeCloseTo(expected.first, 11)
    expect(second.asFirst).toBeCloseTo(expected.second, 11)
    // The same player meets the optimal one in the advice's own figure.
    const last = new Match(game, player, optimalPlayer(context, player.lastChance))
    last.solve()
    expect(chancesOf(last).first.average).toBeCloseTo(advice.average, 12)
  })
})
