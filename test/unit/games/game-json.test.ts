import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  makeGameJson,
  MAX_CHARACTERS,
  parseGameJson,
  parseGameText,
} from '#shared/games/game-json.ts'
import { ALL_PRESETS, hashOf } from '#shared/games/games.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { ruleSets } from '#test/property/rule-set-arbitrary.ts'
import { enough, runs } from '#test/property/runs.ts'
import { scorecardRules } from '#test/property/yahtzee-arbitrary.ts'
import { farkleJson } from '#test/support/farkle-json.ts'

const yahtzee = YAHTZEE.forced

/** The problem of a text that holds no rules; null for one that does. */
function textProblem(text: string): { field: string; message: string } | null {
  const parsed = parseGameJson(text)
  return parsed.ok ? null : parsed.problems[0]!
}

/** A problem at this field, in these words. */
const problem = (field: string, words: string) => {
  const message: unknown = expect.stringContaining(words)
  return { field, message }
}

const problemOf = (file: object) => textProblem(JSON.stringify(file))

const header = { format: 'breakpoint-rule-set', version: 1 }

describe('rules of any game as text', () => {
  test.each([...ALL_PRESETS])('come back as they were: %s', (_, rules) => {
    expect(parseGameText(makeGameJson(rules))).toEqual({ ok: true, value: rules })
  })

  test('are those of Farkle where no game is named, nor a format', () => {
    const value = { game: 'farkle', rules: PRESETS.zilch }
    expect(parseGameText(JSON.stringify(PRESETS.zilch))).toEqual({ ok: true, value })
  })

  test('are read under the name that the game had before', () => {
    const text = makeGameJson({ game: 'yahtzee', rules: yahtzee })
    expect(parseGameJson(text)).toEqual({ ok: true, value: { game: 'scorecard', rules: yahtzee } })
  })

  test('say what is wrong: the game, or a field', () => {
    expect(problemOf({ ...header, game: 'chess', rules: {} })).toEqual({
      field: 'game',
      message: 'The game must be "farkle" or "scorecard".',
    })
    const other = { ...header, game: 'scorecard', rules: yahtzee }
    expect(problemOf({ ...other, rules: { ...yahtzee, rolls: 9 } })?.field).toBe('rolls')
    expect(problemOf({ ...header, game: 'scorecard' })).not.toBeNull()
  })
})

const wrapped = (rules: unknown, format: unknown = 'breakpoint-rule-set', version: unknown = 1) =>
  JSON.stringify({ format, version, rules })

describe('rules of Farkle as JSON', () => {
  test('is read by people, too: one line a face, name and sets first', () => {
    const lines = farkleJson(PRESETS.farkle).split('\n')
    expect(lines).toContain('      [100, 0, 1000, 0, 0, 0],')
    expect(lines).toContain('    "name": "Farkle",')
    expect(lines.findIndex((line) => line.includes('"sets"'))).toBe(6)
    expect(lines.at(-1)).toBe('')
  })

  test('says its format and version', () => {
    expect(JSON.parse(farkleJson(PRESETS.zilch))).toMatchObject({
      format: 'breakpoint-rule-set',
      version: 1,
    })
  })

  test.each([['Club [ 1 ]'], ['[  2,  3 ]'], ['a "quoted" name'], ['back\\slash']])(
    'keeps the name as it is, also with brackets and numbers: %s',
    (name) => {
      const rules = { ...PRESETS.farkle, name }
      const value = { game: 'farkle', rules }
      expect(parseGameJson(farkleJson(rules))).toEqual({ ok: true, value })
    },
  )
})

describe('a text that is no rule set in JSON', () => {
  test.each([[''], ['Farkle'], ['{'], ['{"sets": [}'], ["{'sets': []}"], ['\uFEFF{}']])(
    'is not JSON: %s',
    (text) => {
      expect(textProblem(text)).toMatchObject(problem('', 'not valid JSON'))
    },
  )

  test.each([
    ['{"goal": much}', 'unexpected: m'],
    ['{"goal": 500', 'line 1, column 13'],
    ['{\n  goal', 'line 2, column 3'],
    ['', 'it ends too early'],
  ])('stops being JSON at a place: %j', (text, place) => {
    expect(textProblem(text)?.message).toBe(`This is not valid JSON (${place}).`)
  })

  test.each([['[]'], ['null'], ['7'], ['"Farkle"'], ['true']])(
    'is JSON but no object: %s',
    (text) => {
      expect(textProblem(text)).toMatchObject(problem('', 'curly brackets'))
    },
  )

  test('is of another format', () => {
    expect(textProblem(wrapped(PRESETS.farkle, 'chess-opening'))?.field).toBe('format')
    expect(textProblem(wrapped(PRESETS.farkle, null))?.field).toBe('format')
  })

  test.each([[2], ['1'], [0], [null]])('is of a version not known here: %s', (version) => {
    const text = wrapped(PRESETS.farkle, 'breakpoint-rule-set', version)
    expect(textProblem(text)).toMatchObject(problem('version', 'newer Breakpoint'))
  })

  test('has wrong rules inside', () => {
    expect(textProblem(wrapped({ ...PRESETS.farkle, goal: 0 }))?.field).toBe('goal')
    expect(textProblem(wrapped(undefined))?.message).toContain('must be a rule set')
    expect(textProblem(wrapped([]))).not.toBeNull()
  })

  test('hides no rules behind a name of every object', () => {
    const text = JSON.stringify(PRESETS.farkle).replace('{', '{"__proto__": {"goal": 500}, ')
    expect(textProblem(text)?.field).toBe('__proto__')
  })

  test('is too long to be read', () => {
    const text = farkleJson(PRESETS.farkle)
    expect(textProblem(text.padEnd(MAX_CHARACTERS + 1))?.message).toContain('far too long')
    expect(textProblem(text.padEnd(MAX_CHARACTERS))).toBeNull()
  })
})

describe('a thousand rule files', () => {
  const right = fc.oneof(
    scorecardRules.map((rules) => makeGameJson({ game: 'scorecard', rules })),
    ruleSets.map((rules) => makeGameJson({ game: 'farkle', rules })),
  )
  /** A right one with a line replaced, left out or doubled, or cut off there. */
  const spoilt = fc
    .tuple(right, fc.nat(), fc.oneof(fc.json(), fc.string()), fc.nat(3))
    .map(([text, at, value, how]) => {
      const lines = text.split('\n')
      const place = at % lines.length
      const line = lines[place]!
      const name = line.split(':')[0]!
      const put = [[`${name}: ${value},`], [], [line, line], [line.slice(0, at % 20)]][how]!
      const rest = how === 3 ? [] : lines.slice(place + 1)
      return [...lines.slice(0, place), ...put, ...rest].join('\n')
    })

  test('are each read as rules of one game, or refused in sentences', () => {
    const read = { right: 0, wrong: 0 }
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.json(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = parseGameText(text)
        read[parsed.ok ? 'right' : 'wrong']++
        // What was understood is written and read as the same.
        if (parsed.ok) expect(parseGameText(makeGameJson(parsed.value))).toEqual(parsed)
        else for (const { message } of parsed.problems) expect(message).toMatch(/\S[^]*\S$/)
      }),
      runs(1000),
    )
    expect(read.right).toBeGreaterThanOrEqual(enough(20))
    expect(read.wrong).toBeGreaterThanOrEqual(enough(500))
  })
})

test('no two presets are the same game', () => {
  // Kniffel plays as Yahtzee without bonuses, and is another card by its names alone.
  const presets = [...ALL_PRESETS].filter(([id]) => id !== 'kniffel')
  const hashes = presets.map(([, rules]) => hashOf(rules))
  expect(new Set(hashes).size).toBe(hashes.length)
})
