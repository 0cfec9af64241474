import { describe, expect, it } from 'vitest'
import { analyse } from '#shared/games/farkle/analysis/analyser.ts'
import {
  bankErrorIn,
  diceErrorIn,
  type KindedDice,
} from '#shared/games/farkle/analysis/wrong-decisions.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { findThumbErrors } from '#shared/games/farkle/solve/thumb/thumb-errors.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { matchContext } from '#test/support/solved-win.ts'

describe('where a rule of thumb loses', () => {
  const plain = { end: 'immediate' as const, farklePenalty: null }
  const two = { name: 'Two', count: 2, weights: [1, 1, 1, 1, 1, 3], joker: 6 as const }
  const keyOf = ({ faces, kinds }: KindedDice): string =>
    faces
      .map((face, i) => `${kinds?.[i] ?? 0}:${face}`)
      .sort()
      .join()
  it.each([
    ['farkle', 'hold=50/100/400/900/1600:200/200/500/1100/2000,columns=0.2,divide=6,go=950', plain],
    ['facebook', 'hold=300,near=100', plain],
    ['zilch', 'hold=15/120/405/960/1875,divide=6,farkles=-10/-40,lead=0/200', { goal: 700 }],
    ['facebook', 'hold=300,near=100', { ownDice: [two] }],
    ['facebook', 'hold=300,near=100', { ownDice: [two], mustSetAsideAll: true }],
    ['facebook', 'hold=300,near=100', { maxRolls: 3 }],
    ['facebook', 'hold=300,near=100', { hotDiceBonus: 100, bonusGrows: 2 }],
    [
      'farkle',
      'hold=50/100/400/950/1900,divide=6,lead=300',
      { end: 'equalTurns' as const, goal: 950 },
    ],
  ] as const)('adds up to what it loses in all: %s, %s, %j', (name, text, changes) => {
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
    for (const error of costliest) {
      const { position, does, loss, cost } = bankErrorIn(rules, error)
      expect(cost).toBeGreaterThan(0)
      const option = analyse(analysis, position).options.find(({ then }) => then === does)!
      expect(option.winLoss).toBeCloseTo(loss, 11)
    }
    expect(costliestDice.length).toBeGreaterThan(5)
    for (const error of costliestDice) {
      const { position, rolled, does, best, loss, cost } = diceErrorIn(rules, error)
      expect(cost).toBeGreaterThan(0)
      expect(position.dice).toMatchObject({ rolled: rolled.faces.toSorted() })
      const { options } = analyse(analysis, position)
      const lossWith = (dice: KindedDice): number =>
        Math.min(
          ...options
            .filter(({ setAside, kinds }) => keyOf(dice) === keyOf({ faces: setAside, kinds }))
            .map((one) => one.winLoss),
        )
      expect(lossWith(best)).toBeCloseTo(0, 11)
      expect(lossWith(does)).toBeCloseTo(loss, 11)
    }
  })
})
