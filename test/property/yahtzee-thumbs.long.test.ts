import { describe, expect, test } from 'vitest'
import { thumbErrors } from '#shared/games/scorecard/analysis/thumb-errors.ts'
import { meanScore } from '#shared/games/scorecard/cards/mean-score.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { findThumbs, type FoundThumb } from '#shared/games/scorecard/solve/thumb/find-thumbs.ts'
import { ThumbPlay } from '#shared/games/scorecard/solve/thumb/thumb-play.ts'
import { readThumb, rulesIn } from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { ThumbScores } from '#shared/games/scorecard/solve/thumb/thumb-scores.ts'
import { NO_BONUS, tableOf } from '#test/support/yahtzee-sources.ts'
import { ALL, someOf } from './runs.ts'

const EIGHT = 'keep=house@last/row5/row4/only-row/only-above,upper=2,add=ones:10/sixes:-15'
const SIXTEEN =
  'keep=trips:4/house@last/row5/row4/only-row/only-above/single:2@early,upper=2,add=ones:10/twos:5/fours:-5/fives:-10/sixes:-15/threeOfAKind:-5/chance:-5/yahtzee:5'
/** Every kind of term, so that none is left out. */
const EVERY_PART =
  'keep=kickers:5/only-sum:4@last/house/row5/row4:5/gap4@last/row3:6@early/trips:3/above:5@early/pairs:2/only-above/only-row/single:3,upper=1.5,add=ones:-5/fullHouse:10/yahtzee:20'

// The upper totals make the evaluator slow; a low threshold leaves some of them.
const GAMES: readonly (readonly [string, RuleSet])[] = [
  [
    'the official game with an easy upper bonus',
    { ...PRESETS.forced, bonus: [{ from: 5, points: 35 }] },
  ],
  ['a free choice of joker, one reroll', { ...PRESETS.free, rolls: 2 }],
  ['no upper bonus, three rerolls', { ...NO_BONUS, rolls: 4 }],
]

describe.each(someOf(GAMES))('rules of thumb for %s', (_, rules) => {
  const game = cardStates(rules)
  const scores = new ThumbScores(game)

  test.each(someOf([EVERY_PART, EIGHT]))(
    'score what the evaluator of any way to play finds: %s',
    (text) => {
      const rule = readThumb(text)
      expect(scores.mean(rule)).toBeCloseTo(meanScore(game, new ThumbPlay(game, rule)), 9)
    },
  )
})

test('the figures of the docs come out to the last digit', () => {
  const scores = new ThumbScores(cardStates(PRESETS.forced))
  const mean = (text: string): string => scores.mean(readThumb(text)).toFixed(2)
  expect([
    mean(''),
    mean('keep=row5/row4,upper=2,add=ones:10'),
    mean(EIGHT),
    mean(SIXTEEN),
  ]).toEqual(['168.74', '219.91', '231.22', '240.60'])
})

test('what single decisions lose adds up to what the rule loses', () => {
  const rules = { ...PRESETS.none, bonus: [{ from: 5, points: 35 }] }
  const game = cardStates(rules)
  const table = tableOf(rules)
  const rule = readThumb(EVERY_PART)
  const { lost, costliest } = thumbErrors(game, table, rule, { fillStages: compiledStages(rules) })
  const mean = new ThumbScores(game).mean(rule)
  const all = lost.reduce((sum, one) => sum + one, 0)
  expect(expectedScore(game, table) - all).toBeCloseTo(mean, 9)
  expect(costliest).toHaveLength(10)
  expect(costliest.every(({ does, best }) => JSON.stringify(does) !== JSON.stringify(best))).toBe(
    true,
  )
})

/** Of a search; npm test goes on from none. */
const STEPS = ALL ? 2 : 1

test('a search finds the same in one go and from what it kept, each step better than the last', () => {
  // One throw more instead of two makes a third of the rolls, none less than a tenth.
  const rules: RuleSet = { ...PRESETS.none, bonus: [], rolls: ALL ? 2 : 1 }
  const game = cardStates(rules)
  const table = tableOf(rules)
  const kept: (readonly FoundThumb[])[] = []
  const whole = findThumbs(game, table, { most: STEPS, keep: (found) => kept.push(found) })
  expect(findThumbs(game, table, { most: STEPS, begun: whole.slice(0, STEPS) })).toEqual(whole)
  expect(kept[0]).toEqual(whole.slice(0, 2))
  const scores = new ThumbScores(game)
  for (const [i, { rules, rule, mean }] of whole.entries()) {
    expect(rules).toBe(rulesIn(rule))
    expect(mean).toBe(scores.mean(rule))
    if (i > 0) expect(mean).toBeGreaterThan(whole[i - 1]!.mean)
  }
  expect(whole.length).toBeGreaterThan(1)
})
