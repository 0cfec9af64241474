import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { OptionParts } from '#shared/games/scorecard/analysis/option-parts.ts'
import { pointsSoFar, scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import { scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { PartsOfStates, partsTable } from '#shared/games/scorecard/solve/box-parts.ts'
import { possiblePoints } from '#shared/games/scorecard/solve/possible-points.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'
import { anyCard, partOfScorecard } from './card-arbitrary.ts'
import { enough, runs, seed, someOf } from './runs.ts'
import { slowCard, type SlowState } from './slow-card.ts'
import { slowParts } from './slow-parts.ts'
import { cardOf } from './slow-states.ts'

const MOST_OPEN = 5

/** Decisions of play on cards with a few open boxes, others filled at random. */
function* lateDecisions(rules: RuleSet, analyser: ScorecardAnalyser, random: Random) {
  const { length } = rules.boxes
  for (;;) {
    const open = new Set<number>()
    const count = 1 + Math.floor(random.next() * MOST_OPEN)
    while (open.size < count) open.add(Math.floor(random.next() * length))
    const points = rules.boxes.map((_, box) => {
      const possible = possiblePoints(rules, box)
      return open.has(box) ? null : possible[Math.floor(random.next() * possible.length)]!
    })
    const kit = scorecardKit(rules, analyser, { points, bonuses: 0 })
    const game = playedScorecard(kit, random)
    for (let i = 0; i < count * rules.rolls; i++) yield game.next().value
  }
}

describe('points by box after an option', () => {
  const cards: readonly (readonly [string, RuleSet])[] = [
    ['yahtzee', PUBLISHED_CARDS.yahtzee!],
    ['kniffel', PUBLISHED_CARDS.kniffel!],
    ['yatzy', PUBLISHED_CARDS.yatzy!],
    ['generala', PUBLISHED_CARDS.generala!],
    ['crag', PUBLISHED_CARDS.crag!],
  ]
  it.each(someOf(cards))('add up to the expected score: %s', (name, rules) => {
    const states = cardStates(rules)
    const table = tableOf(rules)
    const random = seededRandom(`parts of ${name} ${seed}`)
    const parts = new OptionParts(states, table)
    const decisions = lateDecisions(rules, new ScorecardAnalyser(states, table), random)
    const { numRuns } = runs(200)
    let compared = 0
    for (const { position, options } of decisions) {
      const { card: paper, dice, rerolls, atOnce = rules.rolls === 1 } = position
      const card = scorecardOf(rules, paper)
      expect(parts.canTell(card)).toBe(true)
      const { keep, box, expected } = options[Math.floor(random.next() * options.length)]!
      const found = parts.after({ card, dice, rerolls, atOnce, keep, box })
      const right = expected - pointsSoFar(rules, paper)
      const points = found.points.reduce((sum, one) => sum + one, found.bonus + found.further)
      expect(Math.abs(points - right)).toBeLessThan(1e-9)
      for (const chance of [...found.scored, found.bonusChance]) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThan(1 + 1e-9)
      }
      if (++compared === numRuns) break
    }
    expect(compared).toBe(numRuns)
  })

  it('are the same with a table of the first levels and without', () => {
    fc.assert(
      fc.property(fc.oneof(anyCard, partOfScorecard), (rules) => {
        const states = cardStates(rules)
        const values = solveCard(states)
        const table = partsTable(states, new TurnView(states, values))
        const [stored, fresh] = [new OptionParts(states, values), new OptionParts(states, values)]
        stored.useTable(table)
        const dice = Array<1>(rules.dice).fill(1)
        const asked = { card: EMPTY_CARD, dice, rerolls: rules.rolls - 1, atOnce: false }
        if (rules.rolls === 1 || !fresh.canTell(EMPTY_CARD)) return
        const option = { ...asked, keep: [], box: null }
        expect(stored.after(option)).toEqual(fresh.after(option))
      }),
      runs(6),
    )
  })
})

describe('against a slow recursion', () => {
  it('gives the same of every box, bonus and chance in every state', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.oneof(anyCard, partOfScorecard), (rules) => {
        const states = cardStates(rules)
        const values = solveCard(states)
        const view = new TurnView(states, values)
        const fast = new PartsOfStates(states, new TurnView(states, values))
        const indexOf = (state: SlowState): number => stateIndex(states, cardOf(rules, state))
        const slow = slowParts(rules, view, indexOf)
        const known = new Map<string, { state: SlowState; value: number }>()
        slowCard(rules, known)
        for (const { state, value } of [...known.values()].slice(0, 40)) {
          const right = slow(state)
          const { length } = rules.boxes
          const [bonus, chance, further] = right.slice(-3)
          const ofOpen = (from: number) => state.open.map((box) => right[from + box]!)
          const all = [...ofOpen(0), ...ofOpen(length), bonus!, chance!, further!]
          const found = fast.find(indexOf(state))
          expect(found).toHaveLength(all.length)
          for (const [i, one] of all.entries()) expect(Math.abs(found[i]! - one)).toBeLessThan(1e-9)
          const sum = ofOpen(0).reduce((a, b) => a + b, bonus! + further!)
          expect(Math.abs(sum - value)).toBeLessThan(1e-8)
          compared++
        }
      }),
      runs(12),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(60))
  })
})

it('tells the chances of a last box by hand', () => {
  const { rules, analyser, start } = shortScorecard(['yahtzee'])
  const states = cardStates(rules)
  const parts = new OptionParts(states, tableOf(rules))
  const card = scorecardOf(rules, start)
  const found = parts.after({
    card,
    dice: [6, 6, 6, 6, 1],
    rerolls: 1,
    atOnce: false,
    keep: [6, 6, 6, 6],
    box: null,
  })
  expect(analyser.valueOf(card)).toBeGreaterThan(35)
  expect(found.scored[12]).toBeCloseTo(1 / 6, 12)
  expect(found.points[12]).toBeCloseTo(50 / 6, 12)
  expect(found.bonus).toBeCloseTo(35, 12)
  expect(found.bonusChance).toBeCloseTo(1, 12)
})
