import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PLAIN } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { parseGameJson } from '#shared/games/game-json.ts'

// To write the files: npx vitest run test/unit/games/farkle/rules/rule-files.test.ts -u

const FOLDER = 'docs/rule-sets'
const ROOT = '../../../../..'

/** A rule set as one would type it: the sets, and what is not the plain game's; rows on a line. */
function fileOf({ name, sets, ...rest }: RuleSet): string {
  const plain: Readonly<Record<string, unknown>> = PLAIN
  const others = Object.entries(rest).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(plain[field]),
  )
  const fields = [
    `"name": ${JSON.stringify(name)}`,
    `"sets": [\n${sets.map((row) => `    [${row.join(', ')}]`).join(',\n')}\n  ]`,
    ...others.map(([field, value]) => {
      const list = field === 'combinations' ? (value as readonly unknown[]) : []
      if (list.length < 2) return `"${field}": ${inLine(value)}`
      const each = list.map((one) => `    ${inLine(one)}`)
      return `"combinations": [\n${each.join(',\n')}\n  ]`
    }),
  ]
  return `{\n${fields.map((field) => `  ${field}`).join(',\n')}\n}\n`
}

/** JSON on one line, with spaces as a person types them. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([field, of]) => `"${field}": ${inLine(of)}`)
  return `{ ${fields.join(', ')} }`
}

describe('the rule files beside the documents', () => {
  it('are one for each rule set that comes with the app', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(
      Object.keys(PUBLISHED)
        .map((id) => `${id}.json`)
        .sort(),
    )
  })

  it.each(Object.entries(PUBLISHED))(
    'say what the rule set says, no more than has to be typed: %s',
    async (id, { rules }) => {
      const file = `${FOLDER}/${id}.json`
      await expect(fileOf(rules)).toMatchFileSnapshot(`${ROOT}/${file}`)
      expect(parseGameJson(readFileSync(file, 'utf8'))).toEqual({
        ok: true,
        value: { game: 'farkle', rules },
      })
    },
  )
})
