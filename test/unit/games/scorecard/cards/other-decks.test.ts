import { afterAll, describe, expect, it } from 'vitest'
import { answerDigest } from '#shared/cards/answer-digest.ts'
import { checkTyped } from '#shared/cards/answer-check.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { ScorecardMaterial } from '#shared/games/scorecard/cards/sources.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardSheetTitle, SCORECARD_SHEETS } from '#shared/games/scorecard/sheets/kinds.ts'
import {
  isListedSheet,
  whyNoScorecardSheet,
  scorecardSheets,
} from '#shared/games/scorecard/sheets/sheets.ts'
import type { SheetTable, UndatedSheet } from '#shared/sheets/sheet.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { quickSources } from '#test/support/yahtzee-sources.ts'

const { yatzy, generala, crag, first, kniffel } = PUBLISHED_CARDS as Record<string, RuleSet>
const maxi = PUBLISHED_CARDS['maxi-yatzy']!
const SIX_DICE: RuleSet = {
  ...maxi,
  name: 'Six dice',
  order: 'down',
  bonus: [{ from: 12, points: 30 }],
  boxes: maxi.boxes.filter(({ name }) => ['sixes', 'villa', 'tower', 'chance'].includes(name)),
}
const CARDS = [yatzy!, generala!, crag!, first!, SIX_DICE].map((rules) => ({
  name: rules.name,
  rules,
}))
const idsOf = (decks: readonly Deck[]): string[] =>
  decks.flatMap(({ cards }) => cards.map(({ id }) => id))
const sheetsOf = (rules: RuleSet) =>
  SCORECARD_SHEETS.filter((kind) => whyNoScorecardSheet(kind, rules) === null)
const tablesOf = ({ blocks }: UndatedSheet): SheetTable[] =>
  blocks.filter((block) => block.kind === 'table')

afterAll(() => setLocale('en'))

describe.each(CARDS)('flashcards and sheets of $name', ({ rules }) => {
  const kinds = sheetsOf(rules)
  const decks = scorecardDecks(quickSources(rules))
  const sheets = scorecardSheets(quickSources(rules), kinds)

  it('ask each question once, and it can be answered', () => {
    const ids = idsOf(decks)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(10)
    expect(scorecardCardsInOrder(decks)).toHaveLength(ids.length)
    for (const { id, answer } of decks.flatMap(({ cards }) => cards)) {
      if (answer.kind === 'choice') {
        expect(answer.right.length, id).toBeGreaterThan(0)
        expect(new Set(answer.codes).size, id).toBe(answer.codes!.length)
      } else if (answer.kind === 'number') {
        const shown = answer.unit === 'percent' ? answer.value * 100 : answer.value
        expect(checkTyped(answer, shown.toFixed(1)), id).toMatchObject({ value: { right: true } })
      } else expect.unreachable()
    }
  })

  it('name boxes by number in ids, and each box of the card has its average', () => {
    const means = idsOf(decks).filter((id) => /^averages\.\d+$/.test(id))
    expect(means).toEqual(rules.boxes.map((_, box) => `averages.${box}`))
  })

  it('are the same in German, and every text has its numbers', async () => {
    const digests = (all: readonly Deck[]): string[] =>
      all.flatMap(({ cards }) => cards.map(({ id, answer }) => `${id} ${answerDigest(answer)}`))
    await setLocale('de')
    const german = scorecardDecks(quickSources(rules))
    expect(JSON.stringify([german, sheets])).not.toMatch(/undefined|NaN|null points/)
    await setLocale('en')
    expect(digests(german)).toEqual(digests(decks))
  })

  it('have sheets with a cell for each column, and a blank card with all its boxes', () => {
    expect(kinds).toContain('score-card')
    expect(kinds).toContain('card-steps')
    for (const sheet of sheets) {
      for (const { columns, rows } of tablesOf(sheet)) {
        expect(rows.length, sheet.kind).toBeGreaterThan(0)
        for (const { cells } of rows) expect(cells).toHaveLength(columns.length)
      }
      expect(scorecardSheetTitle(sheet.kind as (typeof SCORECARD_SHEETS)[number]).title).not.toBe(
        '',
      )
    }
    const [blank] = tablesOf(sheets.find(({ kind }) => kind === 'score-card')!)
    expect(blank!.rows.length).toBeGreaterThan(rules.boxes.length)
  })
})

describe('the lists of decks and sheets', () => {
  const decksOf = (rules: RuleSet) => scorecardDecks(quickSources(rules)).map(({ id }) => id)

  it('leave out what a card does not have', () => {
    const all = ['roll-odds', 'averages', 'upper-bonus', 'zeros', 'opening-keeps']
    expect(decksOf(crag!)).toEqual(all)
    expect(decksOf(SIX_DICE)).not.toContain('zeros')
    const unscored = { ...quickSources(crag!), scores: null }
    expect(scorecardDecks(unscored).map(({ id }) => id)).toEqual([
      'roll-odds',
      'zeros',
      'opening-keeps',
    ])
    expect(sheetsOf(kniffel!)).toEqual(SCORECARD_SHEETS)
    expect(sheetsOf(crag!)).toEqual([
      'card-steps',
      'opening-keeps',
      'category-averages',
      'score-card',
      'give-up-first',
      'dice-odds',
    ])
    expect(sheetsOf(SIX_DICE)).toEqual([
      'card-steps',
      'opening-keeps',
      'category-averages',
      'score-card',
      'dice-odds',
    ])
    expect(whyNoScorecardSheet('category-averages', maxi)).toContain('too large')
    const listed = (rules: RuleSet) => SCORECARD_SHEETS.filter((kind) => isListedSheet(kind, rules))
    expect(listed(kniffel!)).toEqual(SCORECARD_SHEETS)
    expect(listed(crag!)).toEqual(sheetsOf(crag!))
    expect(listed(maxi)).toContain('category-averages')
    expect(whyNoScorecardSheet('bonus-pace', maxi)).toBeNull()
  })

  it('have the dice more or less that the bonus needs', () => {
    const ids = idsOf(scorecardDecks(quickSources(yatzy!)))
    expect(ids).toContain('upper-bonus.two.6')
    expect(ids).toContain('upper-bonus.four.6')
  })

  it('print the boxes of Yatzy, its sums and what its bonus gives', () => {
    const [sheet] = scorecardSheets(quickSources(yatzy!), ['score-card'])
    const heads = tablesOf(sheet!)[0]!.rows.map(({ head }) => head)
    expect(heads).toHaveLength(15 + 4)
    expect(heads.slice(5, 10)).toEqual([
      'Sixes (sum of the 6s)',
      'Upper total',
      'Bonus from 63: 50',
      'One pair (sum of these)',
      'Two pairs (sum of these)',
    ])
    expect(heads.at(-3)).toBe('Yatzy (50)')
  })
})

it('a card holds what the deck of Yatzy tells about it', () => {
  const sources = quickSources(yatzy!)
  const { crossed, value, chance } = new ScorecardMaterial(sources)
  expect(value).toBeCloseTo(248.4399894, 6)
  expect(crossed).toHaveLength(14)
  expect(chance!.box).toBe(13)
})
