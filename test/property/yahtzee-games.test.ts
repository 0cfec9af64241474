import { beforeAll, describe, expect, it } from 'vitest'
import { multisetOf, facesOf, type Multiset } from '#shared/dice/multiset.ts'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import {
  stateIndex,
  upperBonusOf,
  yahtzeeGame,
  type YahtzeeGame,
} from '#shared/games/yahtzee/solve/game.ts'
import { KEEPS, keepNumber } from '#shared/games/yahtzee/solve/keeps.ts'
import { OUTCOMES } from '#shared/games/yahtzee/solve/outcomes.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { scoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { parseCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import { EMPTY_CARD, isFull, type Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { pointsOn } from '#shared/games/yahtzee/rules/scoring.ts'
import { cardAfter } from '#test/support/yahtzee-solve.ts'
import { expectedScore, solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { playOf } from '#shared/games/yahtzee/analysis/strategies.ts'
import { STRATEGIES } from '#shared/games/yahtzee/analysis/strategy-names.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import type { TurnPlay } from '#shared/games/yahtzee/solve/turn-play.ts'
import { someRuns } from './runs.ts'

const game = yahtzeeGame(PRESETS.forced)
const fillStages = compiledStages(2)
let table: Float64Array
beforeAll(() => {
  table = solveYahtzee(game, { turn: turnKernel(2) }).table
})

/** Rolls and keeps to the end of a turn. */
function rolled(play: TurnPlay, random: Random): Multiset {
  let dice = multisetOf(rollDice(random, 5))
  for (let left = play.bestKeeps.length - 1; left > 0; left--) {
    const kept = facesOf(KEEPS[play.bestKeeps[left]![keepNumber(dice)]!]!)
    dice = multisetOf([...kept, ...rollDice(random, 5 - kept.length)])
  }
  return dice
}

/** Plays from a card to the end, with dice, and counts by the rules of scoring. */
function simulated(
  { rules }: YahtzeeGame,
  play: TurnPlay,
  random: Random,
  card: Scorecard = EMPTY_CARD,
): number {
  let points = 0
  let now = card
  while (!isFull(now)) {
    play.look(stateIndex(game, now))
    const dice = rolled(play, random)
    const { category } = OUTCOMES[play.chosen[keepNumber(dice)]!]!
    const scored = pointsOn(rules, now, dice, category)
    if (scored === null) throw new Error(`${category} may not be scored`)
    points += scored
    now = cardAfter(now, dice, category)
  }
  return points + upperBonusOf(rules, now.upper)
}

/** Whether the mean of many simulated games is near enough to the right one. */
function expectMean(play: TurnPlay, most: number, mean: number, card?: Scorecard): void {
  const games = someRuns(most).numRuns!
  const random = seededRandom('simulated Yahtzee')
  const scores = Array.from({ length: games }, () => simulated(game, play, random, card))
  const found = scores.reduce((sum, score) => sum + score, 0) / games
  const variance = scores.reduce((sum, score) => sum + (score - found) ** 2, 0) / (games - 1)
  expect(Math.abs(found - mean)).toBeLessThan(4 * Math.sqrt(variance / games))
}

describe('simulated games', () => {
  it('of the optimal player have the solved mean within four standard errors', () => {
    const play = playOf(game, 'optimal', { table, categories: null, fillStages })
    expectMean(play, 1_500, expectedScore(game, table))
  })

  it.each(STRATEGIES)('have the exact mean within four standard errors, %s', (strategy) => {
    // Ones, sixes, full house and chance are open.
    const read = parseCardCode('x2345kqsl.t40.y50')
    if (!read.ok) throw new Error('not a card')
    const card = read.value
    const figure = { mean: 20, standardDeviation: 5, zero: 0.1 }
    const categories = Array.from({ length: 13 }, () => figure)
    const play = playOf(game, strategy, { table, categories, fillStages })
    const { mean } = scoreStatistics(game, play, { card })
    expect(mean).toBeLessThanOrEqual(table[stateIndex(game, card)]! + 1e-9)
    expectMean(play, 1_000, mean, card)
  })
})
