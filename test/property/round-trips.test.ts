import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  makeGeneratorQuery,
  parseGeneratorQuery,
} from '#shared/games/farkle/input/generator-query.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { makeRuleDraft, parseRuleDraft } from '#shared/games/farkle/input/rule-draft.ts'
import { numberOf } from '#shared/texts/numbers.ts'
import { readRuleSet } from '#shared/games/farkle/input/rule-set-schema.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { makeGameJson, parseGameJson, parseGameText } from '#shared/games/game-json.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { runs } from './runs.ts'

/** The imported rules with everything that the query had no words for put back. */
function restored(imported: RuleSet, original: RuleSet, leftOut: readonly string[]): RuleSet {
  const fields = leftOut.map((path) => path.split('.')[0] as keyof RuleSet)
  const back = Object.fromEntries(fields.map((field) => [field, original[field]]))
  return { ...imported, name: original.name, ...back }
}

describe('a rule set, written and read again', () => {
  it('is the same from JSON, from a draft and from itself', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const text = makeGameJson({ game: 'farkle', rules })
        expect(parseGameText(text)).toEqual({ ok: true, value: { game: 'farkle', rules } })
        const itself = JSON.parse(JSON.stringify(rules)) as unknown
        for (const read of [parseRuleDraft(makeRuleDraft(rules)), parseRuleSet(itself)]) {
          expect(read).toEqual({ ok: true, value: rules })
        }
      }),
      runs(60),
    )
  })

  it('is the same from a query string but for what was left out, which is named', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const { query, leftOut } = makeGeneratorQuery(rules)
        const read = parseGeneratorQuery(`https://example.org/strategy.php?${query}`)
        if (!read.ok) {
          // Without what was left out, farkles may be too rare to solve.
          expect(leftOut).toContain('combinations')
          expect(read.problems.map(({ message }) => message).join()).toMatch(
            /different turn totals/,
          )
          return
        }
        expect(restored(read.value, rules, leftOut)).toEqual(rules)
        // And nothing is named that was not lost.
        for (const path of leftOut) {
          const field = path.split('.')[0] as keyof RuleSet
          expect(read.value[field]).not.toEqual(rules[field])
        }
      }),
      runs(150),
    )
    expect(makeGeneratorQuery(PRESETS.farkle).leftOut).toEqual([])
  })
})

describe('texts and things that are no rule set', () => {
  it('are answered with problems, never with an exception', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
    })
    fc.assert(
      fc.property(anything, fc.string(), (thing, text) => {
        for (const read of [readRuleSet(thing), parseGameText(text), parseGameJson(text)]) {
          expect(read.ok).toBe(false)
          if (!read.ok) expect(read.problems.length).toBeGreaterThan(0)
        }
      }),
      runs(400),
    )
  })

  it('are told by the field where one field of a good rule set is replaced', () => {
    const field = fc.constantFrom(
      'sets',
      'straight',
      'goal',
      'end',
      'mustSetAsideAll',
      'farklePenalty',
    )
    const thing = fc.anything().filter((value) => typeof value !== 'number' && value !== null)
    fc.assert(
      fc.property(ruleSets, field, thing, (rules, name, value) => {
        fc.pre(value !== undefined && typeof value !== 'boolean')
        fc.pre(value !== 'immediate' && value !== 'finalTurn')
        const read = readRuleSet({ ...rules, [name]: value })
        expect(read.ok).toBe(false)
        if (read.ok) return
        for (const problem of read.problems) expect(problem.field.split('.')[0]).toBe(name)
      }),
      runs(80),
    )
  })
})

describe('a number typed into a field', () => {
  it('is read with and without groups of thousands, and with a minus sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (value) => {
        expect(numberOf(String(value))).toBe(value)
        expect(numberOf(value.toLocaleString('en-US'))).toBe(value)
        expect(numberOf(` ${value.toLocaleString('fr-FR')} `)).toBe(value)
        if (value < 0) expect(numberOf(String(value).replace('-', '−'))).toBe(value)
      }),
      runs(300),
    )
  })
})
