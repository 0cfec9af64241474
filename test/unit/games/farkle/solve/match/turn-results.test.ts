import { describe, expect, it } from 'vitest'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { holdPlans, pointsPlans, tablePlans } from '#shared/games/farkle/solve/match/plans.ts'
import { PlannedPlayer } from '#shared/games/farkle/solve/match/planned-player.ts'
import type { Player } from '#shared/games/farkle/solve/match/player.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const { farkle, facebook } = PRESETS

/** An outcome as rows with chances, those from the goal on apart. */
function resultsOf({ outcomes }: Player, id: number) {
  const { rows, chances } = outcomes.blockOf(id)
  const offset = outcomes.offsetOf(id)
  const list = (from: number, to: number): [row: number, chance: number][] =>
    [...rows.subarray(from - offset, to - offset)].map((row, i) => [
      row,
      chances[from - offset + i]!,
    ])
  return {
    banked: list(outcomes.start[id]!, outcomes.goal[id]!),
    beyond: list(outcomes.goal[id]!, outcomes.end[id]!),
    farkle: outcomes.farkle[id]!,
    won: outcomes.won[id]!,
    scored: outcomes.scored[id]!,
  }
}

const sum = (list: readonly [number, number][]): number => list.reduce((all, [, p]) => all + p, 0)

describe('a turn for most points', () => {
  it('banks what the score solver expects, far from the goal', () => {
    for (const rules of [farkle, facebook]) {
      const game = winGame({ ...rules, goal: 100_000 })
      const endings = gameEndings(game)
      const player = new PlannedPlayer(game, endings, pointsPlans(game, endings, false), false)
      const { banked, farkle: risk, scored } = resultsOf(player, player.outcomeAt(0, 0, 0))
      const goal = { farklePenalty: 0, minimumBank: rules.minimumBank }
      const figures = turnFigures(solveTurn(turnModel(rules), goal))
      const points = banked.reduce((all, [row, chance]) => all + row * game.model.grid * chance, 0)
      expect(points).toBeCloseTo(figures.expectedPoints, 8)
      expect(risk).toBeCloseTo(figures.farkleProbability, 12)
      expect(risk + scored).toBeCloseTo(1, 13)
    }
  })

  it('takes a winning bank only if it is told to', () => {
    const game = winGame(farkle)
    const endings = gameEndings(game)
    const own = (10_000 - 50) / 50
    const withBank = new PlannedPlayer(game, endings, pointsPlans(game, endings, true), true)
    const risk = 5 / 162
    const winning = resultsOf(withBank, withBank.outcomeAt(own, 0, 0))
    expect(winning.won).toBeCloseTo(1 - risk, 14)
    expect(winning.farkle).toBeCloseTo(risk, 14)
    const without = new PlannedPlayer(game, endings, pointsPlans(game, endings, false), false)
    const plain = resultsOf(without, without.outcomeAt(own, 0, 0))
    expect(plain.farkle).toBeCloseTo(0.20596394, 8)
    expect(plain.won).toBeCloseTo(1 - plain.farkle, 14)
  })
})

describe('a last turn', () => {
  const rules: RuleSet = { ...farkle, end: 'finalTurn' }
  const game = winGame(rules)
  const endings = gameEndings(game)
  const hold = new PlannedPlayer(game, endings, holdPlans(game, endings, 5000), true)
  const six = game.model.byDice[6]!
  // The rolls whose only score is one 5, and those that farkle.
  const onlyFifty = [...six.probability].reduce((all, chance, g) => {
    const options = six.optionSteps.subarray(six.optionStart[g], six.optionStart[g + 1])
    return options.length === 1 && options[0] === 1 ? all + chance : all
  }, 0)

  it('rolls on at a tie that rarely farkles', () => {
    // 50 points tie, 100 win: five dice farkle with 25/324, and else any score wins.
    expect(onlyFifty).toBeGreaterThan(0.01)
    const chance = 1 - six.farkleProbability - onlyFifty * (25 / 324)
    expect(hold.lastChance(199, 200, 0)).toBeCloseTo(chance, 14)
  })

  it('wins with any points against one who is a step below the tie', () => {
    // On a finer grid of banked scores some differences have no tie.
    const finer = winGame({ ...rules, farklePenalty: { farkles: 1, points: 125, floor: 0 } })
    const ends = gameEndings(finer)
    const player = new PlannedPlayer(finer, ends, holdPlans(finer, ends, 5000), true)
    expect(finer.grid).toBe(25)
    expect(player.lastChance(399, 400, 0)).toBeCloseTo(1 - six.farkleProbability, 14)
  })

  it('is never worth more than to the player who makes the best of it', () => {
    const best = bestLastChance({ game, endings, values: new Float64Array(0) })
    const table = new PlannedPlayer(game, endings, tablePlans(game, endings), true)
    for (let missing = 1; missing <= 120; missing++) {
      for (const player of [hold, table]) {
        const chance = player.lastChance(150, 150 + missing, 0)
        expect(chance).toBeLessThanOrEqual(best(150, 150 + missing, 0) + 1e-15)
        expect(chance).toBeGreaterThan(0)
      }
    }
  })

  it('is a turn like any other without a winning bank', () => {
    const points = new PlannedPlayer(game, endings, pointsPlans(game, endings, false), false)
    const { banked, beyond } = resultsOf(points, points.outcomeAt(0, 0, 0))
    const all = [...banked, ...beyond]
    const more = sum(all.filter(([row]) => row > 20))
    const equal = sum(all.filter(([row]) => row === 20))
    expect(equal).toBeGreaterThan(0)
    expect(points.lastChance(180, 200, 0)).toBeCloseTo(more + equal / 2, 14)
  })
})

it('the optimal turn is played again when it is not kept, with the same result', () => {
  const { game, endings, table } = solvedWin({ ...facebook, goal: 1500, end: 'finalTurn' })
  const context = { game, endings, values: table.values }
  const chance = bestLastChance(context)
  const kept = optimalPlayer(context, chance)
  const passing = optimalPlayer(context, chance, false, 500)
  const [one, other] = [kept, passing].map((player) => {
    const match = new Match(game, player, player)
    match.solve()
    return match.values
  })
  expect(other).toEqual(one)
  expect(kept.outcomes.size).toBeGreaterThan(2000)
  expect(passing.outcomes.size).toBeLessThan(600)
})
