import { describe, expect, it } from 'vitest'
import { ALL_DICE, type DiceCount, type Points } from '#shared/base/units.ts'
import {
  countOf,
  FACES,
  multisetOf,
  multisetsOfSize,
  type Multiset,
} from '#shared/dice/multiset.ts'
import { exampleRolls } from '#shared/games/farkle/analysis/example-roll.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { usualTurn } from '#shared/games/farkle/cards/sources.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { gainOfRolling } from '#shared/games/farkle/solve/turn/score-solver.ts'

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
/** Chance of a roll of six dice. */
const chanceOf = (roll: Multiset): number =>
  FACES.reduce((rest, face) => rest / factorial(countOf(roll, face)), factorial(6)) / 6 ** 6

describe('the roll that shows how the table is read', () => {
  it.each(['farkle', 'zilch', 'facebook', 'possibly-wrong'] as const)(
    'of %s is the one that is dearest to who takes all points',
    (preset) => {
      const rules = PRESETS[preset]
      const report = scoreReport(rules)
      const turn = usualTurn(report)
      const examples = exampleRolls(rules, report, turn)
      const { roll, best, greedy } = examples[0]!
      const { rows } = turn.play.table
      /** What the printed table says. */
      const read = (dice: DiceCount, total: Points): Points =>
        rows.find((row) => row.dice === dice)!.breakpoints.find(({ from }) => from <= total)!.value
      const strategy = pointsPlay(rules).usual[0]!
      const worth = ({ points, left }: { points: Points; left: DiceCount }): Points =>
        points + gainOfRolling(strategy, points, left)
      const waysOf = (dice: Multiset) =>
        setAsides(rules, dice).map((one) => ({
          ...one,
          left: one.dice.length === ALL_DICE ? 6 : 6 - one.dice.length,
        }))
      const costs = new Map<string, number>()
      const often = new Map<string, number>()
      for (const dice of multisetsOfSize(6)) {
        const ways = waysOf(dice)
        if (ways.length === 0 || ways.some(({ left }) => left === 6)) continue
        const all = ways.toSorted((a, b) => b.points - a.points || b.left - a.left)[0]!
        const right = ways.toSorted((a, b) => worth(b) - worth(a))[0]!
        if (right.points >= all.points || read(all.left, all.points) === 0) continue
        const sum = ({ points, left }: typeof all): Points => points + read(left, points)
        if (sum(right) <= sum(all)) continue
        const key = [all.points, all.left, right.points, right.left].join()
        often.set(key, (often.get(key) ?? 0) + chanceOf(dice))
        costs.set(key, (costs.get(key) ?? 0) + chanceOf(dice) * (worth(right) - worth(all)))
      }
      const dearest = [...costs].toSorted(([, a], [, b]) => b - a)[0]![0]
      const kind = [greedy.points, greedy.diceLeft, best.points, best.diceLeft]
      expect(kind.join()).toBe(dearest)
      expect(examples).toHaveLength(costs.size)
      for (const { greedy: all, best: right, ...one } of examples) {
        const key = [all.points, all.diceLeft, right.points, right.diceLeft].join()
        expect(one.often).toBeCloseTo(often.get(key)!, 12)
        expect(one.costs).toBeCloseTo(costs.get(key)! / often.get(key)!, 9)
      }
      for (const { dice, points, diceLeft, adds } of [greedy, best]) {
        expect(setAsides(rules, multisetOf(roll))).toContainEqual({ dice, points })
        expect(adds).toBe(read(diceLeft, points))
      }
      expect(best.points + best.adds).toBeGreaterThan(greedy.points + greedy.adds)
    },
  )

  it('takes a one and rolls five dice in basic Farkle', () => {
    const report = scoreReport(PRESETS.farkle)
    const { best, greedy } = exampleRolls(PRESETS.farkle, report, usualTurn(report))[0]!
    expect(best).toEqual({ dice: [1], points: 100, diceLeft: 5, adds: 300 })
    expect(greedy).toEqual({ dice: [1, 5], points: 150, diceLeft: 4, adds: 150 })
  })

  it('is none where all that scores must be set aside', () => {
    const rules = { ...PRESETS.farkle, mustSetAsideAll: true }
    const report = scoreReport(rules)
    expect(exampleRolls(rules, report, usualTurn(report))).toEqual([])
  })
})
