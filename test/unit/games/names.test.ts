import { describe, expect, test } from 'vitest'
import { isPlain } from '#shared/base/plain-text.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parseGameJson, parseGameText, withPlainNames } from '#shared/games/game-json.ts'
import { gameNamed, parseGameRules } from '#shared/games/games.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'

const HIDDEN = ['a\u001b[31mb', 'a\nb', 'a\u202eb', 'a\u200bb', 'a\ud800b', 'a\u2028b'] as const

describe('a name with something in it that is not seen', () => {
  test.each(HIDDEN)('is refused by every game: %j', (name) => {
    const farkle = parseGameRules(gameNamed('farkle'), { ...PRESETS.zilch, name })
    const yahtzee = parseGameRules(gameNamed('scorecard'), { ...YAHTZEE.forced, name })
    const says = /^(Name: )?(A )?name must be one line, without characters that cannot be seen\.$/i
    const message: unknown = expect.stringMatching(says)
    for (const read of [farkle, yahtzee]) {
      expect(read).toMatchObject({ ok: false, problems: [{ field: 'name', message }] })
    }
  })

  test('is made visible in a file of before', () => {
    for (const name of HIDDEN) {
      const rules = { ...PRESETS.zilch, name }
      const file = { format: 'breakpoint-rule-set', version: 1, rules }
      for (const text of [file, rules].map((one) => JSON.stringify(one))) {
        expect(parseGameJson(text).ok).toBe(false)
        const read = parseGameJson(withPlainNames(text))
        expect(read).toMatchObject({
          ok: true,
          value: { rules: { name: expect.stringContaining('�') as string } },
        })
      }
    }
    for (const text of ['{', 'null', '[]', '"name"', '7']) expect(withPlainNames(text)).toBe(text)
  })
})

describe('rules with far too much wrong', () => {
  test('are told by a few dozen problems, and how many there are besides', () => {
    const json = parseGameJson(JSON.stringify({ ...PRESETS.zilch, sets: Array(5000).fill('x') }))
    const query = parseGameText(
      `set1=1&${Array.from({ length: 5000 }, (_, i) => `x${i}=1`).join('&')}`,
    )
    for (const read of [json, query]) {
      if (read.ok) throw new Error('these are no rules')
      expect(read.problems).toHaveLength(31)
      expect(read.problems.at(-1)!.message).toMatch(/^And \d,\d{3} more\.$/)
    }
  })

  test('and a field of any name is told in a short sentence that can be seen', () => {
    for (const field of ['x'.repeat(50_000), '\u001b[2J\u202e']) {
      const read = parseGameJson(JSON.stringify({ ...PRESETS.zilch, [field]: 1 }))
      if (read.ok) throw new Error('these are no rules')
      expect(read.problems[0]!.message.length).toBeLessThan(140)
      expect(isPlain(read.problems[0]!.message)).toBe(true)
    }
    const query = parseGameText('set1=1&%1b%5b2J=1')
    if (query.ok) throw new Error('these are no rules')
    expect(JSON.stringify(query.problems)).not.toMatch(/\\u001b/)
  })
})
