import * as v from 'valibot'
import type { Probability } from '../base/units.ts'
import { texts } from '../texts/texts.ts'

const retentionRule = (): string => texts.cards.session.retention

/** The probability of recall at which a card becomes due. */
export const desiredRetentionSchema = v.pipe(
  v.number(retentionRule),
  v.finite(retentionRule),
  v.minValue(0.7, retentionRule),
  v.maxValue(0.97, retentionRule),
)
export const DEFAULT_RETENTION: Probability = 0.9
