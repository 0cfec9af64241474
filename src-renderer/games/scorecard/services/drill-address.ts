import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import {
  DEFAULT_SCORECARD_SETUP,
  GAPS,
  NO_SCORECARD_FILTERS,
  STAGES,
  SCORECARD_KINDS,
  type ScorecardFilters,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { courseQuery, readCourse, readResumed, said } from '../../../services/drill-query.ts'
import { queryText, queryWord } from '../../../services/query-text.ts'
import type { DrillAddress } from '../../drill-part.ts'

/** Setup fields of a link; missing ones have their defaults. */
export type ScorecardSetupPart = Partial<
  Pick<ScorecardSetup, 'kind' | 'source' | 'weighting' | 'questions' | 'lesson' | 'part'>
> & { readonly filters?: Partial<ScorecardFilters> }

export function scorecardDrillQuery(part: ScorecardSetupPart, start = false): LocationQueryRaw {
  const { stages = [], joker, upperBonus, gap } = part.filters ?? {}
  const stake = [joker ? 'joker' : '', upperBonus ? 'upper-bonus' : ''].filter(Boolean)
  return said({
    scope: DEFAULT_SCORECARD_SETUP.scope,
    ...courseQuery(part),
    stages: stages.join(',') || undefined,
    stake: stake.join(',') || undefined,
    gap,
    start: start ? '1' : undefined,
  })
}

/** Parses an address of the drill screen; ignores unknown values. */
export function readScorecardDrill(query: LocationQuery): DrillAddress<'scorecard'> {
  const resumed = readResumed(query)
  if (resumed !== null) return { kind: 'resume', session: resumed }
  const names = ['scope', ...Object.keys(courseQuery({})), 'stages', 'stake', 'gap', 'start']
  if (!names.some((name) => queryText(query, name) !== null)) return { kind: 'bare' }
  const named = new Set((queryText(query, 'stages') ?? '').split(','))
  const stake = new Set((queryText(query, 'stake') ?? '').split(','))
  const filters: ScorecardFilters = {
    stages: STAGES.filter((stage) => named.has(stage)),
    joker: stake.has('joker'),
    upperBonus: stake.has('upper-bonus'),
    gap: queryWord(query, 'gap', GAPS) ?? NO_SCORECARD_FILTERS.gap,
  }
  const course = readCourse(query, SCORECARD_KINDS)
  const base = { ...DEFAULT_SCORECARD_SETUP, filters, ...course }
  return { kind: 'setup', base, start: queryText(query, 'start') === '1' }
}
