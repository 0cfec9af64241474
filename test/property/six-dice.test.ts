import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY, FACES, withDice, type Multiset } from '#shared/dice/multiset.ts'
import { rowWords } from '#shared/games/farkle/analysis/turn-state-words.ts'
import { stateLimits, stateTable } from '#shared/games/farkle/analysis/turn-state-table.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { setAsideWays } from '#shared/games/farkle/solve/turn/dice-nodes.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { NO_SCORE, scoreOfDice, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { fewRuns, seed } from './runs.ts'

const GOAL = 2000
const STEP = 50
const ALL = 0b111111

const weight = fc.integer({ min: 1, max: 9 })
const sixDice = fc
  .uniqueArray(fc.tuple(weight, weight, weight, weight, weight, weight), {
    minLength: 6,
    maxLength: 6,
    selector: String,
  })
  .map((dice) =>
    parsedRules({
      ...PUBLISHED.kcd!.rules,
      goal: GOAL,
      ownDice: dice.map((weights, i) => ({ name: `Die ${i + 1}`, weights })),
    }),
  )

/** A way that a choice of dice can fall: its chance, and what can be set aside and left. */
interface Fall {
  readonly chance: number
  readonly ways: readonly { readonly left: number; readonly points: number }[]
}

/** Every single way that each choice of dice can fall, without grouping any. */
function fallsOf(rules: RuleSet): Fall[][] {
  const scoring = scoringOf(rules)
  const chances = rules.ownDice.map(({ weights }) => {
    const total = weights.reduce((sum, one) => sum + one, 0)
    return weights.map((one) => one / total)
  })
  return Array.from({ length: ALL + 1 }, (_, dice) => {
    const falls: Fall[] = []
    const some = chances.flatMap((faces, i) => ((dice >> i) & 1 ? [{ bit: 1 << i, faces }] : []))
    const fall = (at: number, chance: number, taken: readonly [number, Multiset][]): void => {
      if (at < some.length) {
        const { bit, faces } = some[at]!
        for (const face of FACES) {
          const more = taken.map(([set, shown]): [number, Multiset] => [
            set | bit,
            withDice(shown, face),
          ])
          fall(at + 1, chance * faces[face - 1]!, [...taken, ...more])
        }
        return
      }
      const ways = taken.flatMap(([set, shown]) => {
        const points = scoreOfDice(scoring, shown)
        return points === NO_SCORE ? [] : [{ left: dice === set ? ALL : dice & ~set, points }]
      })
      falls.push({ chance, ways })
    }
    if (dice > 0) fall(0, 1, [[0, EMPTY]])
    return falls
  })
}

/** Most expected points of a turn, what is above the goal worth nothing, by plain recursion. */
function plainPoints(rules: RuleSet): number {
  const falls = fallsOf(rules)
  const rows = GOAL / STEP
  const values = Array.from({ length: rows }, () => new Float64Array(ALL + 1))
  const valueOf = (left: number, row: number): number =>
    row >= rows ? GOAL : Math.max(row * STEP, values[row]![left]!)
  for (let row = rows - 1; row >= 0; row--) {
    for (let dice = 1; dice <= ALL; dice++) {
      values[row]![dice] = falls[dice]!.reduce((sum, { chance, ways }) => {
        const best = ways.reduce(
          (most, { left, points }) => Math.max(most, valueOf(left, row + points / STEP)),
          0,
        )
        return sum + chance * best
      }, 0)
    }
  }
  return values[0]![ALL]!
}

it('six dice that all differ make the points of a plain recursion through every roll', () => {
  fc.assert(
    fc.property(sixDice, (rules) => {
      expect(scoreReport(rules).cappedPoints).toBeCloseTo(plainPoints(rules), 9)
    }),
    fewRuns(10),
  )
})

it('are half a million ways, and too many where every face scores by itself', () => {
  const rules = fc.sample(sixDice, { seed, numRuns: 1 })[0]!
  expect(setAsideWays(scoringOf(rules))).toBe(489_192)
  const sets = rules.sets.map((row, i) => [50 * (i + 1), ...row.slice(1)])
  const parsed = parseRuleSet({ ...rules, sets })
  expect(!parsed.ok && parsed.problems).toEqual([
    { field: 'ownDice', message: farkleTexts.ownDice.tooManyKinds },
  ])
})

it('no two rows of as many dice say the same, and none of all of them names each', () => {
  fc.assert(
    fc.property(sixDice, (rules) => {
      const limits = stateLimits(rules, pointsPlay(rules).usual[0]!)
      const { rows, left } = stateTable(rules, limits)
      expect(limits).toHaveLength(63)
      expect(rows.flatMap(({ told }) => told).length + left).toBe(63)
      const said = rows.map(({ told: [limit] }) => `${limit!.dice} ${limit!.from} ${limit!.always}`)
      expect(new Set(said).size).toBe(rows.length)
      const five = rows.filter(({ told }) => told[0]!.dice === 5)
      if (five.length === 1) expect(rowWords(rules, five[0]!)).toBe('5 dice')
    }),
    fewRuns(10),
  )
})
