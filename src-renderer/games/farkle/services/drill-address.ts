import * as v from 'valibot'
import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import {
  DECISION_KINDS,
  DEFAULT_SETUP,
  drilledRule,
  NO_FILTERS,
  SCOPES,
  SITUATIONS,
  type DrillSetup,
  type Filters,
} from '#shared/games/farkle/drill/setup.ts'
import { WEIGHTINGS } from '#shared/study/setup.ts'
import {
  questionsText,
  readLesson,
  readPart,
  readQuestions,
  readResumed,
  readSource,
  sourceText,
} from '../../../app/services/drill-query.ts'
import { queryText, queryWord } from '../../../app/services/query-text.ts'

/** Setup fields of a link; missing ones have their defaults. */
export type SetupPart = Partial<Omit<DrillSetup, 'filters' | 'goal' | 'seed'>> & {
  readonly filters?: Partial<Filters>
}

export type DrillAddress =
  /** Empty query: shows the last setup or the running session. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'resume'; readonly session: number }
  /** Shows the setup, or starts the drill at once if `start` is true. */
  | { readonly kind: 'setup'; readonly part: SetupPart; readonly start: boolean }

type Band = NonNullable<Filters['gap']>

const isAll = (dice: Filters['dice']): boolean => dice.length === NO_FILTERS.dice.length

/** Query of a link to the drill screen. `start` begins at once; otherwise the setup is shown. */
export function drillQuery(part: SetupPart, start = false): LocationQueryRaw {
  const {
    filters = {},
    source,
    scope,
    kind,
    weighting,
    questions,
    lesson,
    part: lessonPart,
    rule,
  } = part
  const { dice, turnTotal, situations, gap, noForced, disagree } = filters
  const all: Record<string, string | number | null | undefined> = {
    scope,
    kind,
    weighting,
    questions: questionsText(questions),
    source: source && sourceText(source),
    dice: dice && !isAll(dice) ? dice.join(',') : undefined,
    from: turnTotal?.from,
    to: turnTotal?.to,
    situation: situations && situations.length > 0 ? situations.join(',') : undefined,
    gapFrom: gap?.from,
    gapTo: gap?.to,
    forced: noForced === false ? 1 : undefined,
    disagree: disagree ? 1 : undefined,
    lesson,
    part: lessonPart,
    rule,
    start: start ? 1 : undefined,
  }
  const said = Object.entries(all).filter(([, value]) => value !== undefined && value !== null)
  // An empty query would open the last setup.
  if (said.length === 0) said.push(['scope', DEFAULT_SETUP.scope])
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}

function numberOf(query: LocationQuery, name: string): number | null {
  const text = queryText(query, name)
  return text !== null && /^\d{1,8}(\.\d{1,12})?$/.test(text) ? Number(text) : null
}

function listOf<T>(text: string | null, known: readonly T[]): T[] {
  const named = new Set((text ?? '').split(','))
  return known.filter((one) => named.has(String(one)))
}

function bandOf(query: LocationQuery, from: string, to: string): Band | undefined {
  const low = numberOf(query, from)
  const high = numberOf(query, to)
  return low === null && high === null ? undefined : { from: low ?? 0, to: high }
}

/** Drops undefined values, which would overwrite defaults when spread. */
function said<T extends object>(part: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}

function readRule(query: LocationQuery): string | undefined {
  const text = queryText(query, 'rule')
  return text !== null && v.is(drilledRule, text) ? text : undefined
}

/** Parses an address of the drill screen; ignores unknown values. */
export function readDrillAddress(query: LocationQuery): DrillAddress {
  const resumed = readResumed(query)
  if (resumed !== null) return { kind: 'resume', session: resumed }
  const dice = listOf(queryText(query, 'dice'), NO_FILTERS.dice)
  const situations = listOf(
    queryText(query, 'situation'),
    SITUATIONS.filter((situation) => situation !== 'any'),
  )
  const filters = said({
    dice: dice.length > 0 ? dice : undefined,
    turnTotal: bandOf(query, 'from', 'to'),
    situations: situations.length > 0 ? situations : undefined,
    gap: bandOf(query, 'gapFrom', 'gapTo'),
    noForced: queryText(query, 'forced') === '1' ? false : undefined,
    disagree: queryText(query, 'disagree') === '1' ? true : undefined,
  })
  const part: SetupPart = said({
    scope: queryWord(query, 'scope', SCOPES),
    kind: queryWord(query, 'kind', DECISION_KINDS),
    weighting: queryWord(query, 'weighting', WEIGHTINGS),
    questions: readQuestions(query),
    source: readSource(query),
    lesson: readLesson(query),
    part: readPart(query),
    rule: readRule(query),
    filters: Object.keys(filters).length > 0 ? filters : undefined,
  })
  const start = queryText(query, 'start') === '1'
  if (Object.keys(part).length === 0 && !start) return { kind: 'bare' }
  return { kind: 'setup', part, start }
}

/** Completes a link's setup; filters and sources imply single decisions. */
export function setupOfPart(part: SetupPart): Omit<DrillSetup, 'goal' | 'seed'> {
  const narrow = part.filters !== undefined || (part.source && part.source.kind !== 'play')
  const { filters, ...rest } = part
  return {
    ...DEFAULT_SETUP,
    ...(narrow ? { scope: 'cell' as const } : {}),
    ...rest,
    filters: { ...NO_FILTERS, ...filters },
  }
}
