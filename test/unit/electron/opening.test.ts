import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingProblem, readFileText, readLink } from '#main/electron/opening.ts'
import { EVENTS } from '#shared/contract/events.ts'
import { makeGeneratorQuery } from '#shared/farkle/generator-query.ts'
import { PRESETS } from '#shared/farkle/presets.ts'
import { makeRuleJson } from '#shared/farkle/rule-json.ts'
import * as v from 'valibot'

const CODE = 'b7500.d1500.t350.n4'
const { query } = makeGeneratorQuery(PRESETS.farkle)

describe('a link', () => {
  it.each([
    [`breakpoint://analyse/${CODE}`, null],
    [`breakpoint://analyse/${CODE}/`, null],
    [`BREAKPOINT://Analyse/${CODE}?rules=zilch`, 'zilch'],
    ['breakpoint://analyse/t350.n4.d1500.b7500?rules=my-rules-2', 'my-rules-2'],
    ['breakpoint://analyse/b7500%2Ed1500.t350.n4', null],
  ])('%s is a position', (link, rules) => {
    expect(readLink(link)).toEqual({ ok: true, value: { kind: 'position', code: CODE, rules } })
  })

  it('is a rule set to look over', () => {
    expect(readLink(`breakpoint://rules?${query}`)).toMatchObject({
      ok: true,
      value: { kind: 'rules', rules: { goal: PRESETS.farkle.goal } },
    })
  })

  it.each([
    'breakpoint:',
    'breakpoint://',
    'breakpoint://analyse',
    'breakpoint://analyse/b7500',
    'breakpoint://analyse/%E0%A4%A',
    `breakpoint://analyse/${CODE}/more`,
    `breakpoint://analyse/..%2F${CODE}`,
    `breakpoint://analyse/${CODE}?rules=../secret`,
    `breakpoint://analyse/${CODE}?rules=`,
    `breakpoint://me:pw@analyse/${CODE}`,
    `breakpoint://analyse:80/${CODE}`,
    `breakpoint://rules/x?${query}`,
    'breakpoint://rules',
    'breakpoint://settings?theme=dark',
    `https://analyse/${CODE}`,
    `javascript://analyse/${CODE}`,
    `breakpoint://rules?set1=${'1,'.repeat(100_000)}`,
  ])('%.60s is refused with a sentence', (link) => {
    const read = readLink(link)
    expect(read.ok).toBe(false)
    expect(openingProblem('The link', read)).toMatch(/^The link could not be opened\. .*\.$/s)
  })
})

describe('a file', () => {
  it.each([
    ['an exported rule set', makeRuleJson(PRESETS.zilch), 'rules'],
    ['one with a mark at its start', `\uFEFF${makeRuleJson(PRESETS.zilch)}\r\n`, 'rules'],
    ['a query string', query, 'rules'],
    ['a code', ` ${CODE}\n`, 'position'],
    ['a link', `breakpoint://analyse/${CODE}`, 'position'],
  ])('is opened: %s', (_what, text, kind) => {
    expect(readFileText(text)).toMatchObject({ ok: true, value: { kind } })
  })

  it.each(['', '{', '{}', '[1]', 'hello', '\u0000PNG', 'x'.repeat(200_000), '{"goal":1e999}'])(
    'is refused with a sentence: %.20j',
    (text) => {
      const read = readFileText(text)
      expect(read.ok).toBe(false)
      expect(openingProblem('a.breakpoint-rules', read)).toMatch(
        /^a\.breakpoint-rules could not be opened\. ./,
      )
    },
  )
})

describe('a thousand of anything', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true }).map((url) => url.replace(/^https?/, 'breakpoint')),
    fc.string().map((text) => `breakpoint://analyse/${text}`),
    fc.string().map((text) => `breakpoint://rules?${text}`),
    fc.json(),
  )

  it('are opened as the page understands them, or refused with a sentence', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const read of [readLink(text), readFileText(text)]) {
          if (read.ok) expect(v.is(EVENTS.open, read.value)).toBe(true)
          else expect(openingProblem('It', read)).toMatch(/^It could not be opened\. \S/)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
