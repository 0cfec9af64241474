import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeGameJson, parseGameText } from '#shared/games/game-json.ts'
import { ALL_PRESETS, GAMES, hashOf } from '#shared/games/games.ts'
import { ruleSets } from '#test/property/rule-set-arbitrary.ts'
import { runs } from '#test/property/runs.ts'
import { yahtzeeRules } from '#test/property/yahtzee-arbitrary.ts'

const { yahtzee } = GAMES.yahtzee.presets

/** The problem of a text that holds no rules; null for one that does. */
function problemOf(file: object): { field: string; message: string } | null {
  const parsed = parseGameText(JSON.stringify(file))
  return parsed.ok ? null : parsed.problems[0]!
}

const header = { format: 'breakpoint-rule-set', version: 1 }

describe('rules of any game as text', () => {
  test.each([...ALL_PRESETS])('come back as they were: %s', (_, rules) => {
    expect(parseGameText(makeGameJson(rules))).toEqual({ ok: true, value: rules })
  })

  test('are those of Farkle where no game is named', () => {
    const rules = GAMES.farkle.presets.zilch!
    expect(parseGameText(JSON.stringify(rules))).toEqual({
      ok: true,
      value: { game: 'farkle', rules },
    })
  })

  test('say what is wrong: the game, the format, the version, a field', () => {
    expect(problemOf({ ...header, game: 'chess', rules: {} })).toEqual({
      field: 'game',
      message: 'The game must be "farkle" or "yahtzee".',
    })
    const other = { ...header, game: 'yahtzee', rules: yahtzee }
    expect(problemOf({ ...other, format: 'rules' })?.field).toBe('format')
    expect(problemOf({ ...other, version: 2 })?.message).toContain('newer Breakpoint')
    expect(problemOf({ ...other, rules: { ...yahtzee, rerolls: 9 } })?.field).toBe('rerolls')
    expect(problemOf({ ...header, game: 'yahtzee' })).not.toBeNull()
  })
})

describe('a thousand rule files', () => {
  const right = fc.oneof(
    yahtzeeRules.map((rules) => makeGameJson({ game: 'yahtzee', rules })),
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
    expect(read.right).toBeGreaterThan(20)
    expect(read.wrong).toBeGreaterThan(500)
  })
})

test('no two presets are the same game', () => {
  const hashes = [...ALL_PRESETS.values()].map(hashOf)
  expect(new Set(hashes).size).toBe(hashes.length)
})
