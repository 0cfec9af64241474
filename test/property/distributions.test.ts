import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moments } from '#shared/base/units.ts'
import { raceToGoal } from '#shared/games/farkle/solve/match/race.ts'
import {
  turnKeys,
  turnPolicyOf,
  type TurnPlayer,
} from '#shared/games/farkle/solve/match/turn-player.ts'
import { TurnStrategies } from '#shared/games/farkle/solve/match/turn-strategies.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { resultPoints, turnResults } from '#shared/games/farkle/solve/turn/turn-results.ts'
import { raceChances } from './slow-race.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { slowPlayer } from './slow-players.ts'
import { SlowTurn, turnResults as slowResults } from './slow-plan.ts'
import { slowRolls } from './slow-rules.ts'
import { smallGames } from './small-games.ts'

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0)

/** Turns that a farkle can end with every number of dice, so that a plain recursion ends. */
const alwaysRisky = (rules: RuleSet): boolean =>
  turnModel(rules).byDice.every(
    ({ dice, farkleProbability }) => dice === 0 || farkleProbability > 0,
  )

const players = fc.oneof(
  fc.constant<TurnPlayer>({ kind: 'best' }),
  fc.constant<TurnPlayer>({ kind: 'table' }),
  fc.integer({ min: 1, max: 900 }).map((at): TurnPlayer => ({ kind: 'hold', at })),
)

/** The same player for the slow way to play. */
function slowOf(rules: RuleSet, player: TurnPlayer) {
  return slowPlayer(rules, player.kind === 'best' ? { kind: 'points', winningBank: true } : player)
}

describe('the results of a turn on random house rules', () => {
  it('sum to 1 and have the means and farkles of the solver, in every turn of a game', () => {
    fc.assert(
      fc.property(ruleSetsOfRows(120), (rules) => {
        const strategies = new TurnStrategies(rules)
        const { turns } = scoreReport(rules)
        expect(turnKeys(rules)).toEqual(turns.map(({ key }) => key))
        for (const { key, figures, goal, play } of turns) {
          const played = (kind: 'best' | 'table') =>
            turnResults(strategies.model, turnPolicyOf(strategies, key, { kind }))
          const best = played('best')
          const { mean } = moments(resultPoints(best))
          expect(Math.abs(sum(resultPoints(best).probabilities) - 1)).toBeLessThan(1e-12)
          expect(mean).toBeCloseTo(figures.correctedExpectedPoints, 8)
          expect(best.farkleProbability).toBeCloseTo(figures.farkleProbability, 11)
          const table = played('table')
          const points = moments(resultPoints(table)).mean
          const cost = goal.farklePenalty * table.farkleProbability
          expect(points - cost).toBeCloseTo(play.expectedPoints, 7)
          expect(table.farkleProbability).toBeCloseTo(play.farkleProbability, 11)
        }
      }),
      runs(6),
    )
  })

  it('are those of a recursion over every roll, result by result', () => {
    fc.assert(
      fc.property(smallGames.filter(alwaysRisky), players, (rules, player) => {
        const at = { own: 0, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }
        const strategies = new TurnStrategies(rules)
        const turn = strategies.turnOf(0, 0)
        const { values, probabilities } = resultPoints(
          turnResults(strategies.model, turnPolicyOf(strategies, turn, player)),
        )
        const minimum = strategies.minimumOf(turn)
        const slow = slowResults(
          { ...rules, sixOfAKindWins: false },
          new SlowTurn(slowRolls(rules), slowOf(rules, player), at),
          (total) => (total < minimum ? 'never' : 'free'),
        )
        expect(probabilities[0]).toBeCloseTo(slow.farkle, 12)
        const expected = [...slow.banked].toSorted(([a], [b]) => a - b)
        expect(values.slice(1)).toEqual(expected.map(([total]) => total))
        expected.forEach(([, chance], i) => expect(probabilities[i + 1]).toBeCloseTo(chance, 12))
      }),
      runs(8),
    )
  })
})

describe('the race to the goal on small games', () => {
  it('takes each number of turns as often as a recursion over every roll and turn says', () => {
    let penalties = 0
    fc.assert(
      fc.property(smallGames, players, (rules, player) => {
        const { turns, left } = raceToGoal(rules, player)
        const slow = raceChances(rules, slowOf(rules, player), Math.min(turns.length, 40))
        slow.forEach((chance, i) => expect(turns[i]).toBeCloseTo(chance, 12))
        expect(Math.abs(sum(turns) + left - 1)).toBeLessThan(1e-11)
        penalties += Number(rules.farklePenalty !== null)
      }),
      runs(8),
    )
    expect(penalties).toBeGreaterThanOrEqual(enough(1))
  })
})
