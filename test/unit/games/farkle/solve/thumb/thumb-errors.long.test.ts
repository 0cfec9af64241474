import { describe, expect, it } from 'vitest'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import { firstPosition } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { findThumbErrors } from '#shared/games/farkle/solve/thumb/thumb-errors.ts'
import type { SetAsideDice } from '#shared/games/farkle/solve/thumb/wrong-decisions.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { matchContext } from '#test/support/solved-win.ts'

describe('where a rule of thumb loses', () => {
  const plain = { end: 'immediate' as const, farklePenalty: null }
  it.each([
    ['farkle', 'hold=15n3,divide=6,score=50,go=950,shape=half', plain],
    ['facebook', 'hold=300,near=100', plain],
    ['zilch', 'hold=15n3,divide=6,farkles=-10/-40,lead=0/200', { goal: 700 }],
    ['farkle', 'hold=15n3,divide=6,lead=300', { end: 'equalTurns' as const, goal: 950 }],
  ] as const)('adds up to what it loses in all: %s', (name, text, changes) => {
    const rules = { ...PRESETS[name], goal: 1000, ...changes }
    const context = matchContext(rules)
    const rule = ruleOf(text)
    const found = findThumbErrors(context, rule)
    const { behind, byBanking, inLastTurns, bands, parts, costliest, costliestDice } = found
    const match = playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' })
    expect(behind).toBeCloseTo(1 - 2 * match.first.average, 13)
    expect(parts).toHaveLength(bands.length ** 2)
    expect(bands.every(Number.isInteger)).toBe(true)
    const rest = behind - parts.reduce((sum, part) => sum + part, 0)
    // Last turns can only lose, and what is lost nowhere else is lost there.
    if (rules.end === 'immediate') expect(Math.abs(rest)).toBeLessThan(1e-13)
    else expect(rest).toBeGreaterThan(-1e-13)
    expect(inLastTurns).toBe(rules.end === 'immediate' ? 0 : Math.max(0, rest))
    expect(inLastTurns).toBeLessThan(behind / 2)
    expect(byBanking).toBeGreaterThan(0)
    expect(byBanking).toBeLessThanOrEqual(behind + 1e-13)
    expect(costliest).toHaveLength(10)
    const analysis = contextOf(rules)
    for (const { turnTotal, dice, does, loss, cost, ...standing } of costliest) {
      expect(cost).toBeGreaterThan(0)
      const position = { ...firstPosition(rules), ...standing, turnTotal, dice: { left: dice } }
      const option = analyse(analysis, position).options.find(({ then }) => then === does)!
      expect(option.winLoss).toBeCloseTo(loss, 11)
    }
    expect(costliestDice.length).toBeGreaterThan(5)
    for (const { turnTotal, rolled, does, best, loss, cost, ...standing } of costliestDice) {
      expect(cost).toBeGreaterThan(0)
      const position = { ...firstPosition(rules), ...standing, turnTotal, dice: { rolled } }
      const { options } = analyse(analysis, position)
      const lossWith = ({ dice, points }: SetAsideDice): number =>
        Math.min(
          ...options
            .filter((one) => one.setAside.length === dice && one.points === points)
            .map((one) => one.winLoss),
        )
      expect(lossWith(best)).toBeCloseTo(0, 11)
      expect(lossWith(does)).toBeCloseTo(loss, 11)
    }
  })
})
