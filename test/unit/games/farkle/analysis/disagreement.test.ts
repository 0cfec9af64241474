import { describe, expect, test } from 'vitest'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import { widestDisagreement } from '#shared/games/farkle/analysis/disagreement.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { bankedScores, shownScores } from '#shared/games/farkle/solve/maps/banked-scores.ts'
import { rowsReached } from '#shared/games/farkle/solve/maps/bank-limit.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { solvedValues } from '#test/support/solved-win.ts'

function goalsOf(rules: RuleSet) {
  const solved = solvedValues(rules)
  const context = contextOf(rules)
  const { game, points } = context
  const reached = rowsReached(game)
  const banked = bankedScores(game, reached)
  const scores = shownScores(game)
    .filter((score) => banked[score - game.lowest])
    .map((score) => score * game.grid)
  const evaluate = kernelEvaluations(solved)
  return { goals: { game, evaluate, points, reached, scores }, context }
}

describe('the position in which the goals disagree most', () => {
  test.each([
    ['Farkle to 2,000', { ...PRESETS.farkle, goal: 2000 }],
    ['Zilch to 1,000', { ...PRESETS.zilch, goal: 1000 }],
  ])('of %s costs as much as the analyser finds, and no other at these scores more', (_, rules) => {
    const { goals, context } = goalsOf(rules)
    const found = widestDisagreement(goals)!
    expect(positionProblems(goals.game, found)).toEqual([])
    const { disagreement } = analyse(context, found)
    expect(disagreement).toBeGreaterThan(0.001)
    const { own, opponent } = found
    for (const [dice, reached] of goals.reached.entries()) {
      for (const row of reached.keys()) {
        const turnTotal = row * goals.game.model.grid
        const position = { ...found, own, opponent, turnTotal, dice: { left: dice } }
        if (!reached[row] || row === 0 || own + turnTotal >= rules.goal) continue
        expect(analyse(context, position).disagreement).toBeLessThanOrEqual(disagreement + 1e-12)
      }
    }
  })

  test('is none where a game is over with the first bank', () => {
    const { goals } = goalsOf({ ...PRESETS.farkle, goal: 50 })
    expect(widestDisagreement(goals)).toBeNull()
  })
})
