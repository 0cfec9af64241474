import { describe, expect, it } from 'vitest'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { playGames, policyPlayer } from '#test/support/played-games.ts'
import { seed } from './runs.ts'

/** Mean and standard error of games played by the policy. */
function play(id: string, games: number, random: Random) {
  const card = PUBLISHED_CARDS[id]!
  const states = cardStates(card)
  const table = solveCard(states)
  const policy = new TurnView(states, table, { fillStages: compiledStages(card) })
  const scores = playGames(states, policyPlayer(policy), games, random)
  const sum = scores.reduce((all, points) => all + points, 0)
  const squares = scores.reduce((all, points) => all + points ** 2, 0)
  const mean = sum / games
  const error = Math.sqrt((squares / games - mean ** 2) / games)
  return { mean, error, expected: expectedScore(states, table) }
}

describe('averages that are printed nowhere, by games played', () => {
  it.each(['generala', 'crag', 'maxi-yatzy'])(
    '%s: ten million games within four standard errors',
    (id) => {
      const { mean, error, expected } = play(id, 10_000_000, seededRandom(`${seed} ${id}`))
      expect(Math.abs(mean - expected)).toBeLessThan(4 * error)
    },
  )
})
