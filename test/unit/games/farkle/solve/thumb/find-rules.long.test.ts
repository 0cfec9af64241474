import { expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  findRules,
  SEARCH_WAYS,
  searchPart,
  type SearchSteps,
} from '#shared/games/farkle/solve/thumb/find-rules.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { REAL_GAIN } from '#shared/games/farkle/solve/thumb/rule-climb.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { someOf } from '#test/property/runs.ts'
import { matchContext } from '#test/support/solved-win.ts'

it('measures what it has guessed where the goal is answered and farkles cost points', () => {
  const penalty = { farkles: 2, points: 100, floor: -100 }
  const rules = { ...PRESETS.zilch, goal: 500, farklePenalty: penalty }
  const context = matchContext(rules)
  const kept: SearchSteps[] = []
  const found = findRules(context, 3, 'template', { keep: (steps) => kept.push(steps) })
  expect(found.length).toBeGreaterThan(1)
  const { rule, behind } = found.at(-1)!
  expect(rule.lead.some((points) => points > 0)).toBe(true)
  const { first } = playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' })
  expect(behind).toBeCloseTo(1 - 2 * first.average, 8)
  // One that was stopped while it measured measures the rest only, and finds the same.
  const more: SearchSteps[] = []
  const course = {
    begun: structuredClone(kept.at(-2)!),
    keep: (steps: SearchSteps) => more.push(steps),
  }
  expect(findRules(context, 3, 'template', course)).toEqual(found)
  expect(more).toEqual(kept.slice(-1))
}, 120_000)

it('finds as much where all points are a tenth of the usual ones', () => {
  const { farkle } = PRESETS
  const sets = farkle.sets.map((row) => row.map((points) => points / 10))
  const tenth = { ...farkle, sets, goal: 60 }
  const [usual, small] = [{ ...farkle, goal: 600 }, tenth].map((rules) =>
    findRules(matchContext(rules), 5, 'template'),
  )
  expect(small!.length).toBe(usual!.length)
  for (const [i, { behind }] of small!.entries()) {
    expect(behind).toBeLessThan(1.1 * usual![i]!.behind)
  }
})

it.each(someOf(SEARCH_WAYS))(
  'finds the same after a stop, wherever it was stopped: %s',
  (way) => {
    const context = matchContext({ ...PRESETS.farkle, goal: 600 })
    const kept: SearchSteps[] = []
    const numbers = 8
    const whole = findRules(context, numbers, way, { keep: (steps) => kept.push(steps) })
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.map((steps) => steps.length)).toEqual(kept.map((_, i) => i + 1))
    const stops = [0, 2, kept.length - 2, kept.length - 1]
    for (const stop of stops) {
      const more: SearchSteps[] = []
      const begun = structuredClone(kept[stop]!)
      const found = findRules(context, numbers, way, { begun, keep: (steps) => more.push(steps) })
      expect(found).toEqual(whole)
      expect(more).toEqual(kept.slice(stop + 1))
      expect(searchPart(way, numbers, begun.length)).toBeLessThanOrEqual(1)
    }
  },
  120_000,
)

it.each(SEARCH_WAYS)(
  'finds nothing worse where more numbers are asked for: %s',
  (way) => {
    const context = matchContext({ ...PRESETS.farkle, goal: 600 })
    const searches = [7, 8, 9].map((numbers) => {
      const steps = new Set<string>()
      const found = findRules(context, numbers, way, {
        keep: (all) => all.forEach((one) => one && steps.add(thumbText(one.rule))),
      })
      const least = (most: number): number =>
        Math.min(...found.filter((one) => one.numbers <= most).map(({ behind }) => behind))
      return { steps, found, least }
    })
    for (const [i, { steps, found, least }] of searches.entries()) {
      for (const fewer of searches.slice(0, i)) {
        expect([...fewer.steps].filter((rule) => !steps.has(rule))).toEqual([])
        for (const { numbers, behind } of fewer.found) {
          expect(least(numbers)).toBeLessThan(behind + REAL_GAIN)
        }
      }
      expect(found.length).toBeGreaterThan(0)
    }
  },
  120_000,
)
