import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { setAsides, type SetAside } from '#shared/games/farkle/analysis/set-aside.ts'
import { decisionsOf, pointsRungs } from '#shared/games/farkle/drill/skill-ladder.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { diceAfter } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'

const TURNS = 5_000

/** All points of a roll with as few dice as possible; null of a farkle. */
function mostPoints(rules: RuleSet, roll: readonly Face[]): SetAside | null {
  const all = setAsides(rules, multisetOf(roll))
  if (all.length === 0) return null
  return all.reduce((a, b) =>
    b.points > a.points || (b.points === a.points && b.dice.length < a.dice.length) ? b : a,
  )
}

/** Mean and its standard error of turns that take all points and bank from a total on, played out. */
function playedOut(rules: RuleSet, at: number, penalty: number): { mean: number; error: number } {
  const random = seededRandom(`hold ${at}`)
  let [sum, squares] = [0, 0]
  // What is taken of each roll, which is the same in every turn.
  const taken = new Map<string, SetAside | null>()
  const bestOf = (roll: readonly Face[]): SetAside | null => {
    const key = roll.toSorted().join('')
    if (!taken.has(key)) taken.set(key, mostPoints(rules, roll))
    return taken.get(key)!
  }
  for (let turn = 0; turn < TURNS; turn++) {
    let [total, left] = [0, rules.dice]
    while (total < at) {
      const roll = rollDice(random, left)
      const best = bestOf(roll)
      if (best === null) {
        total = -penalty
        break
      }
      total += best.points
      left = diceAfter(left, best.dice.length, rules.dice)
    }
    sum += total
    squares += total ** 2
  }
  const mean = sum / TURNS
  return { mean, error: Math.sqrt((squares / TURNS - mean ** 2) / TURNS) }
}

describe('players by rules for points', () => {
  it.each(['farkle', 'zilch'] as const)('lose what they do in play, by the rules %s', (name) => {
    const rules = PRESETS[name]
    const play = pointsPlay(rules)
    const best = gainOfRolling(play.usual[0]!, 0, rules.dice)
    const { farklePenalty } = play.usual[0]!.goal
    for (const { id, loss } of pointsRungs(rules, play)) {
      if (id === 'table') {
        // The table is that of the best play, but for exceptions that hardly cost anything.
        expect(loss).toBeLessThan(0.5)
        continue
      }
      const { mean, error } = playedOut(rules, Number(id.slice('hold-'.length)), farklePenalty)
      expect(Math.abs(best - loss - mean)).toBeLessThan(4 * error)
    }
  })
})

it('a turn has some decisions, and a game as many as its turns', () => {
  const rules = DRILLED.farkle!
  const turn = decisionsOf(kitOf(rules, 'points'))
  const game = decisionsOf(kitOf(rules, 'wins'))
  expect(turn).toBeGreaterThan(1)
  expect(turn).toBeLessThan(4)
  expect(game / turn).toBeGreaterThan(2)
  expect(game / turn).toBeLessThan(20)
})
