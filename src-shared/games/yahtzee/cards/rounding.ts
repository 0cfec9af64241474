import type { Points } from '../../../base/units.ts'
import type { AnswerForm } from '../../../cards/card.ts'

/** A number of points as a card keeps it, so that the last digits of a solve change no answer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** The same of a chance: a tenth of a percentage point. */
export const thousandth = (value: number): number => Math.round(value * 1000) / 1000

/** How points are asked that are an average: to a tenth, up to the next full hundred. */
export const averageForm = (most: Points): AnswerForm => ({
  ...{ most: Math.ceil(most / 100) * 100, decimals: 1, never: false },
})
