import { describe, expect, it } from 'vitest'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { GO_ON } from '#shared/games/scorecard/solve/policy.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { bonusAt, cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { seed } from './runs.ts'

/** Throws dice one by one until the keep has all of them; the number of the roll. */
function rollFrom(keep: number, dice: ReturnType<typeof latticeOf>, random: Random): number {
  let number = keep
  while (number >= dice.rolls.length) {
    const face = Math.floor(random.next() * 6)
    number = dice.oneMore[(number - dice.rolls.length) * 6 + face]!
  }
  return number
}

/** Mean and standard error of games played by the policy, all of them a turn at a time. */
function play(id: string, games: number, random: Random) {
  const card = PUBLISHED_CARDS[id]!
  const states = cardStates(card)
  const table = solveCard(states)
  const policy = new TurnView(states, table, { fillStages: compiledStages(card) })
  const { points, targets } = policy.outcomes
  const dice = latticeOf(card.dice)
  const state = new Int32Array(games).fill(stateIndex(states, EMPTY_CARD))
  const score = new Float64Array(games)
  for (let turn = 0; turn < card.boxes.length; turn++) {
    // Games in the same state play by the same look.
    const order = Uint32Array.from(state.keys()).sort((a, b) => state[a]! - state[b]!)
    let seen = -1
    for (const game of order) {
      if (state[game] !== seen) policy.look((seen = state[game]!))
      let roll = rollFrom(dice.keeps.length - 1, dice, random)
      let outcome = policy.atOnce?.[roll] ?? GO_ON
      if (outcome === GO_ON) {
        for (let left = card.rolls - 1; left > 0; left--) {
          roll = rollFrom(policy.bestKeeps[left]![roll]!, dice, random)
        }
        outcome = policy.chosen[roll]!
      }
      score[game]! += points[outcome]!
      state[game] = targets[outcome]!
    }
  }
  let sum = 0
  let squares = 0
  for (let game = 0; game < games; game++) {
    const points = score[game]! + bonusAt(states, state[game]!)
    sum += points
    squares += points ** 2
  }
  const mean = sum / games
  const error = Math.sqrt((squares / games - mean ** 2) / games)
  return { mean, error, expected: expectedScore(states, table) }
}

describe('averages that are printed nowhere, by games played', () => {
  it.each([
    ['generala', 10_000_000],
    ['crag', 10_000_000],
    ['maxi-yatzy', 1_000_000],
  ])('%s: %i games within four standard errors', (id, games) => {
    const { mean, error, expected } = play(id, games, seededRandom(`${seed} ${id}`))
    expect(Math.abs(mean - expected)).toBeLessThan(4 * error)
  })
})
