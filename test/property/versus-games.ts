import { seededRandom } from '#shared/dice/random.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { countOfSet } from '#shared/games/scorecard/rules/scorecard.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardAt, cardStates } from '#shared/games/scorecard/solve/states.ts'
import { EquilibriumSearch } from '#shared/games/scorecard/solve/versus/equilibrium.ts'
import {
  byScore,
  limitOf,
  versusSweep,
  winChance,
  winsByScore,
} from '#shared/games/scorecard/solve/versus/reward.ts'
import { bestReplies } from '#test/support/best-reply.ts'
import { ChancePlayer, playGames, policyPlayer } from '#test/support/played-games.ts'

/** The equilibrium of a published card, and games of its players. */
export function versusGames(id: string, games: number, seed: number) {
  const rules = PUBLISHED_CARDS[id]!
  const states = cardStates(rules)
  const policy = new TurnView(states, solveCard(states), { fillStages: compiledStages(rules) })
  const { scores } = scoreStatistics(states, policy)
  const points = byScore(scores, limitOf(scores))
  const search = new EquilibriumSearch([points])
  const state = bestReplies(rules, points, 1, (reply) => {
    if (reply.phase === 'values') return search.replied(reply.value)
    search.add(byScore({ first: 0, chances: reply.scores }, search.limit))
    reply.sweep.reward.set(versusSweep(search.opponent).reward)
    return false
  })
  const toWin = new ChancePlayer(states, (after, score) =>
    state.chance(countOfSet(cardAt(states, after).used), after, score),
  )
  const first = playGames(states, toWin, games, seededRandom(`${seed} ${id} to win`))
  const second = playGames(
    states,
    policyPlayer(policy),
    games,
    seededRandom(`${seed} ${id} points`),
  )
  const won = first.reduce(
    (sum, score, game) => sum + (score > second[game]! ? 1 : score === second[game]! ? 1 / 2 : 0),
    0,
  )
  // The best reply plays the equilibrium up to its residual: half of the games of both are its.
  const plain = winChance(points, winsByScore(search.opponent))
  return { search, losses: state.losses, expected: 1 - plain, share: won / games, plain }
}
