import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import {
  hastyLosses,
  WRONG_COLUMN,
  wrongWorth,
} from '#shared/games/farkle/solve/thumb/hasty-losses.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'
import { solvedValues } from '#test/support/solved-win.ts'

const CARD = 'hold=100/50/300/800/1500:250/200/500/1100/1900,columns=0.1,divide=6,go=800,near=100'

test('a card that is read hastily loses more, and what it has not costs nothing', () => {
  const context = solvedValues({ ...PRESETS.farkle, goal: 1000 })
  const behind = (text: string): number =>
    1 -
    2 * playMatch(context, { kind: 'thumb', rule: ruleOf(text) }, { kind: 'optimal' }).first.average
  const own = behind(CARD)
  const parts: number[] = []
  const losses = hastyLosses(context, ruleOf(CARD), (part) => parts.push(part))
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
  expect(losses.noNear).toBeCloseTo(behind(CARD.replace(',near=100', '')) - own, 12)
  expect(losses.noGo).toBeCloseTo(behind(CARD.replace(',go=800', '')) - own, 12)
  expect(losses.neighbour).not.toBeCloseTo(0, 6)
  expect(losses.worth10).not.toBeCloseTo(0, 6)
  expect(losses.worth20).not.toBeCloseTo(losses.worth10, 6)

  const plain = hastyLosses(context, ruleOf('hold=50/250/500/1000/1800'))
  // Where all of a bank number counts, the dice left are worth nothing beside it.
  expect(plain).toEqual({ neighbour: null, worth10: 0, worth20: 0, noNear: null, noGo: null })
})

test('the column beside the right one is looked up in a quarter of all states', () => {
  const read = [0, 1, 2, 3].map((column) => {
    const times = [0, 0, 0, 0]
    for (let own = 0; own < 10_000; own += 100) {
      for (let opponent = 0; opponent < 10_000; opponent += 100) {
        times[WRONG_COLUMN.column!(column, 4, own, opponent)]! += 1e-4
      }
    }
    return times.map((part) => Math.round(8 * part) / 8)
  })
  expect(read).toEqual([
    [0.75, 0.25, 0, 0],
    [0.125, 0.75, 0.125, 0],
    [0, 0.125, 0.75, 0.125],
    [0, 0, 0.25, 0.75],
  ])
  expect(WRONG_COLUMN.column!(0, 1, 0, 0)).toBe(0)
})

test('the row of what dice left are worth is so much off, up or down', () => {
  const { worth } = wrongWorth(ruleOf('hold=50/100/400,divide=6'), 10)
  const off = Array.from({ length: 200 }, (_, i) => worth!(1 + (i % 5), 50 * i, 3000))
  expect(off.every((points) => Math.abs(points) * (6 / 5) === 10)).toBe(true)
  const up = off.filter((points) => points > 0).length
  expect(up).toBeGreaterThan(70)
  expect(up).toBeLessThan(130)
})
