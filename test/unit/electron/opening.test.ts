import { describe, expect, it } from 'vitest'
import { openingProblem, readFileText, readLink } from '#main/electron/opening.ts'
import { appLink } from '#shared/contract/app-link.ts'
import { makeGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { makeGameJson } from '#shared/games/game-json.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'

const CODE = 'b7500.d1500.t350.n4'
const CARD = '3.-.-.12.-.-.22.-.25.-.-.-.50'
const { query } = makeGeneratorQuery(PRESETS.farkle)

describe('a link', () => {
  it.each([
    [`breakpoint://analyse/${CODE}`, null],
    [`breakpoint://analyse/${CODE}/`, null],
    [`BREAKPOINT://Analyse/${CODE}?rules=zilch`, 'zilch'],
    ['breakpoint://analyse/t350.n4.d1500.b7500?rules=my-rules-2', 'my-rules-2'],
    ['breakpoint://analyse/b7500%2Ed1500.t350.n4', null],
  ])('%s is a position', (link, rules) => {
    const value = { kind: 'position', game: 'farkle', code: CODE, rules, query: {} }
    expect(readLink(link)).toEqual({ ok: true, value })
  })

  it.each([
    ['', {}, null],
    ['?dice=12244&rerolls=2&rules=yahtzee', { dice: '12244', rerolls: '2' }, 'yahtzee'],
    ['/?dice=44&rerolls=0', { dice: '44', rerolls: '0' }, null],
  ])('to a scorecard%s is a position of Yahtzee', (rest, said, rules) => {
    const position = { code: CARD, rules, query: said }
    expect(readLink(`breakpoint://scorecard/analyse/${CARD}${rest}`)).toEqual({
      ok: true,
      value: { kind: 'position', game: 'scorecard', ...position },
    })
  })

  it('to a scorecard may name the game as before', () => {
    const [now, former] = ['scorecard', 'yahtzee'].map((game) =>
      readLink(`breakpoint://${game}/analyse/${CARD}?dice=44`),
    )
    expect(former).toEqual(now)
    expect(former).toMatchObject({ ok: true })
  })

  it('is read as the app itself writes it', () => {
    expect(readLink(appLink(`/analyse/${CODE}?rules=zilch`))).toMatchObject({
      ok: true,
      value: { code: CODE, rules: 'zilch' },
    })
    const yahtzee = appLink(`/scorecard/analyse/${CARD}?dice=12244&rerolls=2&rules=yahtzee`)
    expect(readLink(yahtzee)).toMatchObject({
      ok: true,
      value: { game: 'scorecard', code: CARD, query: { dice: '12244', rerolls: '2' } },
    })
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
    'breakpoint://scorecard',
    'breakpoint://scorecard/analyse/',
    `breakpoint://scorecard/${CARD}`,
    `breakpoint://analyse/${CARD}`,
    `breakpoint://scorecard/analyse/${CODE}`,
    `breakpoint://scorecard/analyse/${CARD.replace('22', '22222')}`,
    `breakpoint://scorecard/analyse/${CARD}?dice=12247`,
    `breakpoint://scorecard/analyse/${CARD}?dice=1224455`,
    `breakpoint://scorecard/analyse/${CARD}?rerolls=9`,
    `breakpoint://scorecard/analyse/${CARD}?rerolls=`,
    `breakpoint://scorecard/analyse/${CARD}?rules=../secret`,
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
    ['an exported rule set', farkleJson(PRESETS.zilch), 'rules'],
    ['one with a mark at its start', `\uFEFF${farkleJson(PRESETS.zilch)}\r\n`, 'rules'],
    [
      'an exported rule set of Yahtzee',
      makeGameJson({ game: 'scorecard', rules: YAHTZEE.free }),
      'rules',
    ],
    ['a query string', query, 'rules'],
    ['a code', ` ${CODE}\n`, 'position'],
    ['a code of Yahtzee', `${CARD}\n`, 'position'],
    ['a link', `breakpoint://analyse/${CODE}`, 'position'],
    ['a link to Yahtzee', `breakpoint://scorecard/analyse/${CARD}?dice=12244`, 'position'],
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
