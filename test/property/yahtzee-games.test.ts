import { beforeAll, describe, expect, it } from 'vitest'
import { facesOf, multisetOf, type Multiset } from '#shared/dice/multiset.ts'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { playOf } from '#shared/games/scorecard/analysis/strategies.ts'
import { STRATEGIES } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { alikeBox, bonusOf } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD, isFull, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import { boxPoints, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import type { TurnPolicy } from '#shared/games/scorecard/solve/policy.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates, stateIndex, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { unwrap } from '#test/support/results.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'
import { someRuns } from './runs.ts'

const rules = PRESETS.forced
const states = cardStates(rules)
const lattice = latticeOf(rules.dice)
const fillStages = compiledStages(rules)
let table: Float64Array
beforeAll(() => {
  table = tableOf(rules)
})

/** Card after scoring a roll in a box: n(S, r, c) of Glenn 2006. */
function cardAfter(card: Scorecard, dice: Multiset, box: number): Scorecard {
  const points = boxPoints(rules.boxes[box]!, dice)
  return {
    used: card.used | (1 << box),
    total: card.total + (rules.boxes[box]!.inGroup ? points : 0),
    alikeScored: card.alikeScored || (box === alikeBox(rules) && points > 0),
  }
}

/** Rolls and keeps to the end of a turn. */
function rolled(play: TurnPolicy, random: Random): Multiset {
  let dice = multisetOf(rollDice(random, 5))
  for (let left = play.bestKeeps.length - 1; left > 0; left--) {
    const kept = facesOf(lattice.keeps[play.bestKeeps[left]![keepNumber(lattice, dice)]!]!)
    dice = multisetOf([...kept, ...rollDice(random, 5 - kept.length)])
  }
  return dice
}

/** Plays from a card to the end, with dice, and counts by the rules of scoring. */
function simulated(
  game: CardStates,
  play: TurnPolicy,
  random: Random,
  card: Scorecard = EMPTY_CARD,
): number {
  let points = 0
  let now = card
  while (!isFull(rules, now)) {
    play.look(stateIndex(game, now))
    const dice = rolled(play, random)
    const { box } = play.outcomes.of.list[play.chosen[keepNumber(lattice, dice)]!]!
    const scored = placedPoints(rules, now, dice, box)
    if (scored === null) throw new Error(`${box} may not be scored`)
    points += scored
    now = cardAfter(now, dice, box)
  }
  return points + bonusOf(rules, now.total)
}

/** Whether the mean of many simulated games is near enough to the right one. */
function expectMean(play: TurnPolicy, most: number, mean: number, card?: Scorecard): void {
  const games = someRuns(most).numRuns!
  const random = seededRandom('simulated Yahtzee')
  const scores = Array.from({ length: games }, () => simulated(states, play, random, card))
  const found = scores.reduce((sum, score) => sum + score, 0) / games
  const variance = scores.reduce((sum, score) => sum + (score - found) ** 2, 0) / (games - 1)
  expect(Math.abs(found - mean)).toBeLessThan(4 * Math.sqrt(variance / games))
}

describe('simulated games', () => {
  it('of the optimal player have the solved mean within four standard errors', () => {
    const play = playOf(states, 'optimal', { table, boxes: null, fillStages })
    expectMean(play, 1_500, expectedScore(states, table))
  })

  it.each(STRATEGIES)('have the exact mean within four standard errors, %s', (strategy) => {
    // Ones, sixes, full house and chance are open.
    const card = unwrap(parseCardCode(rules, 'x2345kqsl.t40.y50'))
    const figure = { mean: 20, standardDeviation: 5, zero: 0.1 }
    const boxes = Array.from({ length: 13 }, () => figure)
    const play = playOf(states, strategy, { table, boxes, fillStages })
    const { mean } = scoreStatistics(states, play, { card })
    expect(mean).toBeLessThanOrEqual(table[stateIndex(states, card)]! + 1e-9)
    expectMean(play, 1_000, mean, card)
  })
})
