import { describe, expect, it } from 'vitest'
import { startOfGame } from '#shared/games/farkle/drill/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { acceptance, needOf, type Needs } from '#shared/study/needs.ts'
import { mistakeRiskOf } from '#shared/games/farkle/drill/mistake-risk.ts'
import { ONE_IN_A_THOUSAND } from '#test/support/chi-square.ts'
import { kitOf } from '#test/support/study-kits.ts'
import { add, countsOf, deviationOf, pointsShares, sourceOf, type Shares } from './asked-shares.ts'
import { slowVisits } from './slow-visits.ts'

const FARKLE = kitOf(PRESETS.farkle, 'points')

describe('questions by need', () => {
  const WEAK = 'both.3.250.any'
  const answers = (wrong: number) => ({ count: 30, wrong })
  const UNKNOWN: Needs = new Map()
  const WEAK_THERE: Needs = new Map([[WEAK, answers(27)]])
  const STRONG_THERE: Needs = new Map([[WEAK, answers(0)]])
  const ASKED = 1500

  // Asked once for all tests.
  const [unknown, weak, strong] = [UNKNOWN, WEAK_THERE, STRONG_THERE].map((needs) => {
    const source = sourceOf(FARKLE, 'both', { weighting: 'needs', needs })
    const counts = countsOf(FARKLE, source, ASKED)
    return { needs, cap: source.cap!, counts }
  })

  /** Every decision of a turn with its question, worked out once. */
  const visits = slowVisits(FARKLE.rules, FARKLE.human, startOfGame()).rolled.flatMap(
    ({ position, mass }) => {
      if (mass < 1e-7) return []
      const question = makeQuestion(FARKLE, 'both', position)!
      return [{ question, mass, mistakeRisk: mistakeRiskOf(FARKLE, question) }]
    },
  )

  /** Expected shares of the questions: how often each comes up, times its need up to the cap. */
  function sharesBy(needs: Needs, cap: number): Shares {
    const shares = new Map<string, number>()
    for (const { mass, mistakeRisk } of visits) {
      add(shares, mistakeRisk.key, mass * acceptance(needOf(needs, mistakeRisk), cap))
    }
    return shares
  }

  it.each([
    ['of somebody unknown', unknown!],
    ['of somebody weak in one cell', weak!],
    ['of somebody strong in one cell', strong!],
  ])('are asked as often as they come up times what they need: %s', (_, { needs, cap, counts }) => {
    const shares = sharesBy(needs, cap)
    expect(deviationOf(counts, shares)).toBeLessThan(ONE_IN_A_THOUSAND)
    // As they come up in play they would not be.
    expect(deviationOf(counts, pointsShares(FARKLE, 'both'))).toBeGreaterThan(ONE_IN_A_THOUSAND)
  })

  it('turn to a weak cell and away from a strong one, and let none die out', () => {
    const [usual, more, less] = [unknown, weak, strong].map((one) => one!.counts.get(WEAK)! / ASKED)
    expect(more).toBeGreaterThan(1.5 * usual!)
    expect(less).toBeLessThan(usual! / 1.5)
    expect(less).toBeGreaterThan(0)
  })

  it('weigh the chance to be wrong with what has been answered', () => {
    const mistakeRisk = { key: WEAK, chance: 0.25, cost: 40 }
    const need = (count: number, wrong: number): number =>
      needOf(new Map([[WEAK, { count, wrong }]]), mistakeRisk)
    expect(needOf(new Map(), mistakeRisk)).toBe(10)
    expect(need(4, 4)).toBe(25)
    expect(need(36, 0)).toBe(1)
    expect([0, 1, 10, 20, 40].map((some) => acceptance(some, 20))).toEqual([0.05, 0.05, 0.5, 1, 1])
  })

  it('count as the risk of a mistake what the human-like player loses there', () => {
    for (const { question, mistakeRisk } of visits.filter(({ mass }) => mass > 1e-3)) {
      const chances = FARKLE.human.chances(question.position)
      const best = question.options[0]!.value
      const losing = chances.filter(({ action }) => best - action.value > 1e-9)
      const chance = losing.reduce((sum, one) => sum + one.chance, 0)
      const lost = losing.reduce((sum, one) => sum + one.chance * (best - one.action.value), 0)
      expect(mistakeRisk.chance).toBeCloseTo(chance, 10)
      expect(mistakeRisk.cost * mistakeRisk.chance).toBeCloseTo(lost, 8)
    }
  })
})
