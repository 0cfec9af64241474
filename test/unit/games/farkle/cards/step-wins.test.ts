import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#shared/base/units.ts'
import { bankLimits } from '#shared/games/farkle/cards/bank-limits.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { turnTypes } from '#shared/games/farkle/cards/sources.ts'
import { gamePlayers, stepWins } from '#shared/games/farkle/cards/step-wins.ts'
import { kernelGuides } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { playMatch, plannedPlayer } from '#shared/games/farkle/solve/match/play-match.ts'
import type { MatchContext } from '#shared/games/farkle/solve/match/player.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { SlowMatch } from '#test/property/slow-match.ts'
import type { SlowPlayer } from '#test/property/slow-plan.ts'
import { slowPlayer } from '#test/property/slow-players.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const AT_ONCE: RuleSet = { ...PRESETS.farkle, name: 'At once', goal: 1500 }
/** A final turn, a penalty, and more to wait for before the first bank than ever after it. */
const FULL: RuleSet = {
  ...PRESETS.farkle,
  name: 'Full',
  sets: PRESETS.farkle.sets.map((points, i) => (i === 4 ? [100, ...points.slice(1)] : points)),
  goal: 800,
  end: 'finalTurn',
  minimumFirstBank: 400,
  farklePenalty: { farkles: 2, points: 400, floor: 0 },
}

function contextOf(rules: RuleSet): MatchContext {
  const { game, endings, table } = solvedWin(rules)
  const solved = { game, endings, values: table.values }
  return { ...solved, guides: kernelGuides(solved) }
}

function stepsOf(rules: RuleSet) {
  const sources = sourcesOf(rules)
  return { sources, steps: stepsOfKnowledge(sources) }
}

describe.each([AT_ONCE, FULL])('what steps win under $name', (rules) => {
  const context = contextOf(rules)
  const { sources, steps } = stepsOf(rules)

  const told: number[] = []
  const wins = stepWins(context, sources, steps, (part) => told.push(part))

  it('is what matches of their policies say', () => {
    expect(wins.map(({ id }) => id)).toEqual(steps.map(({ id }) => id))
    const played = steps.filter(({ policy }) => policy !== null)
    expect(played.length).toBeGreaterThan(2)
    for (const { id, policy } of played) {
      const { first, residual } = playMatch(context, policy!, { kind: 'optimal' })
      expect(residual).toBeLessThan(1e-12)
      expect(wins.find((one) => one.id === id)!.average).toBeCloseTo(first.average, 12)
    }
    for (const { average } of wins) {
      expect(average).toBeGreaterThan(0)
      expect(average).toBeLessThanOrEqual(0.5 + 1e-12)
    }
  })

  it('goes on from nothing to all, and says so', () => {
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told[0]).toBeLessThan(0.1)
    expect(told.at(-1)).toBe(1)
  })
})

it('a step that no policy tells plays as it would by one', () => {
  const context = contextOf(AT_ONCE)
  const { sources, steps } = stepsOf(AT_ONCE)
  const table = steps.find(({ id }) => id === 'table')!
  const [told, untold] = [table, { ...table, policy: null }].map(
    (step) => stepWins(context, sources, [step])[0]!.average,
  )
  expect(untold).toBeCloseTo(told!, 13)
})

/** By the limits of the turn that `farklesOf` says, in points and roll by roll. */
function slowLimits(rules: RuleSet, farklesOf: (farkles: number) => number): SlowPlayer {
  const { grid } = turnModel(rules)
  const limits = turnTypes(sourcesOf(rules).report).map((turn) => bankLimits(turn, grid))
  return {
    ...slowPlayer(rules, { kind: 'hold', at: 0 }),
    sees: ({ ownFarkles }) => String(ownFarkles),
    banks(total, left, { ownFarkles }) {
      const from = limits[farklesOf(ownFarkles)]!.find(({ dice }) => dice === left)?.from
      return from != null && total >= from
    },
  }
}

/** The same, but for setting aside by the table for no farkle before. */
function slowTurnTypes(rules: RuleSet): SlowPlayer {
  const table = slowPlayer(rules, { kind: 'table' })
  const usual = { own: 1, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }
  return {
    ...slowLimits(rules, (farkles) => farkles),
    choose: (moves, total, left) => table.choose(moves, total, left, usual),
  }
}

describe('the players of steps that no policy tells', () => {
  const { sources, steps } = stepsOf(FULL)
  const context = contextOf(FULL)
  const against = { kind: 'hold', at: 300 } as const

  it.each([
    ['limits', slowLimits(FULL, () => 0)],
    ['turn-types', slowTurnTypes(FULL)],
  ] as const)('agree with a slow method that plays roll by roll: %s', (id, slow) => {
    const players = gamePlayers(context, sources, steps)
    const { player } = players.find((one) => one.id === id)!
    const match = new Match(context.game, player, plannedPlayer(context, against)!)
    match.solve()
    const expected = new SlowMatch(FULL, slow, slowPlayer(FULL, against)).solve(context.game.grid)
    const start = stateIndex(context.game, 0, 0)
    expect(match.values[0][start]).toBeCloseTo(expected.first, 11)
    expect(match.values[1][start]).toBeCloseTo(expected.second, 11)
  })

  it('have a limit to tell them by', () => {
    const limits = turnTypes(sources.report).map((turn) => bankLimits(turn, context.game.grid))
    const froms = DICE_COUNTS.map((n) => limits.map((all) => all.find((l) => l.dice === n)?.from))
    expect(froms.some(([first, second]) => first !== second)).toBe(true)
  })
})
