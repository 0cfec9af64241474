import * as v from 'valibot'
import { wholeNumber } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

/** When a session pauses to show the verdict. */
export const PAUSES = ['always', 'mistakes', 'never'] as const
export const SPEEDS = ['none', 'sprint', 'streak'] as const
export type Speed = (typeof SPEEDS)[number]

/** As often as in play, or by the player's error rate. */
export const WEIGHTINGS = ['play', 'needs'] as const
export type Weighting = (typeof WEIGHTINGS)[number]

const idRule = (): string => texts.contract.drill.session
/** Session whose mistakes are asked again. */
const sessionId = wholeNumber(idRule, 1, Number.MAX_SAFE_INTEGER)

export const MAX_UNSEEN_DAYS = 365
const daysRule = (): string => texts.contract.drill.days
const days = wholeNumber(daysRule, 1, MAX_UNSEEN_DAYS)
const shuffled = { shuffled: v.optional(v.literal(true)) }

/** Random order (by seed) instead of worst first. */
interface Shuffled {
  readonly shuffled?: true | undefined
}

/** Written out, because the schemas of all games contain it. */
export type DrillSource =
  | { readonly kind: 'play' }
  | { readonly kind: 'cards' }
  | ({ readonly kind: 'failed' | 'slow' } & Shuffled)
  | { readonly kind: 'unseen'; readonly days: number }
  | ({ readonly kind: 'session'; readonly session: number } & Shuffled)

export const sourceSchema: v.GenericSchema<DrillSource> = v.variant('kind', [
  /** Simulated from the seed. */
  v.object({ kind: v.literal('play') }),
  /** Earlier decisions answered wrong or slowly and not yet corrected. */
  v.object({ kind: v.literal('failed'), ...shuffled }),
  v.object({ kind: v.literal('slow'), ...shuffled }),
  /** Answered decisions not asked for this many days, shuffled. */
  v.object({ kind: v.literal('unseen'), days }),
  /** Cards of positions: due ones, then new ones. */
  v.object({ kind: v.literal('cards') }),
  v.object({ kind: v.literal('session'), session: sessionId, ...shuffled }),
])

const lengthRule = (): string => texts.contract.drill.questions
const secondsRule = (): string => texts.contract.drill.seconds
const seedRule = (): string => texts.contract.drill.seed

export const LESSON_ID = /^[a-z][a-z0-9.-]{0,99}$/
const lessonRule = (): string => texts.contract.drill.lesson

export const LESSON_PARTS = ['positions', 'check'] as const
export type LessonPart = (typeof LESSON_PARTS)[number]

/** Set if the drill belongs to a lesson. */
export const lessonField = {
  lesson: v.optional(v.pipe(v.string(lessonRule), v.regex(LESSON_ID, lessonRule))),
  /** Omitted for the lesson's own drill. */
  part: v.optional(v.picklist(LESSON_PARTS, lessonRule)),
}

/** Seed prefix of the position of the day, followed by the local date: `day-2026-11-24`. */
export const DAY_SEED = 'day-'

export const courseFields = {
  /** Choices worth a thought are named before each decision. Omitted for none. */
  candidates: v.optional(v.literal(true)),
  pause: v.picklist(PAUSES),
  speed: v.picklist(SPEEDS),
  /** Length of a sprint; null without a timer. */
  seconds: v.nullable(wholeNumber(secondsRule, 10, 3600)),
  /** Number of decisions; null until stopped. */
  questions: v.nullable(wholeNumber(lengthRule, 1, 1000)),
  seed: v.pipe(v.string(seedRule), v.minLength(1, seedRule), v.maxLength(40, seedRule)),
}
