import { distributionRequests } from './farkle/requests/distributions.ts'
import * as v from 'valibot'
import { drillSetupSchema } from './farkle/drill/setup.ts'
import { choiceSchema } from './farkle/requests/drill.ts'
import { mapRequests } from './farkle/requests/maps.ts'
import { farklePlacementQuestion } from './farkle/requests/placement.ts'
import { scoreRequests } from './farkle/requests/score.ts'
import { winRequests } from './farkle/requests/win.ts'
import { yahtzeeRequests } from './yahtzee/requests/analysis.ts'
import { yahtzeeSetupSchema } from './yahtzee/drill/setup.ts'
import { yahtzeeChoiceSchema } from './yahtzee/requests/drill.ts'
import { yahtzeePlacementQuestion } from './yahtzee/requests/placement.ts'
import { targetRequests } from './yahtzee/requests/targets.ts'

/** The requests that a window makes of one game alone. */
export const GAME_REQUESTS = {
  ...scoreRequests,
  ...winRequests,
  ...mapRequests,
  ...distributionRequests,
  ...yahtzeeRequests,
  ...targetRequests,
} as const

/** The drill of a lesson of each game. */
export const LESSON_DRILLS = [
  v.omit(drillSetupSchema, ['seed']),
  v.omit(yahtzeeSetupSchema, ['seed']),
] as const

/** Schemas of a choice, one for each game. */
export const CHOICES = [choiceSchema, yahtzeeChoiceSchema] as const

/** A decision of each game's placement test. */
export const PLACEMENT_QUESTIONS = [farklePlacementQuestion, yahtzeePlacementQuestion] as const
