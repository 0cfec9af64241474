import * as v from 'valibot'
import { courseFields, lessonField, sourceSchema, WEIGHTINGS } from '../../../study/setup.ts'

export const SCORECARD_KINDS = ['both', 'keeps', 'boxes'] as const
export type ScorecardKind = (typeof SCORECARD_KINDS)[number]

/** By open boxes: two thirds or more (13 to 9 of 13), fewer, a third or fewer (4 to 1). */
export const STAGES = ['early', 'middle', 'late'] as const
export type Stage = (typeof STAGES)[number]

/** By the gap: `close` is less than a mistake, `costly` at least a mistake. */
export const GAPS = ['any', 'close', 'costly'] as const

const scorecardFiltersSchema = v.object({
  /** Empty for all. */
  stages: v.array(v.picklist(STAGES)),
  joker: v.boolean(),
  upperBonus: v.boolean(),
  gap: v.picklist(GAPS),
})
export type ScorecardFilters = v.InferOutput<typeof scorecardFiltersSchema>

export const NO_SCORECARD_FILTERS: ScorecardFilters = {
  stages: [],
  joker: false,
  upperBonus: false,
  gap: 'any',
}

/** The same setup and needs give the same session. */
export const scorecardSetupSchema = v.object({
  scope: v.literal('decisions'),
  kind: v.picklist(SCORECARD_KINDS),
  source: sourceSchema,
  weighting: v.picklist(WEIGHTINGS),
  filters: scorecardFiltersSchema,
  ...courseFields,
  ...lessonField,
})
export type ScorecardSetup = v.InferOutput<typeof scorecardSetupSchema>

export const storedScorecardSetupSchema = v.object({
  ...scorecardSetupSchema.entries,
  scope: v.picklist(['decisions', 'game']),
  /** Of earlier versions: the rule of thumb whose decisions were asked. */
  rule: v.optional(v.pipe(v.string(), v.maxLength(500))),
})
export type StoredScorecardSetup = v.InferOutput<typeof storedScorecardSetupSchema>

export const DEFAULT_SCORECARD_SETUP: Omit<ScorecardSetup, 'seed'> = {
  scope: 'decisions',
  kind: 'both',
  source: { kind: 'play' },
  weighting: 'needs',
  filters: NO_SCORECARD_FILTERS,
  pause: 'always',
  speed: 'none',
  seconds: 180,
  questions: 20,
}
