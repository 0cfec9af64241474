import * as v from 'valibot'
import { texts } from '../texts/texts.ts'

/** When a session stops to show the verdict. */
export const PAUSES = ['always', 'mistakes', 'never'] as const
export const SPEEDS = ['none', 'sprint', 'streak'] as const
export type Speed = (typeof SPEEDS)[number]

/** How often something is asked: as in play, or by what this player needs. */
export const WEIGHTINGS = ['play', 'needs'] as const
export type Weighting = (typeof WEIGHTINGS)[number]

const idRule = (): string => texts.contract.drill.session
/** A session whose mistakes are asked again. */
const sessionId = v.pipe(
  v.number(idRule),
  v.integer(idRule),
  v.minValue(1, idRule),
  v.maxValue(Number.MAX_SAFE_INTEGER, idRule),
)

/** Nobody waits longer to be asked again. */
export const MAX_UNSEEN_DAYS = 365
const daysRule = (): string => texts.contract.drill.days
const days = v.pipe(
  v.number(daysRule),
  v.integer(daysRule),
  v.minValue(1, daysRule),
  v.maxValue(MAX_UNSEEN_DAYS, daysRule),
)
/** Whether they come in an order that the seed decides. */
const shuffled = { shuffled: v.optional(v.literal(true)) }

/** Whether questions come in an order that the seed decides, instead of the worst first. */
interface Shuffled {
  readonly shuffled?: true | undefined
}

/** Where single decisions come from, in any game. Written out, for schemas of all games contain it. */
export type DrillSource =
  | { readonly kind: 'play' }
  | { readonly kind: 'cards' }
  | ({ readonly kind: 'failed' | 'slow' } & Shuffled)
  | { readonly kind: 'unseen'; readonly days: number }
  | ({ readonly kind: 'session'; readonly session: number } & Shuffled)

/** The schema of sources. */
export const sourceSchema: v.GenericSchema<DrillSource> = v.variant('kind', [
  /** Played out from the seed. */
  v.object({ kind: v.literal('play') }),
  /** Earlier ones: not yet put right since they were failed, or slow; worst first, or shuffled. */
  v.object({ kind: v.literal('failed'), ...shuffled }),
  v.object({ kind: v.literal('slow'), ...shuffled }),
  /** Answered ones that were not asked for so many days, shuffled. */
  v.object({ kind: v.literal('unseen'), days }),
  /** Positions that the user has made cards of: those that are due, then new ones. */
  v.object({ kind: v.literal('cards') }),
  /** The mistakes of one session, worst first, or shuffled. */
  v.object({
    kind: v.literal('session'),
    session: sessionId,
    ...shuffled,
  }),
])

const lengthRule = (): string => texts.contract.drill.questions
const secondsRule = (): string => texts.contract.drill.seconds
const seedRule = (): string => texts.contract.drill.seed

/** Names a lesson in a setup and in an address. */
export const LESSON_ID = /^[a-z][a-z-]{0,39}$/
const lessonRule = (): string => texts.contract.drill.lesson

/** A part of a lesson that is a drill. */
export const LESSON_PARTS = ['positions', 'check'] as const
export type LessonPart = (typeof LESSON_PARTS)[number]

/** The lesson whose own drill it is; none for any other drill. */
export const lessonField = {
  lesson: v.optional(v.pipe(v.string(lessonRule), v.regex(LESSON_ID, lessonRule))),
  /** The part of a lesson that one plays; none for its drill. */
  part: v.optional(v.picklist(LESSON_PARTS, lessonRule)),
}

/** What the seed of a position of the day begins with; the local date follows, as in 2026-11-24. */
export const DAY_SEED = 'day-'

/** How a session of any game runs. */
export const courseFields = {
  pause: v.picklist(PAUSES),
  speed: v.picklist(SPEEDS),
  /** Length of a sprint; null switches the timer off. */
  seconds: v.nullable(
    v.pipe(
      v.number(secondsRule),
      v.integer(secondsRule),
      v.minValue(10, secondsRule),
      v.maxValue(3600, secondsRule),
    ),
  ),
  /** Decisions asked, where it is not as long as a game; null is until stopped. */
  questions: v.nullable(
    v.pipe(
      v.number(lengthRule),
      v.integer(lengthRule),
      v.minValue(1, lengthRule),
      v.maxValue(1000, lengthRule),
    ),
  ),
  seed: v.pipe(v.string(seedRule), v.minLength(1, seedRule), v.maxLength(40, seedRule)),
}
