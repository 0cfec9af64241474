import * as v from 'valibot'
import { solved } from './analysis.ts'

export const scorecardStepRequests = {
  /** Sentences to play by, each with what it makes with those before it. A minute or two for one's own card. */
  'scorecard.steps': v.object(solved),
  /** The same if it takes no search; else null. */
  'scorecard.knownSteps': v.object(solved),
} as const
