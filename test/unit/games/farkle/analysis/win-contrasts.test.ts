import { describe, expect, it } from 'vitest'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { winContrasts } from '#shared/games/farkle/analysis/win-contrasts.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { solvedValues } from '#test/support/solved-win.ts'

describe('what changes when one plays to win', () => {
  it.each([
    { ...PRESETS.farkle, goal: 4000 },
    { ...PRESETS.zilch, goal: 1200 },
  ])('is what the analysis of each position says: $name', (rules) => {
    const context = contextOf(rules)
    const contrasts = winContrasts(
      context.game,
      kernelEvaluations(solvedValues(rules)),
      context.points,
    )
    expect(contrasts.length).toBeGreaterThan(0)
    for (const { kind, own, opponent, turnTotal, dice, wins, loss } of contrasts) {
      if (kind === 'ahead') expect(own).toBeGreaterThan(opponent)
      if (kind === 'behind') expect(own).toBeLessThan(opponent)
      if (kind === 'close') expect(Math.max(own, opponent)).toBeGreaterThanOrEqual(0.9 * rules.goal)
      const found = analyse(context, {
        own,
        opponent,
        turnTotal,
        dice: { left: dice },
        ownFarkles: 0,
        opponentFarkles: 0,
      })
      expect(found.options[found.bestForWinning!]!.then).toBe(wins)
      expect(found.options[found.bestForPoints!]!.then).not.toBe(wins)
      expect(found.disagreement).toBeCloseTo(loss, 12)
    }
  })

  it('is to bank ahead and to roll behind and near the goal in basic Farkle', () => {
    const solved = solvedValues(PRESETS.farkle)
    const points = pointsPlay(PRESETS.farkle)
    const contrasts = winContrasts(solved.game, kernelEvaluations(solved), points)
    expect(contrasts.map(({ kind, wins }) => [kind, wins])).toEqual([
      ['ahead', 'bank'],
      ['behind', 'roll'],
      ['close', 'roll'],
    ])
  })
})
