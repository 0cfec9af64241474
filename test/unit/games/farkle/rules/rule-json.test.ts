import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  makeRuleJson,
  MOST_CHARACTERS,
  parseRuleJson,
} from '#shared/games/farkle/rules/rule-json.ts'

/** The problem of a text that is no rule set; null for one that is. */
function problemOf(text: string): { field: string; message: string } | null {
  const parsed = parseRuleJson(text)
  return parsed.ok ? null : parsed.problems[0]!
}

const wrapped = (rules: unknown, format: unknown = 'breakpoint-rule-set', version: unknown = 1) =>
  JSON.stringify({ format, version, rules })

describe('a rule set as JSON', () => {
  it.each(Object.entries(PRESETS))('comes back as it was: %s', (_, rules) => {
    expect(parseRuleJson(makeRuleJson(rules))).toEqual({ ok: true, value: rules })
  })

  it('is read by people, too: one line a face, name and sets first', () => {
    const lines = makeRuleJson(PRESETS.farkle).split('\n')
    expect(lines).toContain('      [100, 0, 1000, 0, 0, 0],')
    expect(lines).toContain('    "name": "Farkle",')
    expect(lines.findIndex((line) => line.includes('"sets"'))).toBe(5)
    expect(lines.at(-1)).toBe('')
  })

  it('says its format and version', () => {
    expect(JSON.parse(makeRuleJson(PRESETS.zilch))).toMatchObject({
      format: 'breakpoint-rule-set',
      version: 1,
    })
  })

  it.each([['Club [ 1 ]'], ['[  2,  3 ]'], ['a "quoted" name'], ['back\\slash'], ['[\u00a0 4 ]']])(
    'keeps the name as it is, also with brackets and numbers: %s',
    (name) => {
      const rules = { ...PRESETS.farkle, name }
      expect(parseRuleJson(makeRuleJson(rules))).toEqual({ ok: true, value: rules })
    },
  )

  it('may stand bare, without format and version', () => {
    expect(parseRuleJson(JSON.stringify(PRESETS.zilch))).toEqual({ ok: true, value: PRESETS.zilch })
  })
})

describe('a text that is no rule set in JSON', () => {
  it.each([[''], ['Farkle'], ['{'], ['{"sets": [}'], ["{'sets': []}"], ['\uFEFF{}']])(
    'is not JSON: %s',
    (text) => {
      expect(problemOf(text)).toMatchObject({
        field: '',
        message: expect.stringContaining('not valid JSON'),
      })
    },
  )

  it.each([
    ['{"goal": much}', 'unexpected: m'],
    ['{"goal": 500', 'line 1, column 13'],
    ['{\n  goal', 'line 2, column 3'],
    ['', 'it ends too early'],
  ])('stops being JSON at a place: %j', (text, place) => {
    expect(problemOf(text)?.message).toBe(`This is not valid JSON (${place}).`)
  })

  it.each([['[]'], ['null'], ['7'], ['"Farkle"'], ['true']])(
    'is JSON but no object: %s',
    (text) => {
      expect(problemOf(text)).toMatchObject({
        field: '',
        message: expect.stringContaining('curly brackets'),
      })
    },
  )

  it('is of another format', () => {
    expect(problemOf(wrapped(PRESETS.farkle, 'chess-opening'))?.field).toBe('format')
    expect(problemOf(wrapped(PRESETS.farkle, null))?.field).toBe('format')
  })

  it.each([[2], ['1'], [0], [null]])('is of a version not known here: %s', (version) => {
    expect(problemOf(wrapped(PRESETS.farkle, 'breakpoint-rule-set', version))).toMatchObject({
      field: 'version',
      message: expect.stringContaining('newer Breakpoint'),
    })
  })

  it('has wrong rules inside', () => {
    expect(problemOf(wrapped({ ...PRESETS.farkle, goal: 0 }))?.field).toBe('goal')
    expect(problemOf(wrapped(undefined))?.message).toContain('must be a rule set')
    expect(problemOf(wrapped([]))).not.toBeNull()
  })

  it('hides no rules behind a name of every object', () => {
    const text = JSON.stringify(PRESETS.farkle).replace('{', '{"__proto__": {"goal": 500}, ')
    expect(problemOf(text)?.field).toBe('__proto__')
  })

  it('is too long to be read', () => {
    const text = makeRuleJson(PRESETS.farkle)
    expect(problemOf(text.padEnd(MOST_CHARACTERS + 1))?.message).toContain('far too long')
    expect(problemOf(text.padEnd(MOST_CHARACTERS))).toBeNull()
  })
})
