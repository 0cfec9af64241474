import { describe, expect, it } from 'vitest'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import { solvedPositions } from '#shared/games/farkle/analysis/solved-positions.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { bankTurn } from '#shared/games/farkle/drill/table.ts'
import { WinJudge } from '#shared/games/farkle/drill/win-judge.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { Match } from '#shared/games/farkle/solve/match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '#shared/games/farkle/solve/match/optimal-player.ts'
import { cellOf } from '#shared/games/farkle/solve/match/turn-mass.ts'
import { Visits } from '#shared/games/farkle/solve/match/visits.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { someOf } from './runs.ts'
import { expectEveryW } from './slow-comparison.ts'
import { listedGames } from '#test/support/listed-games.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { solvedValues, solvedWin } from '#test/support/solved-win.ts'

const { farkle } = PRESETS
const game = (rules: object): RuleSet => parsedRules({ ...rules, end: 'equalTurns' })

const GAMES = listedGames('equalTurns')

/** The first player's chance in a game that ends so. */
function firstWins(rules: RuleSet): number {
  const { game, table } = solvedWin(rules)
  return table.values[stateIndex(game, 0, 0)]!
}

describe('equal turns', () => {
  it.each(someOf(GAMES))('have every W of a textbook value iteration: %s', (_, rules) => {
    expectEveryW(rules)
  })

  it.each(someOf(GAMES))(
    'leave the second player no worse off than an immediate end: %s',
    (_, rules) => {
      expect(firstWins(rules)).toBeLessThanOrEqual(
        firstWins({ ...rules, end: 'immediate' }) + 1e-12,
      )
    },
  )

  it.each(someOf(GAMES))('are what a match of two optimal players comes to: %s', (_, rules) => {
    const context = solvedValues(rules)
    const { game, values: solved } = context
    const best = optimalPlayer(context, bestLastChance(context))
    const match = new Match(game, best, best)
    match.solve()
    for (const [at, value] of solved.entries()) {
      expect(Math.abs(match.values[0][at]! - value)).toBeLessThanOrEqual(1e-10)
    }
    // Each visit of a state by one of them ends in a bank, a farkle or the end of the game.
    const { counts } = new Visits(match)
    expect(counts[0][stateIndex(game, 0, 0)]).toBeGreaterThanOrEqual(0.5)
    expect(counts[0].some((count, at) => count > 0 && at >= solved.length / 2)).toBe(true)
  })

  it('make every option worth what the other player is left with', () => {
    const rules = game({ ...farkle, goal: 800 })
    const context = contextOf(rules)
    const { game: played } = context
    const judge = new WinJudge(solvedPositions(context, context.points))
    let banks = 0
    for (const second of [false, true]) {
      for (const own of [0, 300, 700]) {
        for (const opponent of second ? [0, 600, 750, 850, 1000] : [0, 600, 750]) {
          const start: Position = {
            own,
            opponent,
            turnTotal: 0,
            dice: { left: 6 },
            ownFarkles: 0,
            opponentFarkles: 0,
            second,
          }
          expect(analyse(context, start).winProbability).toBeCloseTo(judge.startOfTurn(start), 11)
          for (const turnTotal of [100, 250, 500]) {
            const position = { ...start, turnTotal, dice: { left: 3 } }
            const bank = judge.judge(position).actions.find(({ then }) => then === 'bank')!
            const end = bankTurn(played, position, { turnTotal, diceLeft: 3 })
            const worth =
              end.kind === 'passes'
                ? 1 - judge.startOfTurn(end.next)
                : { own: 1, both: 0.5, opponent: 0 }[end.winner]
            expect(bank.value).toBeCloseTo(worth, 11)
            banks++
          }
        }
      }
    }
    expect(banks).toBe(3 * 8 * 3)
  })

  it('are maps of their own for either seat', () => {
    const rules = game({ ...farkle, goal: 600 })
    const solved = solvedValues(rules)
    const { game: played } = solved
    const evaluate = kernelEvaluations(solved)
    for (const second of [false, true]) {
      for (let own = 0; own < played.goal; own++) {
        for (let opponent = 0; opponent < played.goal; opponent++) {
          const state = { own, opponent, ownFarkles: 0, opponentFarkles: 0, second }
          const { roll } = evaluate(state)
          const at = stateIndex(played, own, opponent, 0, 0, second)
          expect(roll[cellOf(played.model, 0, 6)]).toBeCloseTo(solved.values[at]!, 11)
        }
      }
    }
  })
})
