import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import type { Card, DeckId } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { isStartCard } from '#shared/games/farkle/cards/gain-decks.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import { rollOptions, scoreOfDice, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { FARKLE_THRESHOLDS, sourcesOf } from '#test/support/deck-sources.ts'

const ids = Object.keys(PRESETS) as PresetId[]
const made = new Map<PresetId, readonly Deck[]>()

/** Only Farkle has known thresholds here. */
const sources = (id: PresetId) => sourcesOf(PRESETS[id], id === 'farkle' ? FARKLE_THRESHOLDS : null)

function decks(id: PresetId): readonly Deck[] {
  const known = made.get(id) ?? decksOf(sources(id))
  made.set(id, known)
  return known
}

const deck = (id: PresetId, wanted: DeckId): readonly Card[] =>
  decks(id).find((one) => one.id === wanted)?.cards ?? []

const card = (id: PresetId, cardId: string): Card | undefined =>
  decks(id)
    .flatMap(({ cards }) => cards)
    .find((one) => one.id === cardId)

const numberOf = (one: Card | undefined): number | null | undefined =>
  one?.answer.kind === 'number' ? one.answer.value : one?.answer.kind === 'never' ? null : undefined

describe('the decks of the presets', () => {
  it('hold so many cards', () => {
    const counts = Object.fromEntries(
      ids.map((id) => [id, Object.fromEntries(decks(id).map((one) => [one.id, one.cards.length]))]),
    )
    expect(counts).toMatchInlineSnapshot(`
      {
        "facebook": {
          "farkle-odds": 6,
          "gain-from": 16,
          "limits": 6,
          "scoring": 28,
        },
        "farkle": {
          "farkle-odds": 6,
          "gain-from": 14,
          "limits": 6,
          "scoring": 8,
          "thresholds": 12,
        },
        "possibly-wrong": {
          "farkle-odds": 6,
          "gain-from": 14,
          "limits": 6,
          "scoring": 30,
        },
        "zilch": {
          "exceptions": 7,
          "farkle-odds": 6,
          "gain-from": 20,
          "limits": 6,
          "scoring": 30,
          "turn-types": 8,
        },
      }
    `)
  })

  it.each(ids)('of %s count farkles and points as the rules do', (id) => {
    const rules = PRESETS[id]
    const scoring = scoringOf(rules)
    const model = turnModel(rules)
    for (const n of DICE_COUNTS) {
      expect(numberOf(card(id, `farkle-odds.${n}`))).toBe(model.byDice[n]!.farkleProbability)
    }
    for (const one of deck(id, 'scoring')) {
      expect(one.scene!.rolls.length).toBeGreaterThan(0)
      for (const roll of one.scene!.rolls) {
        const dice = multisetOf(roll)
        const scored =
          one.id === 'scoring.nothing'
            ? rollOptions(scoring, dice).at(-1)
            : scoreOfDice(scoring, dice)
        expect(numberOf(one)).toBe(scored)
      }
    }
    const named = rules.sets.flat().filter((points) => points > 0).length
    expect(deck(id, 'scoring').filter((one) => one.id.includes('.set.'))).toHaveLength(named)
  })

  it('teach the first values of rolling before the rest, and most valuable first', () => {
    const cards = deck('farkle', 'gain-from')
    const starts = [5, 4, 3, 2, 1].map((n) => `gain-from.${n}.start`)
    expect(cards.slice(0, 5).map((one) => one.id)).toEqual(starts)
    for (const wanted of ['limits', 'gain-from', 'exceptions', 'turn-types'] as const) {
      const rest = deck('zilch', wanted).filter((one) => !isStartCard(one))
      const worths = rest.map(({ worth }) => worth!)
      expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    }
  })

  it('of thresholds tell the numbers that were found, with never where there is none', () => {
    const cards = deck('farkle', 'thresholds')
    expect(cards).toHaveLength(12)
    for (const side of ['own', 'opponent'] as const) {
      const numbers = DICE_COUNTS.map((n) => numberOf(card('farkle', `thresholds.${side}.${n}`)))
      expect(numbers).toEqual(FARKLE_THRESHOLDS[side])
    }
    expect(decks('farkle').find((one) => one.id === 'thresholds')!.worth.wins).toBeCloseTo(0.015)
  })

  it('read well', () => {
    const shown = decks('zilch').flatMap((one) =>
      [`# ${one.title}: ${one.about}`].concat(
        one.cards
          .filter((_, i) => i % 3 === 0)
          .map(({ question, statement, why }) => `${question} ${statement} ${why}`),
      ),
    )
    // Dice stay together on a line.
    expect(shown.join('\n').replaceAll('\u00a0', ' ')).toMatchInlineSnapshot(`
      "# Bank or roll: When to bank, by the dice left.
      6 dice left: from which turn total do you bank? Never: always roll 6 dice. Rolling 6 dice cannot farkle, so it always adds points.
      3 dice left: from which turn total do you bank? Bank from 450 on. At 400 rolling 3 dice still adds 2.8 points, at 450 it loses 11.2: it farkles 27.8% of the time.
      # Breakpoints: What rolling adds, by turn total.
      5 dice left and a turn total of 50 to 100: what does rolling add by the table? At most 350. With the best play after it, rolling adds between 303.8 and 318.3 points there; the table rounds up.
      3 dice left and a turn total of 150 to 200: what does rolling add by the table? At most 100. With the best play after it, rolling adds between 59.5 and 83.6 points there; the table rounds up.
      3 dice: from which turn total does rolling add at most 50? From 250 on, rolling 3 dice adds at most 50. With the best play after it, rolling 3 dice adds 59.5 points at 200 and 45.1 at 250; from there on it is never more than 50.
      4 dice: from which turn total does rolling add at most 100? From 450 on, rolling 4 dice adds at most 100. With the best play after it, rolling 4 dice adds 100.2 points at 400 and 92.2 at 450; from there on it is never more than 100.
      5 dice: from which turn total does rolling add at most 100? From 1,850 on, rolling 5 dice adds at most 100. With the best play after it, rolling 5 dice adds 100.8 points at 1,800 and 96.9 at 1,850; from there on it is never more than 100.
      6 dice: from which turn total does rolling add at most 500? From 1,850 on, rolling 6 dice adds at most 500. With the best play after it, rolling 6 dice adds 500.7 points at 1,800 and 499.4 at 1,850; from there on it is never more than 500.
      5 dice: from which turn total does rolling add at most 300? From 150 on, rolling 5 dice adds at most 300. With the best play after it, rolling 5 dice adds 303.8 points at 100 and 291.3 at 150; from there on it is never more than 300.
      # Farkle odds: How often the dice farkle.
      Rolling 1 die: how often is it a farkle, in percent? 66.7% of the time. 4 of the 6 ways 1 die can fall score nothing.
      Rolling 4 dice: how often is it a farkle, in percent? 15.7% of the time. 204 of the 1,296 ways 4 dice can fall score nothing.
      # Scoring: What sets and combinations score.
      One 1: how many points? 100 points. It scores by itself.
      Three 2s: how many points? 200 points. A hundred times the face.
      Three 5s: how many points? 500 points. A hundred times the face.
      Three pairs: how many points? 1,500 points. All six dice of one roll make it.
      Four 1s: how many points? 2,000 points. Twice the 1,000 of three 1s.
      Four 4s: how many points? 800 points. Twice the 400 of three 4s.
      Five 1s: how many points? 4,000 points. Twice the 2,000 of four 1s.
      Five 4s: how many points? 1,600 points. Twice the 800 of four 4s.
      Six 1s: how many points? 8,000 points. Twice the 4,000 of five 1s.
      Six 4s: how many points? 3,200 points. Twice the 1,600 of five 4s.
      # Exceptions: Rolls where the table is wrong.
      After 2 farkles in a row, turn total 50, rolled 1 5 5 6 6: what do you do? Set aside 100 and roll 4 dice. By the table: set aside 200 and roll 2 dice, which here loses 132.1 points.
      After 2 farkles in a row, turn total 0, rolled 1 1 4 5 5 6: what do you do? Set aside 300 and bank. By the table: set aside 100 and roll 5 dice, which here loses 4.0 points.
      After 2 farkles in a row, turn total 50, rolled 1 1 4 6 6: what do you do? Set aside 100 and roll 4 dice. By the table: set aside 200 and roll 3 dice, which here loses 0.5 points.
      # After farkles: When to bank after farkles.
      After 2 farkles in a row, 3 dice left: from which turn total do you bank? From 300 on: bank as soon as you may. Rolling 3 dice farkles 27.8% of the time; at every total that can be banked it costs points. A farkle here costs 500 points besides the turn total.
      After 1 farkle, 3 dice left: from which turn total do you bank? Bank from 350 on. At 300 rolling 3 dice still adds 13.4 points, at 350 it loses 0.7: it farkles 27.8% of the time. A farkle here costs 74 points besides the turn total.
      After 1 farkle, 4 dice left: from which turn total do you bank? Bank from 1,000 on. At 950 rolling 4 dice still adds 2.8 points, at 1,000 it loses 5.1: it farkles 15.7% of the time. A farkle here costs 74 points besides the turn total."
    `)
  })
})
