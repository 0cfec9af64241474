import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facesOf } from '#shared/dice/multiset.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { playOf } from '#shared/games/scorecard/analysis/strategies.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { meanScore } from '#test/support/mean-score.ts'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import {
  allBoxes,
  countOfSet,
  EMPTY_CARD,
  isFull,
} from '#shared/games/scorecard/rules/scorecard.ts'
import { placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import type { RollValuePlan } from '#shared/games/scorecard/solve/plan.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import {
  cardAt,
  cardStates,
  stateIndex,
  type CardStates,
} from '#shared/games/scorecard/solve/states.ts'
import { chanceIn } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { TargetTurnView } from '#shared/games/scorecard/solve/target/target-turn.ts'
import type { TurnEvaluator } from '#shared/games/scorecard/solve/turn.ts'
import { PlainTurn } from '#test/support/plain-turn.ts'
import { solveTargets } from '#test/support/yahtzee-solve.ts'
import { anyCard, partOfScorecard, smallCard } from './card-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { slowCard, slowScores, slowTargets, type SlowState } from './slow-card.ts'
import { cardOf } from './slow-states.ts'

const evaluators: [
  string,
  (card: RuleSet) => ((plan: RollValuePlan) => TurnEvaluator) | undefined,
][] = [
  ['compiled', () => undefined],
  ['plain', (card) => (plan) => new PlainTurn(card, plan)],
]

const indexOf = (states: CardStates, state: SlowState): number =>
  stateIndex(states, cardOf(states.rules, state))

/** Every state that can be, with its value. */
function slowStates(card: RuleSet) {
  const known = new Map<string, { state: SlowState; value: number }>()
  slowCard(card, known)
  return [...known.values()]
}

describe('the solver of any card against the plain recursion', () => {
  let compared = 0
  const kinds: [string, fc.Arbitrary<RuleSet>, number][] = [
    ['cards with few boxes', anyCard, 30],
    ['parts of Yahtzee', partOfScorecard, 4],
  ]
  it.each(
    evaluators.flatMap(([name, turnOf]) => kinds.map((kind) => [name, ...kind, turnOf] as const)),
  )('gives the same in every state, %s, %s', (_, __, cards, many, turnOf) => {
    fc.assert(
      fc.property(cards, (card) => {
        expect(parseRuleSet(card)).toMatchObject({ ok: true })
        const states = cardStates(card)
        const table = solveCard(states, turnOf(card))
        for (const { state, value } of slowStates(card)) {
          const found = table[indexOf(states, state)]!
          if (!(Math.abs(found - value) < 1e-9))
            expect({ state, value: found }).toEqual({ state, value })
          compared++
        }
      }),
      runs(many),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(300))
  })
})

describe('scoring against the rules written again', () => {
  it('gives every roll the same boxes and points on any card', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyCard, partOfScorecard),
        fc.nat(),
        fc.boolean(),
        (card, pick, scored) => {
          const used = pick % allBoxes(card)
          const open = [...card.boxes.keys()].filter((box) => ((used >> box) & 1) === 0)
          const free = { ...card, order: 'free' as const }
          for (const dice of latticeOf(card.dice).rolls) {
            const roll = facesOf(dice).join('')
            const right = slowScores(free, { open, total: 0, scored }, roll, false)
            const found = open.flatMap((box) => {
              const points = placedPoints(card, { used, alikeScored: scored }, dice, box)
              return points === null ? [] : [[box, points]]
            })
            expect(found).toEqual(right.map(({ box, points }) => [box, points]))
          }
        },
      ),
      runs(25),
    )
  })
})

describe('states of a card', () => {
  it('have the index that their cards have', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const states = cardStates(card)
        for (const { state } of slowStates(card)) {
          const index = indexOf(states, state)
          const found = cardAt(states, index)
          expect(found.used).toBe(cardOf(card, state).used)
          expect(stateIndex(states, found)).toBe(index)
        }
      }),
      runs(10),
    )
  })
})

describe('final scores of any card', () => {
  it('have the expected score as their mean, and so have the boxes and bonuses together', () => {
    fc.assert(
      fc.property(fc.oneof(anyCard, partOfScorecard), (card) => {
        const states = cardStates(card)
        const table = solveCard(states)
        const { boxes, bonus, alike, scores, mean } = scoreStatistics(
          states,
          new TurnView(states, table),
        )
        const expected = expectedScore(states, table)
        expect(scores.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
        expect(mean).toBeCloseTo(expected, 8)
        const parts = boxes.reduce((sum, box) => sum + box.mean, bonus.mean + alike.bonusMean)
        expect(parts).toBeCloseTo(expected, 8)
      }),
      runs(30),
    )
  })

  it('are never better by another way to play, and its mean comes out both ways', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const states = cardStates(card)
        const table = solveCard(states)
        const { boxes } = scoreStatistics(states, new TurnView(states, table))
        const fillStages = compiledStages(card)
        for (const strategy of ['greedy', 'heuristic', 'better-heuristic'] as const) {
          const policy = playOf(states, strategy, { table, boxes, fillStages })
          const { mean } = scoreStatistics(states, policy)
          expect(mean).toBeLessThan(expectedScore(states, table) + 1e-8)
          expect(meanScore(states, policy)).toBeCloseTo(mean, 8)
        }
      }),
      runs(10),
    )
  })

  it('are worth in every state the mean of what the analyser says of every roll', () => {
    fc.assert(
      fc.property(anyCard, fc.nat(), (card, pick) => {
        const states = cardStates(card)
        const table = solveCard(states)
        const analyser = new ScorecardAnalyser(states, table)
        const all = slowStates(card)
        const { state, value } = all[pick % all.length]!
        const scorecard = cardAt(states, indexOf(states, state))
        const { rolls, chances } = latticeOf(card.dice)
        const mean = rolls.reduce((sum, roll, i) => {
          const found = analyser.analyse(scorecard, facesOf(roll), card.rolls - 1)
          expect(found.before).toBeCloseTo(value, 8)
          return sum + chances[i]! * found.value
        }, 0)
        expect(mean).toBeCloseTo(value, 8)
        for (const { box, points } of analyser.openBoxes(scorecard)) {
          expect(state.open).toContain(box)
          expect(points === null || points >= 0).toBe(true)
        }
        const ends = rolls.map((roll) =>
          analyser
            .endsAfter(scorecard, roll, card.rolls - 1)
            .reduce((sum, { chance }) => sum + chance, 0),
        )
        for (const chance of ends) expect(chance).toBeCloseTo(1, 10)
      }),
      runs(20),
    )
  })
})

/** Single precision, a few dozen roundings. */
const CLOSE = 1e-5

describe('chances of targets against the plain recursion', () => {
  it('are the same in every state for every need, and within its turn', () => {
    let compared = 0
    fc.assert(
      fc.property(smallCard, fc.integer({ min: 0, max: 45 }), (card, limit) => {
        const states = cardStates(card)
        const slow = slowTargets(card)
        const all = slowStates(card)
        solveTargets(states, {
          limit,
          onLevel(level, rows) {
            for (const { state } of all.filter(({ state: { open } }) => {
              return card.boxes.length - open.length === level
            })) {
              const index = indexOf(states, state)
              for (let need = 0; need <= limit; need += 1 + (need % 3)) {
                const found = chanceIn(rows, level, index, need)
                const right = slow(state, need)
                if (!(Math.abs(found - right) <= CLOSE * right)) {
                  expect({ state, need, found }).toEqual({ state, need, found: right })
                }
                compared++
              }
              const scorecard = cardAt(states, index)
              const view = new TargetTurnView(states, scorecard, limit, (after, need) => {
                const next = cardAt(states, after)
                return isFull(card, next)
                  ? slow({ open: [], total: next.total, scored: false }, need)
                  : chanceIn(rows, countOfSet(next.used), after, need)
              })
              expect(Math.abs(view.chance - slow(state, limit))).toBeLessThan(CLOSE)
            }
          },
        })
      }),
      runs(12),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(500))
  })

  it('are 1 for no points, and fall with the need', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const states = cardStates(card)
        const rows = solveTargets(states, { limit: 60 })
        const start = stateIndex(states, EMPTY_CARD)
        const chances = Array.from({ length: 61 }, (_, need) => chanceIn(rows, 0, start, need))
        expect(chances[0]).toBe(1)
        for (const [i, chance] of chances.entries()) {
          expect(chance).toBeLessThanOrEqual(chances[i - 1] ?? 1)
        }
      }),
      runs(10),
    )
  })
})
