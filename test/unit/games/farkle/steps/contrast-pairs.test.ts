import { describe, expect, test } from 'vitest'
import type { Points } from '#shared/base/units.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { gainsOf, usualTurn } from '#shared/games/farkle/cards/sources.ts'
import { bestPoints } from '#shared/games/farkle/cards/deck-worth.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  BLANKETS,
  blanketShares,
  contrastPairs,
} from '#shared/games/farkle/steps/contrast-pairs.ts'
import { findSteps } from '#shared/games/farkle/steps/find-steps.ts'
import { stepSentences } from '#shared/games/farkle/steps/step-sentences.ts'
import { literalReader } from '#test/support/literal-player.ts'

const NOTHING = 1e-8

describe.each(Object.entries(PRESETS))('the positions of the steps of %s', (_, rules) => {
  const report = scoreReport(rules)
  const steps = findSteps(rules, bestPoints({ rules, report }))
  const sentences = stepSentences(rules, steps)
  const pairs = contrastPairs(rules, steps)

  test('are answered by the sentences up to the step, as a literal reader does', () => {
    pairs.forEach((of, i) => {
      for (const { roll, turnTotal, takes, points, then } of of
        .slice(0, 40)
        .flatMap((p) => p.pair)) {
        const answer = literalReader(rules, sentences.slice(0, i + 1))(turnTotal, roll)!
        expect(answer, `${sentences[i]} ${turnTotal}: ${roll.join()}`).toEqual({
          takes,
          points,
          then,
        })
      }
    })
  })

  test('are answered as the best play does', () => {
    const turn = usualTurn(report)
    const gainAt = (total: Points, left: number): Points => gainsOf(turn, left)[total / 50]!
    for (const { asks, pair } of pairs.flat()) {
      for (const { roll, turnTotal, points, diceLeft, then } of pair) {
        const total = turnTotal + points
        if (total / 50 >= gainsOf(turn, 1).length) continue
        const gain = gainAt(total, diceLeft)
        if (asks === 'bank') expect(gain > NOTHING, `${total} ${diceLeft}`).toBe(then === 'roll')
        else {
          const values = setAsides(rules, multisetOf(roll)).map(({ dice, points: more }) => {
            const left = dice.length === roll.length ? rules.dice : roll.length - dice.length
            return turnTotal + more + Math.max(0, gainAt(turnTotal + more, left))
          })
          expect(total + Math.max(0, gain)).toBeGreaterThanOrEqual(Math.max(...values) - NOTHING)
        }
      }
    }
  })

  test('let no answer pass that does not look', () => {
    for (const of of pairs) {
      const shares = blanketShares(of)
      for (const blanket of BLANKETS) expect(shares[blanket] ?? 0).toBeLessThanOrEqual(0.6)
    }
    // The sentences that make most have some.
    for (const of of pairs.slice(1, 5)) expect(of).not.toEqual([])
  })
})
