import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import {
  DECISION_KINDS,
  DEFAULT_SETUP,
  linkedRule,
  NO_FILTERS,
  SCOPES,
  SITUATIONS,
  type DrillSetup,
  type Filters,
} from '#shared/games/farkle/drill/setup.ts'
import { courseQuery, readCourse, readResumed, said } from '../../../services/drill-query.ts'
import { queryText, queryWord } from '../../../services/query-text.ts'
import type { DrillAddress } from '../../drill-part.ts'

/** Setup fields of a link; missing ones have their defaults. */
export type PartialSetup = Partial<Omit<DrillSetup, 'filters' | 'goal' | 'seed'>> & {
  readonly filters?: Partial<Filters>
}

type Band = NonNullable<Filters['gap']>

const isAll = (dice: Filters['dice']): boolean => dice.length === NO_FILTERS.dice.length

/** Query of a link to the drill screen. `start` begins at once; otherwise the setup is shown. */
export function drillQuery(part: PartialSetup, start = false): LocationQueryRaw {
  const { scope, filters = {} } = part
  const { dice, turnTotal, situations, gap, noForced, disagree } = filters
  const words = said({
    scope,
    ...courseQuery(part),
    dice: dice && !isAll(dice) ? dice.join(',') : undefined,
    from: turnTotal?.from.toString(),
    to: turnTotal?.to?.toString(),
    situation: situations?.join(',') || undefined,
    gapFrom: gap?.from.toString(),
    gapTo: gap?.to?.toString(),
    forced: noForced === false ? '1' : undefined,
    disagree: disagree ? '1' : undefined,
    start: start ? '1' : undefined,
  })
  // An empty query would open the last setup.
  return Object.keys(words).length > 0 ? words : { scope: DEFAULT_SETUP.scope }
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

/** Parses an address of the drill screen; ignores unknown values. */
export function readDrillAddress(query: LocationQuery): DrillAddress<'farkle'> {
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
  const part: PartialSetup = said({
    scope: queryWord(query, 'scope', SCOPES),
    ...readCourse(query, DECISION_KINDS, linkedRule),
    filters: Object.keys(filters).length > 0 ? filters : undefined,
  })
  const start = queryText(query, 'start') === '1'
  if (Object.keys(part).length === 0 && !start) return { kind: 'bare' }
  return { kind: 'setup', base: setupOfPart(part), start }
}

/** Completes a link's setup; filters and sources imply single decisions. */
export function setupOfPart(part: PartialSetup): Omit<DrillSetup, 'goal' | 'seed'> {
  const narrow = part.filters !== undefined || (part.source && part.source.kind !== 'play')
  const { filters, ...rest } = part
  return {
    ...DEFAULT_SETUP,
    ...(narrow ? { scope: 'cell' as const } : {}),
    ...rest,
    filters: { ...NO_FILTERS, ...filters },
  }
}
