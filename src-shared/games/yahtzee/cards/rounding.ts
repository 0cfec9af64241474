import type { Points } from '../../../base/units.ts'
import type { AnswerForm } from '../../../cards/card.ts'

/** Rounds points on a card, so that rounding errors of a solve change no answer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export const thousandth = (value: number): number => Math.round(value * 1000) / 1000

export const averageForm = (most: Points): AnswerForm => ({
  ...{ most: Math.ceil(most / 100) * 100, decimals: 1, never: false },
})
