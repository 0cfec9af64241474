import { describe, expect, test } from 'vitest'
import { makeGameJson, parseGameText } from '#shared/games/game-json.ts'
import { ALL_PRESETS, GAMES, hashOf } from '#shared/games/games.ts'

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

test('no two presets are the same game', () => {
  const hashes = [...ALL_PRESETS.values()].map(hashOf)
  expect(new Set(hashes).size).toBe(hashes.length)
})
