import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import {
  DEFAULT_YAHTZEE_SETUP,
  GAPS,
  NO_YAHTZEE_FILTERS,
  STAGES,
  YAHTZEE_KINDS,
  YAHTZEE_SCOPES,
  type YahtzeeFilters,
  type YahtzeeSetup,
  type YahtzeeSource,
} from '#shared/study/yahtzee/setup.ts'
import { queryText, queryWord } from './query-text.ts'

/** A setup without what is new each time. */
export type YahtzeeSetupBase = Omit<YahtzeeSetup, 'seed'>

/** What a link can ask of a drill; what it leaves out is as it is for a new user. */
export type YahtzeeSetupPart = Partial<
  Pick<YahtzeeSetup, 'scope' | 'kind' | 'source' | 'questions'>
> & {
  readonly filters?: Partial<YahtzeeFilters>
}

/** What an address of the drill screen says. */
export type YahtzeeDrillAddress =
  /** Nothing: the setup as it was left, or the session that is going on. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'resume'; readonly session: number }
  /** A setup to show, or to start at once. */
  | { readonly kind: 'setup'; readonly base: YahtzeeSetupBase; readonly start: boolean }

const NAMES = ['scope', 'kind', 'source', 'stages', 'stake', 'gap', 'questions', 'start'] as const

function sourceText(source: YahtzeeSource): string {
  return source.kind === 'session' ? `session:${source.session}` : source.kind
}

/** The query of a link to the drill screen; `start` begins at once. */
export function yahtzeeDrillQuery(part: YahtzeeSetupPart, start = false): LocationQueryRaw {
  const { scope = DEFAULT_YAHTZEE_SETUP.scope, kind, source, questions, filters = {} } = part
  const { stages = [], joker, upperBonus, gap } = filters
  const stake = [joker ? 'joker' : '', upperBonus ? 'upper-bonus' : ''].filter(Boolean)
  const all: Record<(typeof NAMES)[number], string | undefined> = {
    scope,
    kind,
    source: source && sourceText(source),
    stages: stages.join(',') || undefined,
    stake: stake.join(',') || undefined,
    gap,
    questions: questions === null ? 'none' : questions?.toString(),
    start: start ? '1' : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function sourceOf(query: LocationQuery): YahtzeeSource {
  const text = queryText(query, 'source')
  if (text === 'failed' || text === 'slow') return { kind: text }
  const session = /^session:([1-9]\d{0,14})$/.exec(text ?? '')?.[1]
  return session === undefined ? { kind: 'play' } : { kind: 'session', session: Number(session) }
}

function questionsOf(query: LocationQuery): number | null {
  const text = queryText(query, 'questions') ?? ''
  if (text === 'none') return null
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : DEFAULT_YAHTZEE_SETUP.questions
}

/** Reads an address of the drill screen. What is not understood in it is as if it were not there. */
export function readYahtzeeDrill(query: LocationQuery): YahtzeeDrillAddress {
  const resumed = /^[1-9]\d{0,14}$/.exec(queryText(query, 'resume') ?? '')
  if (resumed) return { kind: 'resume', session: Number(resumed[0]) }
  if (!NAMES.some((name) => queryText(query, name) !== null)) return { kind: 'bare' }
  const scope = queryWord(query, 'scope', YAHTZEE_SCOPES) ?? DEFAULT_YAHTZEE_SETUP.scope
  const named = new Set((queryText(query, 'stages') ?? '').split(','))
  const stake = new Set((queryText(query, 'stake') ?? '').split(','))
  const filters: YahtzeeFilters = {
    stages: STAGES.filter((stage) => named.has(stage)),
    joker: stake.has('joker'),
    upperBonus: stake.has('upper-bonus'),
    gap: queryWord(query, 'gap', GAPS) ?? NO_YAHTZEE_FILTERS.gap,
  }
  const base: YahtzeeSetupBase = {
    ...DEFAULT_YAHTZEE_SETUP,
    scope,
    kind: queryWord(query, 'kind', YAHTZEE_KINDS) ?? DEFAULT_YAHTZEE_SETUP.kind,
    ...(scope === 'decisions'
      ? { source: sourceOf(query), filters, questions: questionsOf(query) }
      : {}),
  }
  return { kind: 'setup', base, start: queryText(query, 'start') === '1' }
}
