import { describe, expect, it } from 'vitest'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { firstPosition } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { kernelGuides } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { findThumbErrors } from '#shared/games/farkle/solve/thumb/thumb-errors.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { solvedWin } from '#test/support/solved-win.ts'

function ruleOf(text: string): ThumbRule {
  const read = parseThumbRule(text)
  if (!read.ok) throw new Error(text)
  return read.value
}

describe('where a rule of thumb loses', () => {
  it.each([
    ['farkle', 'hold=15n3,divide=6,score=50,go=950,shape=half'],
    ['facebook', 'hold=300,near=100'],
  ] as const)('adds up to what it loses in all: %s', (name, text) => {
    const rules = { ...PRESETS[name], goal: 1000, end: 'immediate' as const, farklePenalty: null }
    const { game, endings, table } = solvedWin(rules)
    const solved = { game, endings, values: table.values }
    const context = { ...solved, guides: kernelGuides(solved) }
    const rule = ruleOf(text)
    const { behind, byBanking, bands, parts, costliest } = findThumbErrors(context, rule)
    const match = playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' })
    expect(behind).toBeCloseTo(1 - 2 * match.first.average, 13)
    expect(parts).toHaveLength(bands.length ** 2)
    expect(Math.abs(parts.reduce((sum, part) => sum + part, 0) - behind)).toBeLessThan(1e-13)
    expect(byBanking).toBeGreaterThan(0)
    expect(byBanking).toBeLessThanOrEqual(behind + 1e-13)
    expect(costliest).toHaveLength(10)
    const points = pointsPlay(rules)
    const analysis = { rules, game, endings, valueOf: valuesOf(game, table.values), points }
    for (const { own, opponent, turnTotal, dice, does, loss } of costliest) {
      const position = { ...firstPosition(rules), own, opponent, turnTotal, dice: { left: dice } }
      const option = analyse(analysis, position).options.find(({ then }) => then === does)!
      expect(option.winLoss).toBeCloseTo(loss, 11)
    }
  })
})
