import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { findTurnRules, thumbPoints } from '#shared/games/farkle/solve/thumb/find-turn-rules.ts'
import { numberCount, type ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { someOf } from './runs.ts'
import { slowPlayer } from './slow-players.ts'
import { slowDiceAfter, slowRolls } from './slow-rules.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

// Rules of thumb for points against a player who reads their sentences roll by roll, in a game whose
// goal is so far away that nothing but points counts.

const FAR = 1e9
const GONE = 1e-20
const { farkle, zilch, facebook, 'possibly-wrong': possiblyWrong } = PRESETS

/** Points of a turn by the sentences of a rule: every roll that still has a chance, by turn total. */
function slowPoints(rules: RuleSet, rule: ThumbRule): number {
  const policy: Policy = { kind: 'thumb', rule }
  const far: RuleSet = { ...rules, goal: FAR, end: 'immediate', farklePenalty: null }
  const player = slowPlayer(far, policy)
  const rolls = slowRolls(far)
  const at = { own: 50, opponent: 50, ownFarkles: 0, opponentFarkles: 0 }
  let points = 0
  const chances = new Map<number, Map<number, number>>([[0, new Map([[6, 1]])]])
  for (let total = 0; chances.size > 0; total += 50) {
    for (const [left, chance] of chances.get(total) ?? []) {
      if (chance < GONE) continue
      for (const { moves, ways } of rolls[left]!) {
        if (moves.length === 0) continue
        const move = player.choose(moves, total, left, at)
        const now = total + move.points
        const dice = slowDiceAfter(left, move.taken)
        const part = (chance * ways) / 6 ** left
        if (player.banks(now, dice, at)) points += part * now
        else {
          const there = chances.get(now) ?? new Map<number, number>()
          there.set(dice, (there.get(dice) ?? 0) + part)
          chances.set(now, there)
        }
      }
    }
    chances.delete(total)
  }
  return points
}

const leastOf = (rules: RuleSet): number => rules.minimumBank
const GAMES: readonly (readonly [string, RuleSet])[] = [
  ['Farkle', farkle],
  ['Zilch, which has a minimum', zilch],
  ['Facebook Farkle', facebook],
  ['Possibly Wrong', possiblyWrong],
]
const TEXTS = [
  'hold=300',
  'hold=14n3,divide=6',
  'hold=250/250/400/1000/2850,divide=4/4/4/6/11',
  'hold=15n3+300/-/-/-/1800,divide=3/3/3/5/6',
]

describe.each(someOf(GAMES))('rules of thumb for points: %s', (_, rules) => {
  it.each(someOf(TEXTS))('make as many points as roll by roll: %s', (text) => {
    const rule = ruleOf(text)
    const exact = thumbPoints(turnModel(rules), rule, leastOf(rules))
    expect(exact).toBeCloseTo(slowPoints(rules, rule), 9)
  })
})

describe('rules of thumb that are found for points', () => {
  const model = turnModel(farkle)
  const found = findTurnRules(model, farkle.minimumBank)

  it('make ever more with more numbers, and never more than the best play', () => {
    const best = turnFigures(
      solveTurn(model, { farklePenalty: 0, minimumBank: farkle.minimumBank }),
    ).expectedPoints
    const points = found.map((one) => one.points)
    expect(points).toEqual(points.toSorted((a, b) => a - b))
    expect(points.at(-1)).toBeLessThan(best)
    expect(found.map(({ rule }) => numberCount(rule))).toEqual(found.map(({ numbers }) => numbers))
    expect(found.map(({ numbers }) => numbers)).toEqual(
      [...new Set(found.map(({ numbers }) => numbers))].sort((a, b) => a - b),
    )
  })

  // docs/rules-of-thumb.md has these figures.
  it('lose 7 points with one number and an eighth of a point with two in basic Farkle', () => {
    expect(found.slice(0, 2).map(({ points }) => points.toFixed(4))).toEqual([
      '439.5856',
      '446.4370',
    ])
  })

  it('make what they are said to make', () => {
    for (const { rule, points } of found) {
      expect(points).toBeCloseTo(slowPoints(farkle, rule), 9)
    }
  })
})
