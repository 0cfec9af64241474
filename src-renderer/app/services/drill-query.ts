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

const MAX_QUESTIONS = 1000

export function sourceText(source: DrillSource): string {
  if (source.kind === 'unseen') return `unseen:${source.days}`
  const word = source.kind === 'session' ? `session:${source.session}` : source.kind
  return 'shuffled' in source && source.shuffled ? `${word}:shuffled` : word
}

/** Reads `source`; undefined if missing or invalid. */
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

/** Number of questions as text for an address; `none` is endless. */
export function questionsText(questions: number | null | undefined): string | undefined {
  return questions === null ? 'none' : questions?.toString()
}

/** Reads `questions`; undefined if missing or invalid. */
export function readQuestions(query: LocationQuery): number | null | undefined {
  const text = queryText(query, 'questions') ?? ''
  if (text === 'none') return null
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Infinity
  return number <= MAX_QUESTIONS ? number : undefined
}

export function readLesson(query: LocationQuery): string | undefined {
  const text = queryText(query, 'lesson') ?? ''
  return LESSON_ID.test(text) ? text : undefined
}

export function readPart(query: LocationQuery): LessonPart | undefined {
  return LESSON_PARTS.find((part) => part === queryText(query, 'part'))
}

export function resumeQuery(session: number): LocationQueryRaw {
  return { resume: String(session) }
}

export function readResumed(query: LocationQuery): number | null {
  const text = queryText(query, 'resume') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** Query of the position of the day, to be combined with the source `play`. */
export function dayQuery(day: string): LocationQueryRaw {
  return { kind: 'both', weighting: 'play', questions: '1', day }
}

export function readDaySeed(query: LocationQuery): string | null {
  const day = queryText(query, 'day') ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${DAY_SEED}${day}` : null
}
