import { describe, expect, it } from 'vitest'
import { stateLimits, stateTable } from '#shared/games/farkle/analysis/turn-state-table.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { bankLimits } from '#shared/games/farkle/cards/bank-limits.ts'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { stateDecks } from '#shared/games/farkle/cards/turn-state-decks.ts'
import { StateKnowledge } from '#shared/games/farkle/cards/turn-state-knowledge.ts'
import { usualTurn } from '#shared/games/farkle/cards/sources.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makeSheets, whyNoSheet } from '#shared/games/farkle/sheets/sheets.ts'
import { FARKLE_SHEETS } from '#shared/games/farkle/sheets/kinds.ts'
import { checkNumber } from '#shared/cards/answer-check.ts'
import { someOf } from './runs.ts'
import { slowGains } from './slow-gains.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { listedGames } from '#test/support/listed-games.ts'
import { plainSources } from '#test/support/sheet-fixtures.ts'

// Totals to bank from where a turn remembers more than the dice left: against the slow recursion on both
// sides of each, and, where nothing more is remembered, against the tables of ordinary rules.

const CASES = listedGames('stateLimits')

describe('totals to bank from', () => {
  it.each(someOf(CASES))('part what adds points from what does not: %s', (_, rules) => {
    const usual = pointsPlay(rules).usual[0]!
    const gain = slowGains(rules, usual)
    const limits = stateLimits(rules, usual)
    // At most two rolls leave few numbers of dice whose total is not settled by the minimum.
    expect(limits.length).toBeGreaterThan(2)
    for (const { part, from, below, at, always } of limits) {
      if (below) {
        expect(gain(part, below.total)).toBeGreaterThan(0)
        expect(Math.abs(gain(part, below.total) - below.gain)).toBeLessThan(1e-9)
      }
      if (!at) continue
      expect(gain(part, at.total)).toBeLessThan(1e-9)
      expect(from).toBe(always ? rules.minimumBank : at.total)
      // Once the totals can be banked nothing is worth a roll any more.
      const next = at.total + (rules.noBankAtFifty ? 100 : 50)
      expect(gain(part, next)).toBeLessThan(1e-9)
    }
    const { rows, columns, left } = stateTable(rules, limits)
    const shown = rows.flatMap((row) => row.told)
    expect(shown.length + left).toBe(limits.length)
    rows.forEach((row) => expect(row.limits).toHaveLength(columns.length))
  })

  it.each(['farkle', 'zilch', 'facebook'] as const)('are those of ordinary rules: %s', (name) => {
    const rules = PRESETS[name]
    const turn = usualTurn(scoreReport(rules))
    const { usual } = pointsPlay(rules)
    const found = stateLimits(rules, usual[0]!)
    const limits = bankLimits(turn, usual[0]!.model.grid)
    const said = (some: readonly { dice: number; from: number | null; always: boolean }[]) =>
      some
        .map(({ dice, from, always }) => ({ dice, from: always ? 0 : from, always }))
        .sort((a, b) => a.dice - b.dice)
    expect(said(found)).toEqual(said(limits))
  })

  it.each(['farkle', 'possibly-wrong', 'facebook'] as const)(
    'are worth what those of ordinary rules are: %s',
    (name) => {
      const rules = PRESETS[name]
      const worth = new DeckWorth(sourcesOf(rules))
      const knowledge = new StateKnowledge(rules)
      expect(knowledge.hold.points).toBeCloseTo(worth.hold.points, 8)
      expect(knowledge.withLimits).toBeCloseTo(worth.limits, 8)
      expect(knowledge.best).toBeCloseTo(worth.best, 8)
    },
  )
})

describe('what is taught and printed of them', () => {
  it.each(someOf(CASES))('is complete, and says the right answers: %s', (_, rules) => {
    const knowledge = new StateKnowledge(rules)
    const decks = stateDecks(sourcesOf(rules), knowledge)
    expect(decks.map(({ id }) => id)).toEqual(['limits', 'farkle-odds', 'scoring'])
    const cards = decks.flatMap((deck) => deck.cards)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { question, statement, why, answer } of cards) {
      expect(`${question} ${statement} ${why}`).not.toMatch(/undefined|NaN|null/)
      if (answer.kind === 'number') {
        expect(checkNumber(answer, answer.value).right).toBe(true)
      }
    }
    const kinds = FARKLE_SHEETS.filter((kind) => whyNoSheet(kind, rules) === null)
    expect(kinds).toEqual(['limits', 'score-sheet', 'scoring', 'odds'])
    for (const { blocks } of makeSheets(plainSources(rules), kinds)) {
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        expect(block.rows.length).toBeGreaterThan(1)
        const width = block.columns.length
        for (const { head, cells } of block.rows) {
          expect(head).not.toBe('')
          expect(cells.length).toBe(width)
          expect(cells.map(({ text }) => text).join()).not.toMatch(/undefined|NaN/)
        }
      }
    }
  })
})
