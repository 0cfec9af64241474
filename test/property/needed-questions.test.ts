import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { acceptanceBy, type Needs } from '#shared/study/needs.ts'
import { ONE_IN_A_THOUSAND } from '#test/support/chi-square.ts'
import { kitOf } from '#test/support/study-kits.ts'
import { countsOf, deviationOf, pointsShares, sourceOf, type Shares } from './asked-shares.ts'

const FARKLE = kitOf(PRESETS.farkle, 'points')

describe('questions by need', () => {
  const WEAK = 'both.3.250.any'
  /** Somebody who gets a third of everything wrong, but for one cell. */
  const needsOf = (wrong: number): Needs =>
    new Map(
      [...pointsShares(FARKLE, 'both').keys()].map((cell) => [
        cell,
        { count: 30, wrong: cell === WEAK ? wrong : 10 },
      ]),
    )
  const ASKED = 1500

  // Asked once for all tests.
  const [unknown, weak, strong] = [new Map<never, never>(), needsOf(28), needsOf(0)].map(
    (needs: Needs) => {
      const source = sourceOf(FARKLE, 'both', { weighting: 'needs', needs })
      return { needs, counts: countsOf(FARKLE, source, ASKED) }
    },
  )

  /** Expected shares of the cells: how often each comes up, times its chance to be asked. */
  function sharesBy(needs: Needs): Shares {
    const chanceOf = acceptanceBy(needs)
    const inPlay = pointsShares(FARKLE, 'both')
    return new Map([...inPlay].map(([cell, share]) => [cell, share * chanceOf(cell)]))
  }

  it.each([
    ['of somebody unknown', unknown!],
    ['of somebody weak in one cell', weak!],
    ['of somebody strong in one cell', strong!],
  ])('are asked as often as they come up times their chance: %s', (_, { needs, counts }) => {
    expect(deviationOf(counts, sharesBy(needs))).toBeLessThan(ONE_IN_A_THOUSAND)
  })

  it('turn to a weak cell and away from a strong one, and let none die out', () => {
    const [usual, more, less] = [unknown, weak, strong].map((one) => one!.counts.get(WEAK)! / ASKED)
    expect(more).toBeGreaterThan(1.5 * usual!)
    expect(less).toBeLessThan(usual! / 1.5)
    expect(less).toBeGreaterThan(0)
  })
})
