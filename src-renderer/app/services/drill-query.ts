import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import {
  DAY_SEED,
  LESSON_ID,
  LESSON_PARTS,
  MAX_UNSEEN_DAYS,
  type DrillSource,
  type LessonPart,
} from '#shared/study/setup.ts'
import { queryText } from './query-text.ts'

/** No session is longer. */
const MAX_QUESTIONS = 1000

/** Where questions of any game come from, in a word of an address. */
export function sourceText(source: DrillSource): string {
  if (source.kind === 'unseen') return `unseen:${source.days}`
  const word = source.kind === 'session' ? `session:${source.session}` : source.kind
  return 'shuffled' in source && source.shuffled ? `${word}:shuffled` : word
}

/** Reads `source`; undefined where it says nothing that is understood. */
export function readSource(query: LocationQuery): DrillSource | undefined {
  const text = queryText(query, 'source') ?? ''
  if (text === 'play' || text === 'cards') return { kind: text }
  const days = Number(/^unseen:([1-9]\d{0,2})$/.exec(text)?.[1])
  if (days <= MAX_UNSEEN_DAYS) return { kind: 'unseen', days }
  const [, kind, session, end] =
    /^(failed|slow|session:([1-9]\d{0,14}))(:shuffled)?$/.exec(text) ?? []
  const order = end === undefined ? {} : { shuffled: true as const }
  if (kind === 'failed' || kind === 'slow') return { kind, ...order }
  return session === undefined ? undefined : { kind: 'session', session: Number(session), ...order }
}

/** How many questions, in a word; without end is `none`. */
export function questionsText(questions: number | null | undefined): string | undefined {
  return questions === null ? 'none' : questions?.toString()
}

/** Reads `questions`; undefined where it says nothing that is understood. */
export function readQuestions(query: LocationQuery): number | null | undefined {
  const text = queryText(query, 'questions') ?? ''
  if (text === 'none') return null
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Infinity
  return number <= MAX_QUESTIONS ? number : undefined
}

/** The lesson whose own drill a link begins; undefined where it says none. */
export function readLesson(query: LocationQuery): string | undefined {
  const text = queryText(query, 'lesson') ?? ''
  return LESSON_ID.test(text) ? text : undefined
}

/** The part of a lesson that a link begins; undefined where it says none. */
export function readPart(query: LocationQuery): LessonPart | undefined {
  return LESSON_PARTS.find((part) => part === queryText(query, 'part'))
}

/** The query of the address at which a session goes on. */
export function resumeQuery(session: number): LocationQueryRaw {
  return { resume: String(session) }
}

/** The session that an address goes on with; null where it says none. */
export function readResumed(query: LocationQuery): number | null {
  const text = queryText(query, 'resume') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The query of the drill that asks the position of a local date, beside that of one decision of play. */
export function dayQuery(day: string): LocationQueryRaw {
  return { kind: 'both', weighting: 'play', questions: '1', day }
}

/** The seed of the position of the day that an address asks; null where it says none. */
export function readDaySeed(query: LocationQuery): string | null {
  const day = queryText(query, 'day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${DAY_SEED}${day}` : null
}
