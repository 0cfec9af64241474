import type { Points } from '../../../base/units.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { inOrder, type KnowledgeStep } from '../../../cards/knowledge-step.ts'
import { hasYahtzeeBoxes } from '../rules/former.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { YahtzeeDeck } from './deck-names.ts'

export const YAHTZEE_STEPS = [
  'alike',
  'odds',
  'averages',
  'bonus',
  'zeros',
  'opening',
  'best',
] as const
export type YahtzeeStepId = (typeof YAHTZEE_STEPS)[number]

/** Raise when a step plays differently: part of the label of cached results. */
export const YAHTZEE_STEPS_VERSION = 1

/** Steps that a card has; their means are worked out for cards of at most MAX_SCORED_STATES. */
export function stepsOf(rules: RuleSet): YahtzeeStepId[] {
  const { order, bonus, rolls } = rules
  if (hasYahtzeeBoxes(rules) && order === 'free') return [...YAHTZEE_STEPS]
  const isIn: Readonly<Record<YahtzeeStepId, boolean>> = {
    alike: false,
    odds: true,
    averages: order === 'free',
    bonus: bonus.length > 0,
    zeros: order === 'free',
    opening: rolls > 1,
    best: true,
  }
  return YAHTZEE_STEPS.filter((id) => isIn[id])
}

export type PointsByStep = ReadonlyMap<YahtzeeStepId, Points>

const DECKS: Readonly<Record<YahtzeeStepId, readonly YahtzeeDeck[]>> = {
  alike: [],
  odds: ['roll-odds'],
  averages: ['averages'],
  bonus: ['upper-bonus'],
  zeros: ['zeros'],
  opening: ['opening-keeps'],
  best: [],
}

/** Steps of a card too large for their means: those that need no averages, without points. */
export function stepsWithoutPoints(rules: RuleSet): KnowledgeStep<YahtzeeStepId>[] {
  return stepsOf(rules)
    .filter((id) => id !== 'averages' && id !== 'bonus')
    .map((id) => ({
      ...{ id, ...yahtzeeTexts.cards.steps[id], decks: DECKS[id] },
      ...{ points: null, adds: null },
    }))
}

export function yahtzeeSteps(known: PointsByStep): KnowledgeStep<YahtzeeStepId>[] {
  return inOrder(
    YAHTZEE_STEPS.flatMap((id) => {
      const points = known.get(id)
      if (points === undefined) return []
      return [{ id, ...yahtzeeTexts.cards.steps[id], points, decks: DECKS[id] }]
    }),
  )
}
