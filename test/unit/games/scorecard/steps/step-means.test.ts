import { describe, expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { meanScore } from '#test/support/mean-score.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { findPars, startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { playStepGames } from '#shared/games/scorecard/steps/step-games.ts'
import { stepExamples } from '#shared/games/scorecard/steps/step-examples.ts'
import { exampleSentence } from '#shared/games/scorecard/steps/step-sentences.ts'
import { stepsFor, type StepId, type StepNumbers } from '#shared/games/scorecard/steps/step-list.ts'
import { StepMeans } from '#shared/games/scorecard/steps/step-means.ts'
import { stepNumbers } from '#shared/games/scorecard/steps/step-numbers.ts'
import { StepPlay } from '#shared/games/scorecard/steps/step-play.ts'

const FIRST_FIVE: readonly StepId[] = ['group', 'pars', 'rows', 'house', 'last-box']

describe('whole games of who follows the first sentences', () => {
  // Found by programs of their own, which read the sentences and the rules by themselves.
  test.each([
    ['yahtzee', [165.88, 198.32, 235.96, 238.9, 242.43]],
    ['kniffel', [148.57, 180.45, 222.65, 226.74, 231.8]],
  ] as const)('%s', (id, expected) => {
    const rules = PUBLISHED_CARDS[id]!
    const states = cardStates(rules)
    const numbers = stepNumbers(rules)!
    const found = new StepMeans(states).means(
      FIRST_FIVE.map((_, i) => ({
        steps: FIRST_FIVE.slice(0, i + 1),
        // They let an open box decide between equal groups only, where nothing but those is known.
        numbers: i === 0 ? { ...numbers, openCounts: 0.5 } : numbers,
      })),
    )
    for (const [i, mean] of found.entries())
      expect(Math.abs(mean - expected[i]!)).toBeLessThan(0.0055)
  })
})

/** The upper totals make the other evaluator slow: a low threshold leaves some of them. */
const EASY: RuleSet = { ...PRESETS.free, rolls: 2, bonus: [{ from: 5, points: 35 }] }

const numbersOf = ({ boxes }: RuleSet): StepNumbers => ({
  pars: boxes.map((_, box) => 3 + ((7 * box) % 20)),
  upper: 1.5,
  openCounts: 1,
  houseStays: 'always',
})

test.each([
  ['first', PUBLISHED_CARDS.first!],
  ['crag', PUBLISHED_CARDS.crag!],
  ['generala', PUBLISHED_CARDS.generala!],
  ['yatzy from top to bottom', PUBLISHED_CARDS['yatzy-forced']!],
  ['free jokers', EASY],
])('all sentences make what the evaluator of any way to play finds: %s', (_, rules) => {
  const states = cardStates(rules)
  const player = { steps: stepsFor(stepCard(rules)), numbers: numbersOf(rules) }
  const mean = meanScore(states, new StepPlay(states, player))
  expect(new StepMeans(states).mean(player)).toBeCloseTo(mean, 9)
})

test('games played by dice come to the exact mean', () => {
  const rules = PUBLISHED_CARDS.generala!
  const states = cardStates(rules)
  const player = { steps: stepsFor(stepCard(rules)), numbers: stepNumbers(rules)! }
  const random = seededRandom('generala')
  const play = new StepPlay(states, player)
  const { mean, standardError } = playStepGames(states, play, 3_000, random)
  const exact = new StepMeans(states).mean(player)
  expect(standardError).toBeLessThan(1)
  expect(Math.abs(mean - exact)).toBeLessThan(4 * standardError)
})

test('a search for pars ends no worse than it begins, after as many tries as allowed', () => {
  const rules = PUBLISHED_CARDS.first!
  const states = cardStates(rules)
  const start = startNumbers(states, solveCard(states))
  const begun = findPars(states, start, undefined, 0)
  expect(begun.numbers).toEqual(start)
  const found = findPars(states, start)
  expect(found.mean).toBeGreaterThan(begun.mean)
  expect(found.numbers).toEqual(stepNumbers(rules))
})

test('an example is told for a box that the first roll takes at once', () => {
  const rules = PUBLISHED_CARDS.generala!
  const states = cardStates(rules)
  const [example] = stepExamples(states, stepNumbers(rules)!, ['group', 'pars', 'at-once'], null)
  if (!example) throw new Error('no example')
  expect(example.rerolls).toBe(2)
  expect(example.choice).toHaveProperty('box')
  expect(example.before).toHaveProperty('keep')
  expect(exampleSentence(rules, example)).toMatch(
    /2 rerolls left: take (Straight|Full house|Poker)/,
  )
})
