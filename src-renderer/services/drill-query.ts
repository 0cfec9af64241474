import * as v from 'valibot'
import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import {
  DAY_SEED,
  LESSON_ID,
  LESSON_PARTS,
  MAX_UNSEEN_DAYS,
  WEIGHTINGS,
  type DrillSource,
  type LessonPart,
  type Weighting,
} from '#shared/study/setup.ts'
import { queryText, queryWord } from './query-text.ts'

const MAX_QUESTIONS = 1000

/** Value of `kind` in the address of a drill that asks for candidates, of both kinds. */
const CANDIDATES = 'candidates'

function sourceText(source: DrillSource): string {
  if (source.kind === 'unseen') return `unseen:${source.days}`
  const word = source.kind === 'session' ? `session:${source.session}` : source.kind
  return 'shuffled' in source && source.shuffled ? `${word}:shuffled` : word
}

/** Reads `source`; undefined if missing or invalid. */
function readSource(query: LocationQuery): DrillSource | undefined {
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

/** Reads `questions`, where `none` is endless; undefined if missing or invalid. */
function readQuestions(query: LocationQuery): number | null | undefined {
  const text = queryText(query, 'questions') ?? ''
  if (text === 'none') return null
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : Infinity
  return number <= MAX_QUESTIONS ? number : undefined
}

export function readLesson(query: LocationQuery): string | undefined {
  const text = queryText(query, 'lesson') ?? ''
  return LESSON_ID.test(text) ? text : undefined
}

/** Setup fields that the links of all games have. */
interface Course<Kind extends string> {
  readonly kind?: Kind
  /** In a link a kind of its own. */
  readonly candidates?: true | undefined
  readonly weighting?: Weighting
  readonly questions?: number | null
  readonly source?: DrillSource
  readonly lesson?: string | undefined
  readonly part?: LessonPart | undefined
  /** A rule of thumb to drill. */
  readonly rule?: string | undefined
}

export function courseQuery(course: Course<string>) {
  const { kind, candidates, weighting, questions, source, lesson, part, rule } = course
  return {
    kind: candidates ? CANDIDATES : kind,
    weighting,
    questions: questions === null ? 'none' : questions?.toString(),
    source: source && sourceText(source),
    lesson,
    part,
    rule,
  }
}

/** Drops undefined values, which would overwrite defaults when spread. */
export function said<T extends object>(part: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

/** Reads the fields of `courseQuery`; leaves out missing and invalid ones. */
export function readCourse<Kind extends string>(
  query: LocationQuery,
  kinds: readonly Kind[],
  ruleSchema?: v.GenericSchema<string>,
) {
  const rule = ruleSchema && v.safeParse(ruleSchema, queryText(query, 'rule'))
  const asks = queryText(query, 'kind') === CANDIDATES
  return said({
    kind: queryWord(query, 'kind', kinds),
    candidates: asks ? (true as const) : undefined,
    weighting: queryWord(query, 'weighting', WEIGHTINGS),
    questions: readQuestions(query),
    source: readSource(query),
    lesson: readLesson(query),
    part: queryWord(query, 'part', LESSON_PARTS),
    rule: rule?.success ? rule.output : undefined,
  })
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
