import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { whyNoThumbs } from '#shared/games/farkle/analysis/rule-refusals.ts'
import {
  bankCardAtHand,
  nearestCards,
  shippedCards,
} from '#shared/games/farkle/input/shipped-cards.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { thumbRuleSchema } from '#shared/games/farkle/requests/thumb-rule.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { sayableCuts } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import type { ScoreColumns, ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { someOf } from '#test/property/runs.ts'
import { unsolvedContext } from '#test/support/solved-win.ts'

type By = ScoreColumns['by']

const KINDS = (Object.keys(PRESETS) as PresetId[]).flatMap((id) =>
  (['need', 'lead'] as const).map((by): [PresetId, By] => [id, by]),
)

/** The points of a card that are read off or compared. */
function pointsOf({ columns, goOwn, goOpponent, near, lead }: ThumbRule): number[] {
  const { by, cuts, holds } = columns
  const all = [...holds.flat(), ...goOwn, ...goOpponent, ...near, ...lead]
  return [...all, ...(by === 'lead' ? cuts : [])].filter((points) => points !== null)
}

function gridOf(rules: RuleSet): number {
  return turnModel(rules).grid
}

test('cards that come with the app are written as the app writes them', () => {
  const path = '../../../../../src-shared/games/farkle/input/shipped-cards.ts'
  const source = readFileSync(new URL(path, import.meta.url), 'utf8')
  const texts = [...source.matchAll(/'(hold=[^']+)'/g)].map(([, text]) => text!)
  expect(texts.length).toBeGreaterThan(30)
  for (const text of texts) {
    const read = parseThumbRule(text)
    expect(read.ok && thumbText(read.value)).toBe(text)
  }
})

describe.each(KINDS)('cards that come with the app: %s by the %s', (id, by) => {
  const rules = PRESETS[id]
  const cards = shippedCards({ ...rules, name: 'Under another name' }, by)!

  test('have ever more columns, and lose ever less', () => {
    const columns = cards.map(({ numbers }) => numbers)
    expect(columns[0]).toBe(1)
    expect(columns).toEqual([...new Set(columns)].toSorted((a, b) => a - b))
    expect(cards.map(({ rule }) => rule.columns.holds.length)).toEqual(columns)
    const losses = cards.map(({ behind }) => behind)
    expect(losses).toEqual([...new Set(losses)].toSorted((a, b) => b - a))
  })

  test('have numbers and cuts that can be said', () => {
    const grid = gridOf(rules)
    const cuts = sayableCuts(by, { goal: rules.goal, grid })
    for (const { rule } of cards) {
      expect(rule.columns.by).toBe(by)
      expect(pointsOf(rule).filter((points) => points % grid !== 0)).toEqual([])
      expect(rule.columns.cuts.filter((cut) => !cuts.includes(cut))).toEqual([])
      expect((2 * rule.divisor) % 1).toBe(0)
    }
  })
})

test('cards of basic Farkle lose little', () => {
  const most: [By, number, number][] = [
    ['need', 1, 0.016],
    ['need', 3, 0.0095],
    ['need', 4, 0.0075],
    ['lead', 4, 0.0105],
  ]
  for (const [by, columns, loss] of most) {
    const card = shippedCards(PRESETS.farkle, by)!.find(({ numbers }) => numbers === columns)!
    expect(card.behind, `${by} ${columns}`).toBeLessThanOrEqual(loss)
  }
})

test('there is a card at hand for any number of columns', () => {
  for (const rules of [...Object.values(PRESETS), { ...PRESETS.farkle, goal: 5000 }]) {
    const columns = [1, 2, 3, 4, 5].map(
      (most) => bankCardAtHand(rules, most).rule.columns.holds.length,
    )
    expect(columns[0]).toBe(1)
    expect(columns.every((count, i) => count <= i + 1)).toBe(true)
  }
})

/** Published rules of a game for two that are no preset's. */
const OTHERS = Object.entries(PUBLISHED).flatMap(([id, { rules }]): [string, RuleSet][] =>
  whyNoThumbs(rules) === null && shippedCards(rules, 'need') === null ? [[id, rules]] : [],
)
const OTHER_GOALS = Object.entries(PRESETS).flatMap(([id, rules]): [string, RuleSet][] =>
  [0.1, 0.5, 2].map((part) => [`${id} to ${part}`, { ...rules, goal: part * rules.goal }]),
)

test.each(someOf([...OTHERS, ...OTHER_GOALS]))(
  'the nearest cards are cards of other rules: %s',
  (_, rules) => {
    const grid = gridOf(rules)
    for (const by of ['need', 'lead'] as const) {
      const { name, cards } = nearestCards(rules, by)
      expect(Object.values(PRESETS).map((preset) => preset.name)).toContain(name)
      for (const { numbers, rule, behind } of cards) {
        expect(behind).toBeNull()
        expect(v.is(thumbRuleSchema, rule)).toBe(true)
        const read = parseThumbRule(thumbText(rule))
        // The text of a single column does not say by what.
        const { columns } = rule
        const value = numbers === 1 ? { ...rule, columns: { ...columns, by: 'need' } } : rule
        expect(read).toEqual({ ok: true, value })
        expect(pointsOf(rule).filter((points) => points % grid !== 0)).toEqual([])
        expect(rule.columns.holds).toHaveLength(numbers)
        expect(Math.max(...rule.columns.holds.map((list) => list.length))).toBeLessThan(rules.dice)
      }
    }
  },
)

test.each(['five-thousand', 'qcsalon', 'facebook-penalty'])(
  'the nearest card plays a game by other rules, better than by chance: %s',
  (id) => {
    const { rules: published } = PUBLISHED[id]!
    const rules = { ...published, goal: published.goal / 5 }
    const { rule } = nearestCards(rules, 'need').cards.at(-1)!
    const hold = { kind: 'hold' as const, at: rules.goal / 40 }
    const { first } = playMatch(unsolvedContext(rules), { kind: 'thumb', rule }, hold)
    expect(first.average).toBeGreaterThan(0.5)
  },
)
