import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULE_FIELDS } from '#shared/games/farkle/rules/fields.ts'
import { PLAIN } from '#shared/games/farkle/rules/presets.ts'
import type { SourceRead } from '#shared/base/rules.ts'
import type { PublishedRules } from '#shared/games/farkle/rules/published/published-rules.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { parseGameJson } from '#shared/games/game-json.ts'
import { fixture } from '#test/support/fixture.ts'

// To write the files and the tables: npx vitest run test/unit/games/farkle/rules/rule-files.test.ts -u

const FOLDER = 'docs/rule-sets'
const TABLES = 'docs/rule-sets.md'
const ROOT = '../../../../..'

/** A rule set as one would type it: the sets, and what is not the plain game's; rows on a line. */
function fileOf({ name, sets, ...rest }: RuleSet): string {
  const plain: Readonly<Record<string, unknown>> = { ...PLAIN }
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

/** A published rule set that does not come with the app. */
interface OtherRules {
  readonly name: string
  readonly source: string
  /** What cannot be said of it; without it the rules can be typed in. */
  readonly missing?: string
  /** The source could not be found again. */
  readonly unchecked?: true
}
const OTHERS = fixture('other-rule-sets') as readonly OtherRules[]

const READ: Readonly<Record<SourceRead, string>> = {
  whole: 'whole',
  excerpt: 'an excerpt',
  none: 'not found again',
}

/** A table as the formatter writes it. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]!.length)),
  )
  const lineOf = (cells: readonly string[], fill: string): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!, fill)).join(' | ')} |`
  const rule = lineOf(
    head.map(() => ''),
    '-',
  )
  return [lineOf(head, ' '), rule, ...rows.map((row) => lineOf(row, ' '))].join('\n')
}

/** Where a rule set is not its source's, as a line for the list below the table. */
function departuresOf([id, { rules, departs }]: [string, PublishedRules]): string[] {
  if (departs.length === 0) return []
  const floor = String(rules.farklePenalty?.floor)
  const { departures } = farklePageTexts.ruleSource
  return [`- \`${id}\`: ${departs.map((code) => departures[code](floor)).join(' ')}`]
}

/** All that stands between the marks of the document. */
function tables(): string {
  const shipped = Object.entries(PUBLISHED)
  const rows = shipped.map(([id, { rules, source, read }]) => [
    `\`${id}\``,
    rules.name,
    READ[read],
    source,
  ])
  const others = OTHERS.map(({ name, source, missing, unchecked }) => [
    name,
    unchecked ? `${source} (not found again)` : source,
    missing ?? 'can be typed in',
  ])
  const typed = OTHERS.filter(({ missing }) => missing === undefined).length
  return [
    '### With the app',
    tableOf(['Name', 'Rule set', 'Read', 'Source'], rows),
    shipped.flatMap(departuresOf).join('\n'),
    '### Others',
    tableOf(['Rule set', 'Source', 'What is missing'], others),
    `${rows.length} rule sets come with the app, and ${typed} of the ${others.length} others can be typed in.`,
  ].join('\n\n')
}

it('the document about rule sets tells all of them as the data do', async () => {
  const told = readFileSync(TABLES, 'utf8').replace(
    /(<!-- tables -->)[^]*(<!-- \/tables -->)/,
    (_, begin: string, end: string) => `${begin}\n\n${tables()}\n\n${end}`,
  )
  await expect(told).toMatchFileSnapshot(`${ROOT}/${TABLES}`)
})

it('lists every field of a rule file in docs/data.md', () => {
  const about = readFileSync('docs/data.md', 'utf8').split('## Rule files of Farkle')[1]!
  const rows = [...about.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/\w+/g)].map(([name]) => name),
  )
  for (const field of ['name', 'sets', ...RULE_FIELDS]) expect(rows).toContain(field)
})
