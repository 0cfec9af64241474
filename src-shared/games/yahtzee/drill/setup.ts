import * as v from 'valibot'
import {
  courseFields,
  lessonField,
  sourceSchema,
  WEIGHTINGS,
  type DrillSource,
} from '../../../study/setup.ts'
import { thumbTextSchema } from '../input/thumb-text.ts'

/** Decisions asked: which dice to keep, which box to fill, or both. */
export const YAHTZEE_KINDS = ['both', 'keeps', 'boxes'] as const
export type YahtzeeKind = (typeof YAHTZEE_KINDS)[number]

/** Part of the game by the boxes that are open: 13 to 9, 8 to 5, 4 to 1. */
export const STAGES = ['early', 'middle', 'late'] as const
export type Stage = (typeof STAGES)[number]

/** How much there is to lose: the next best choice costs less than a mistake, or more. */
export const GAPS = ['any', 'close', 'costly'] as const
export type Gap = (typeof GAPS)[number]

/** Which decisions are asked; every one of these must hold. */
export const yahtzeeFiltersSchema = v.object({
  /** Empty for all. */
  stages: v.array(v.picklist(STAGES)),
  /** Only where a joker is at stake; see traitsOf. */
  joker: v.boolean(),
  /** Only where the upper bonus is at stake; see traitsOf. */
  upperBonus: v.boolean(),
  gap: v.picklist(GAPS),
})
export type YahtzeeFilters = v.InferOutput<typeof yahtzeeFiltersSchema>

export const NO_YAHTZEE_FILTERS: YahtzeeFilters = {
  stages: [],
  joker: false,
  upperBonus: false,
  gap: 'any',
}

export type YahtzeeSource = DrillSource

/** Everything that makes a session what it is: the same setup and needs give the same session. */
export const yahtzeeSetupSchema = v.object({
  /** One decision again and again. */
  scope: v.literal('decisions'),
  kind: v.picklist(YAHTZEE_KINDS),
  source: sourceSchema,
  /** As play brings them, or by what this player needs. */
  weighting: v.picklist(WEIGHTINGS),
  filters: yahtzeeFiltersSchema,
  ...courseFields,
  ...lessonField,
  /** Single decisions in which it decides are asked, and answers are held against it, too. */
  rule: v.optional(thumbTextSchema),
})
export type YahtzeeSetup = v.InferOutput<typeof yahtzeeSetupSchema>

/** The setup of a session that was kept: of whole games, too. */
export const keptYahtzeeSetupSchema = v.object({
  ...yahtzeeSetupSchema.entries,
  scope: v.picklist(['decisions', 'game']),
})
export type KeptYahtzeeSetup = v.InferOutput<typeof keptYahtzeeSetupSchema>

/** Default setup of a new user; the caller adds the seed. */
export const DEFAULT_YAHTZEE_SETUP: Omit<YahtzeeSetup, 'seed'> = {
  scope: 'decisions',
  kind: 'both',
  source: { kind: 'play' },
  weighting: 'needs',
  filters: NO_YAHTZEE_FILTERS,
  pause: 'always',
  speed: 'none',
  seconds: 180,
  questions: 20,
}
