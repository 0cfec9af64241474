import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_DICE } from '#shared/base/units.ts'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { checkTyped } from '#shared/cards/answer-check.ts'
import type { Card } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { instanceOf } from '#shared/cards/instance.ts'
import { cardChanges } from '#shared/cards/rule-change.ts'
import { turnTypes, usualTurn } from '#shared/games/farkle/cards/sources.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { breakpointTable, estimatedGain } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solvedLimit, sourcesOf, strategiesOf } from '#test/support/deck-sources.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'

/** Each is solved, made into decks and evaluated, so few and small ones. */
const MAX_ROWS = 120
const RULE_SETS = 30

interface Made {
  readonly rules: RuleSet
  readonly decks: readonly Deck[]
  readonly cards: ReadonlyMap<string, Card>
}

/** The presets and the same random house rules for all tests, each made into decks once. */
const made: readonly Made[] = [
  ...Object.values(PRESETS),
  ...fc.sample(ruleSetsOfRows(MAX_ROWS), runs(RULE_SETS) as fc.Parameters<RuleSet>),
].map((rules) => {
  const decks = decksOf(sourcesOf(rules))
  return { rules, decks, cards: new Map(decks.flatMap((one) => one.cards).map((c) => [c.id, c])) }
})

const cardsOf = ({ decks }: Made): Card[] => decks.flatMap(({ cards }) => cards)

describe('cards of random house rules', () => {
  it('have distinct ids and questions, and a sentence for everything', () => {
    for (const one of made) {
      const cards = cardsOf(one)
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
      expect(new Set(cards.map(({ question }) => question)).size).toBe(cards.length)
      for (const { question, statement, why } of cards) {
        expect(question).toMatch(/^[A-Z0-9].*\?$/)
        expect(statement).toMatch(/\.$/)
        expect(why).toMatch(/^[A-Z0-9].*\.$/)
        expect(`${question} ${statement} ${why}`).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  it('agree with the limits of the solver, after farkles too', () => {
    let asked = 0
    for (const { rules, cards } of made) {
      const expectLimit = (card: Card | undefined, limit: number | null): void => {
        if (!card) return
        asked++
        if (limit === null || limit >= rules.goal) expect(card.answer.kind).toBe('never')
        else {
          expect(checkTyped(card.answer, String(limit))).toMatchObject({
            value: { right: true, error: 0 },
          })
        }
      }
      const [usual, ...others] = strategiesOf(rules)
      for (const n of DICE_COUNTS) {
        const limit = solvedLimit(usual!, n)
        const told = cards.get(`limits.${n}`)
        expectLimit(told, limit)
        // "As soon as one may" is told as the minimum.
        if (told?.answer.kind === 'number' && told.statement.includes(':')) {
          expect(told.answer.value).toBe(rules.minimumBank)
        }
        others.forEach((strategy, i) => {
          const later = solvedLimit(strategy, n)
          const card = cards.get(`turn-types.${i + 1}.${n}`)
          if (later === limit) expect(card).toBeUndefined()
          expectLimit(card, later)
        })
      }
    }
    expect(asked).toBeGreaterThanOrEqual(enough(made.length * 4))
  })

  it('agree with the breakpoint table, and its first values with the rest', () => {
    let both = 0
    for (const { rules, decks, cards } of made) {
      const strategy = strategiesOf(rules)[0]!
      const { grid } = strategy.model
      const turn = usualTurn(sourcesOf(rules).report)
      const rows = Math.max(turn.reachable.length / ALL_DICE, strategy.rows + 1)
      const reachable = reachableRows(rules, strategy.model, rows)
      const withSix = turn.play.table.rows.some(({ dice }) => dice === ALL_DICE)
      const table = breakpointTable(strategy, reachable, withSix)
      for (const card of decks.flatMap((one) => one.cards)) {
        const [deck, dice, value] = card.id.split('.')
        if (deck === 'gain-from' && value !== 'start') {
          const row = table.rows.find((one) => one.dice === Number(dice))!
          const from = row.breakpoints.find((b) => b.value === Number(value))!.from
          expect(card.answer).toMatchObject({ kind: 'number', value: from })
        }
        if (value !== 'start' || card.answer.kind !== 'number') continue
        const worth = card.answer.value
        for (const total of card.scene!.turnTotals) {
          expect(reachable[Number(dice)]![total / grid]).toBe(1)
          expect(worth).toBe(estimatedGain(table, Number(dice), total))
          // What the other direction says: reached exactly if the total is in the cell or beyond.
          for (const other of cards.values()) {
            const { answer, id } = other
            if (!id.startsWith(`gain-from.${dice}.`) || other === card) continue
            if (answer.kind !== 'number') continue
            both++
            expect(total >= answer.value).toBe(worth <= Number(id.split('.')[2]))
          }
        }
      }
    }
    expect(both).toBeGreaterThan(50)
  })

  it('have a right answer that is accepted when typed, and choices of which no other is right', () => {
    let choices = 0
    for (const one of made) {
      for (const { cards } of one.decks) {
        for (const card of cards) {
          const random = seededRandom(card.id)
          for (let i = 0; i < 3; i++) {
            const shown = instanceOf(card, cards, random)
            expect(new Set(shown.choices).size).toBe(shown.choices.length)
            expect(shown.right.length).toBeGreaterThan(0)
            if (card.answer.kind === 'choice') continue
            expect(shown.choices).toHaveLength(4)
            shown.choices.forEach((choice, k) => {
              choices++
              const checked = checkTyped(card.answer, choice)
              expect(checked).toMatchObject({ ok: true, value: { right: shown.right.includes(k) } })
            })
          }
        }
      }
    }
    expect(choices).toBeGreaterThan(1000)
  })

  it('of exceptions have the best play among their choices, and the table\u2019s not right', () => {
    let seen = 0
    for (const one of made) {
      const { report } = sourcesOf(one.rules)
      for (const turn of turnTypes(report)) {
        for (const { turnScore, roll, best, table } of turn.exceptions) {
          const card = one.cards.get(`exceptions.${turn.key}.${turnScore}.${roll.join('')}`)
          if (card?.answer.kind !== 'choice') continue
          seen++
          const { options, right } = card.answer
          const start = (points: number): string => `Set aside ${points.toLocaleString('en-US')} `
          const isBest = (text: string): boolean =>
            text.startsWith(start(best.points)) && text.includes(best.then)
          const isTable = (text: string): boolean =>
            text.startsWith(start(table.points)) && text.includes(table.then)
          expect(right.some((i) => isBest(options[i]!))).toBe(true)
          expect(options.some(isTable)).toBe(true)
          expect(options.length).toBeLessThanOrEqual(4)
        }
      }
    }
    expect(seen).toBeGreaterThanOrEqual(enough(20))
  })

  it('are all kept when nothing is edited, and all told when something is', () => {
    for (const [i, one] of made.entries()) {
      const before = cardsOf(one)
      expect(cardChanges(before, before).unchanged).toHaveLength(before.length)
      const after = cardsOf(made[(i + 1) % made.length]!)
      const { unchanged, added, changed, removed } = cardChanges(before, after)
      expect(unchanged.length + changed.length + added.length).toBe(after.length)
      expect(unchanged.length + changed.length + removed.length).toBe(before.length)
    }
  })
})
