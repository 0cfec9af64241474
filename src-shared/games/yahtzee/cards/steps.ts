import type { Points } from '../../../base/units.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { inOrder, type KnowledgeStep } from '../../../cards/knowledge-step.ts'
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

export function yahtzeeSteps(known: PointsByStep): KnowledgeStep<YahtzeeStepId>[] {
  return inOrder(
    YAHTZEE_STEPS.flatMap((id) => {
      const points = known.get(id)
      if (points === undefined) return []
      return [{ id, ...yahtzeeTexts.cards.steps[id], points, decks: DECKS[id] }]
    }),
  )
}
