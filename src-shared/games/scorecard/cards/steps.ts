import type { Points } from '../../../base/units.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { inOrder, type KnowledgeStep } from '../../../cards/knowledge-step.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ScorecardDeck } from './deck-names.ts'

export const SCORECARD_STEPS = [
  'alike',
  'odds',
  'averages',
  'bonus',
  'zeros',
  'opening',
  'best',
] as const
export type ScorecardStepId = (typeof SCORECARD_STEPS)[number]

/** Raise when a step plays differently: part of the label of cached results. */
export const SCORECARD_STEPS_VERSION = 1

/** Steps that a card has; their means are worked out for cards of at most MAX_SCORED_STATES. */
export function stepsOf(rules: RuleSet): ScorecardStepId[] {
  const { order, bonus, rolls } = rules
  if (hasThirteenBoxes(rules) && order === 'free') return [...SCORECARD_STEPS]
  const isIn: Readonly<Record<ScorecardStepId, boolean>> = {
    alike: false,
    odds: true,
    averages: order === 'free',
    bonus: bonus.length > 0,
    zeros: order === 'free',
    opening: rolls > 1,
    best: true,
  }
  return SCORECARD_STEPS.filter((id) => isIn[id])
}

export type PointsByStep = ReadonlyMap<ScorecardStepId, Points>

const DECKS: Readonly<Record<ScorecardStepId, readonly ScorecardDeck[]>> = {
  alike: [],
  odds: ['roll-odds'],
  averages: ['averages'],
  bonus: ['upper-bonus'],
  zeros: ['zeros'],
  opening: ['opening-keeps'],
  best: [],
}

/** Steps of a card too large for their means: those that need no averages, without points. */
export function stepsWithoutPoints(rules: RuleSet): KnowledgeStep<ScorecardStepId>[] {
  return stepsOf(rules)
    .filter((id) => id !== 'averages' && id !== 'bonus')
    .map((id) => ({
      id,
      ...scorecardTexts.cards.steps[id],
      decks: DECKS[id],
      points: null,
      adds: null,
    }))
}

export function scorecardSteps(known: PointsByStep): KnowledgeStep<ScorecardStepId>[] {
  return inOrder(
    SCORECARD_STEPS.flatMap((id) => {
      const points = known.get(id)
      if (points === undefined) return []
      return [{ id, ...scorecardTexts.cards.steps[id], points, decks: DECKS[id] }]
    }),
  )
}
