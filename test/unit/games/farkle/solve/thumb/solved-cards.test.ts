import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { rowsReached } from '#shared/games/farkle/solve/maps/bank-limit.ts'
import { winStandings } from '#shared/games/farkle/solve/maps/standings.ts'
import { kernelEvaluations, kernelGuides } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import type { TurnScores } from '#shared/games/farkle/solve/match/match-order.ts'
import { playMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import { solvedCards } from '#shared/games/farkle/solve/thumb/solved-cards.ts'
import {
  entryFor,
  levelColumn,
  type ThumbRule,
} from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { visitsPerGame } from '#shared/games/farkle/solvers/wins.ts'
import { someRuns } from '#test/property/runs.ts'
import { slowLosses } from '#test/property/slow-leads.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const { farkle, facebook, zilch } = PRESETS
const LEVEL = { ownFarkles: 0, opponentFarkles: 0, second: false }

const GAMES: readonly (readonly [name: string, rules: RuleSet])[] = [
  ['basic Farkle to 1,500', { ...farkle, goal: 1500 }],
  ['a minimum for the first bank', { ...facebook, goal: 1200 }],
  ['a penalty and a final turn', { ...zilch, goal: 600 }],
]

/** The column of a state as the card is read; null where no bank number of it is. */
function columnOf(card: ThumbRule, rules: RuleSet, grid: number, state: TurnScores): number | null {
  if (state.ownFarkles > 0) return null
  const [own, opponent] = [state.own * grid, state.opponent * grid]
  if (own >= (card.goOwn[0] ?? Infinity) || opponent >= (card.goOpponent[0] ?? Infinity))
    return null
  const { by, cuts } = card.columns
  const behind = by === 'lead' ? opponent - own : (opponent - own) / (rules.goal - opponent)
  return cuts.filter((cut) => behind > cut + 1e-9).length
}

function played(rules: RuleSet) {
  const solved = solvedWin(rules)
  const { game, endings, table } = solved
  const { values } = table
  const context = { game, endings, values, guides: kernelGuides({ game, endings, values }) }
  const evaluate = kernelEvaluations({ game, endings, values })
  return { solved, context, visits: visitsPerGame(context), evaluate }
}

describe.each(GAMES)('cards with numbers of the solved game: %s', (_, rules) => {
  const { solved, context, visits, evaluate } = played(rules)
  const { game } = context

  it.each(['need', 'lead'] as const)('lose least with every number, columns by %s', (by) => {
    const fitted = nearestCards(rules, by).cards.map(({ rule }) => rule)
    const cards = solvedCards(game, evaluate, fitted, visits)
    let seen = 0
    for (const [i, card] of [...cards.entries()].slice(-1)) {
      expect({ ...card, columns: null }).toEqual({ ...fitted[i], columns: null })
      const { holds } = card.columns
      const of = (state: TurnScores): number[] => {
        const column = columnOf(card, rules, game.grid, state)
        return column === null ? [] : [column]
      }
      const losses = slowLosses(solved, { count: holds.length, of }, visits)
      for (const [column, list] of holds.entries()) {
        for (const [dice, hold] of list.entries()) {
          if (2 * (dice + 1) >= rules.dice) {
            expect(hold).toBe(entryFor(fitted[i]!.columns.holds[column]!, dice + 1))
            continue
          }
          const { bank, roll } = losses[column]![dice + 1]!
          const lost = bank.map((_, from) =>
            bank.reduce((sum, more, row) => sum + (row >= from ? more : roll[row]!), 0),
          )
          const never = roll.reduce((sum, more) => sum + more, 0)
          const found = lost[hold / game.model.grid] ?? never
          expect(found, `${i} ${column} ${dice}`).toBeLessThan(Math.min(never, ...lost) + 1e-9)
          if (never > 0) seen++
        }
      }
    }
    expect(seen).toBeGreaterThan(1)
  })
})

describe('the card of rules that have none', () => {
  const { rules } = PUBLISHED['five-thousand']!
  const { context, visits, evaluate } = played(rules)
  const fitted = nearestCards(rules, 'need').cards.map(({ rule }) => rule)
  const cards = solvedCards(context.game, evaluate, fitted, visits)

  it('loses half of what one does that is fitted from other rules', () => {
    const behind = (rule: ThumbRule): number =>
      0.5 - playMatch(context, { kind: 'thumb', rule }, { kind: 'optimal' }).first.average
    expect(behind(cards[3]!)).toBeLessThan(behind(fitted[3]!) / 2)
  })
})

const houses = fc.record({
  preset: fc.constantFrom(farkle, facebook, PRESETS['possibly-wrong']),
  goal: fc.constantFrom(4000, 5000, 6000),
  straight: fc.constantFrom(0, 1000, 1500, 2500),
  threePairs: fc.constantFrom(0, 500, 750, 1500),
  hotDiceBonus: fc.constantFrom(0, 300, 500),
  minimumFirstBank: fc.constantFrom(0, 300, 500),
})

/** Two steps: a column is for all its scores, and What to know for one in the middle. */
const APART = 100

it('a card banks at level scores where What to know does, as far as its column is for them', () => {
  const property = fc.property(houses, ({ preset, ...house }) => {
    const rules = { ...preset, ...house, minimumBank: 0 }
    const { context, visits, evaluate } = played(rules)
    const { grid } = context.game
    const fitted = nearestCards(rules, 'need').cards.map(({ rule }) => rule)
    const standings = winStandings(context.game, evaluate)
    const reached = rowsReached(context.game)
    const step = context.game.model.grid
    for (const card of solvedCards(context.game, evaluate, fitted, visits)) {
      const level = levelColumn(card)
      // A column that ends at level scores is for those ahead, too.
      const known = standings.filter(({ own, opponent }) => {
        const at = { own: own / grid, opponent: opponent / grid }
        return columnOf(card, rules, grid, { ...LEVEL, ...at }) === level
      })
      for (const dice of [1, 2]) {
        const limits = known.map(({ limits }) => limits[dice - 1]!.from!)
        const hold = card.columns.holds[level]![dice - 1]!
        // Totals that no turn comes to make no difference.
        const from = reached[dice]!.findIndex((is, row) => is === 1 && row * step >= hold) * step
        expect(from).toBeGreaterThanOrEqual(Math.min(...limits) - APART)
        expect(from).toBeLessThanOrEqual(Math.max(...limits) + APART)
      }
    }
  })
  fc.assert(property, someRuns(20))
}, 120_000)
