import { expect, it } from 'vitest'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { findCards, MOST_COLUMNS } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import type { SearchSteps } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import { someOf } from '#test/property/runs.ts'
import { matchContext } from '#test/support/solved-win.ts'

const { farkle, zilch } = PRESETS
const penalty = { farkles: 2, points: 100, floor: -100 }

it.each(
  someOf([
    ['by the need', 'need', { ...farkle, goal: 1000 }],
    ['by the lead', 'lead', { ...farkle, goal: 1000 }],
    ['with a penalty and a final turn', 'need', { ...zilch, goal: 500, farklePenalty: penalty }],
  ] as const),
)(
  'finds cards, and the same after a stop, wherever it was stopped: %s',
  (_, by, rules) => {
    const context = matchContext(rules)
    const kept: SearchSteps[] = []
    const parts: number[] = []
    const progress = (part: number) => parts.push(part)
    const whole = findCards(context, by, { progress, keep: (steps) => kept.push(steps) })

    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(parts.at(-1)).toBe(1)
    const columns = whole.map(({ numbers }) => numbers)
    expect(columns).toEqual([...new Set(columns)].toSorted((a, b) => a - b))
    expect(columns[0]).toBe(1)
    expect(columns.at(-1)).toBeLessThanOrEqual(MOST_COLUMNS)
    for (const [i, { behind }] of whole.entries()) {
      if (i > 0) expect(behind).toBeLessThan(whole[i - 1]!.behind)
    }
    const { rule, behind } = whole.at(-1)!
    const { first } = playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' })
    expect(behind).toBeCloseTo(1 - 2 * first.average, 8)

    for (const stop of [0, MOST_COLUMNS - 1, kept.length - 2]) {
      const more: SearchSteps[] = []
      const course = {
        begun: structuredClone(kept[stop]!),
        keep: (steps: SearchSteps) => more.push(steps),
      }
      expect(findCards(context, by, course)).toEqual(whole)
      expect(more).toEqual(kept.slice(stop + 1))
    }
  },
  120_000,
)

it('finds the cards that come with the app', () => {
  const found = findCards(matchContext(farkle), 'need')
  const texts = found.map(({ rule }) => thumbText(rule))
  expect(texts).toEqual(shippedCards(farkle, 'need')!.map(({ rule }) => thumbText(rule)))
}, 300_000)

it('finds as much where all points are a tenth of the usual ones', () => {
  const sets = farkle.sets.map((row) => row.map((points) => points / 10))
  const tenth = { ...farkle, sets, goal: 60 }
  const [usual, small] = [{ ...farkle, goal: 600 }, tenth].map((rules) =>
    findCards(matchContext(rules), 'need'),
  )
  expect(small!.at(-1)!.behind).toBeLessThan(1.1 * usual!.at(-1)!.behind)
}, 120_000)
