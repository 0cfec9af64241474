import * as v from 'valibot'
import { readBy } from '../../../schemas/rules.ts'
import type { CardRules } from '../card/card.ts'
import { cardForm, parseCard } from '../card/card-schema.ts'

const card = readBy<CardRules>(parseCard, cardForm)

export const scorecardRequests = {
  /** What a solve takes, before it begins. */
  'scorecard.status': v.object({ card }),
  /** Solves a card, or resumes. Refused for a large one without `mayBeLarge`; see UNASKED. */
  'scorecard.solve': v.object({ card, mayBeLarge: v.optional(v.boolean(), false) }),
  /** Final scores of the best play; refused above MAX_SCORED_STATES. */
  'scorecard.statistics': v.object({ card }),
} as const
