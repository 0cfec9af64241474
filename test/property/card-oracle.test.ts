import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardRules } from '#shared/games/yahtzee/card/card.ts'
import { expectedScore, solveCard } from '#shared/games/yahtzee/card/solver.ts'
import { cardStatistics } from '#shared/games/yahtzee/card/statistics.ts'
import { cardStates, stateIndex, type CardStates } from '#shared/games/yahtzee/card/states.ts'
import { PlainTurn, type TurnEvaluator } from '#shared/games/yahtzee/card/turn.ts'
import type { TurnPlan } from '#shared/games/yahtzee/card/plan.ts'
import { anyCard } from './card-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { momentsOf } from '#shared/games/yahtzee/analysis/score-chances.ts'
import { slowCard, type SlowState } from './slow-card.ts'

const evaluators: [string, (card: CardRules) => ((plan: TurnPlan) => TurnEvaluator) | undefined][] =
  [
    ['compiled', () => undefined],
    ['plain', (card) => (plan) => new PlainTurn(card, plan)],
  ]

function indexOf(states: CardStates, { open, total, scored }: SlowState): number {
  const used = 2 ** states.card.boxes.length - 1 - open.reduce((set, box) => set + 2 ** box, 0)
  return stateIndex(states, { used, total, alikeScored: scored })
}

describe('the solver of any card against the plain recursion', () => {
  let compared = 0
  it.each(evaluators)('gives the same in every state of cards with few boxes, %s', (_, turnOf) => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const states = cardStates(card)
        const table = solveCard(states, turnOf(card))
        const known = new Map<string, { state: SlowState; value: number }>()
        slowCard(card, known)
        for (const { state, value } of known.values()) {
          const found = table[indexOf(states, state)]!
          if (!(Math.abs(found - value) < 1e-9))
            expect({ state, value: found }).toEqual({ state, value })
          compared++
        }
      }),
      runs(30),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(1_000))
  })
})

describe('final scores of any card', () => {
  it('have the expected score as their mean, and so have the boxes and the bonus together', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const states = cardStates(card)
        const table = solveCard(states)
        const { boxes, bonus, ...scores } = cardStatistics(states, table)
        const expected = expectedScore(states, table)
        expect(scores.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
        expect(momentsOf(scores).mean).toBeCloseTo(expected, 8)
        const parts = boxes.reduce((sum, { mean }) => sum + mean, bonus.mean)
        expect(parts).toBeCloseTo(expected, 8)
      }),
      runs(30),
    )
  })
})
