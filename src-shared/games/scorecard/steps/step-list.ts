import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { StepCard } from './step-card.ts'

/** Sentences to play by, by id, in the learning order of Yahtzee and Kniffel. */
export const STEP_IDS = [
  'group',
  'pars',
  'rows',
  'no-equals',
  'house',
  'two-pairs',
  'three-in-a-row',
  'last-box',
  'at-once',
] as const
export type StepId = (typeof STEP_IDS)[number]

/** The numbers in the sentences of a card. */
export interface StepNumbers {
  /** By box: what the box brings as a rule. The box with most points above it is taken. */
  readonly pars: readonly Points[]
  /** Factor for the points above par in the boxes of the faces. */
  readonly upper: number
  /** Dice that an open box of its face counts for in a group; a half decides ties only. */
  readonly openCounts: number
  /** Rerolls left with which a made full house stays. */
  readonly houseStays: 'always' | 'lastReroll'
}

/** A player who knows some of the sentences and nothing else. */
export interface StepRules {
  readonly steps: readonly StepId[]
  readonly numbers: StepNumbers
}

/** A player who knows all of some steps. */
export const stepRules = ({
  steps,
  numbers,
}: {
  readonly steps: readonly { readonly id: StepId }[]
  readonly numbers: StepNumbers
}): StepRules => ({ steps: steps.map(({ id }) => id), numbers })

const IS_IN: Readonly<Record<StepId, (card: StepCard, isFree: boolean) => boolean>> = {
  group: () => true,
  pars: (_, isFree) => isFree,
  rows: ({ rowBoxes }, isFree) => isFree && rowBoxes !== 0,
  house: ({ houses }, isFree) => isFree && houses !== 0,
  'last-box': () => true,
  'no-equals': ({ equals }, isFree) => isFree && equals !== 0,
  'two-pairs': ({ houses, upper }, isFree) => isFree && houses !== 0 && upper !== 0,
  'three-in-a-row': ({ rows }, isFree) => isFree && rows.some(({ faces }) => faces.length > 3),
  'at-once': ({ rules }) => rules.boxes.some(({ atOnce }) => atOnce),
}

/** Sentences that are about something on the card. */
export function stepsFor(card: StepCard): StepId[] {
  const { boxes, order }: RuleSet = card.rules
  const isFree = order === 'free' && boxes.length > 1
  return STEP_IDS.filter((id) => IS_IN[id](card, isFree))
}
