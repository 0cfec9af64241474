import * as v from 'valibot'
import type { LocationQuery, LocationQueryRaw } from 'vue-router'
import { thumbTextSchema } from '#shared/games/yahtzee/input/thumb-text.ts'
import { WEIGHTINGS } from '#shared/study/setup.ts'
import {
  DEFAULT_YAHTZEE_SETUP,
  GAPS,
  NO_YAHTZEE_FILTERS,
  STAGES,
  YAHTZEE_KINDS,
  type YahtzeeFilters,
  type YahtzeeSetup,
} from '#shared/games/yahtzee/drill/setup.ts'
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

export type YahtzeeSetupBase = Omit<YahtzeeSetup, 'seed'>

/** Setup fields of a link; missing ones have their defaults. */
export type YahtzeeSetupPart = Partial<
  Pick<YahtzeeSetup, 'kind' | 'source' | 'weighting' | 'questions' | 'lesson' | 'part' | 'rule'>
> & {
  readonly filters?: Partial<YahtzeeFilters>
}

export type YahtzeeDrillAddress =
  /** Empty query: shows the last setup or the running session. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'resume'; readonly session: number }
  /** Shows the setup, or starts the drill at once if `start` is true. */
  | { readonly kind: 'setup'; readonly base: YahtzeeSetupBase; readonly start: boolean }

const NAMES = [
  'scope',
  'kind',
  'source',
  'weighting',
  'stages',
  'stake',
  'gap',
  'questions',
  'lesson',
  'part',
  'rule',
  'start',
] as const

export function yahtzeeDrillQuery(part: YahtzeeSetupPart, start = false): LocationQueryRaw {
  const { kind, source, weighting, questions, lesson, part: lessonPart, rule } = part
  const { stages = [], joker, upperBonus, gap } = part.filters ?? {}
  const stake = [joker ? 'joker' : '', upperBonus ? 'upper-bonus' : ''].filter(Boolean)
  const all: Record<(typeof NAMES)[number], string | undefined> = {
    scope: DEFAULT_YAHTZEE_SETUP.scope,
    kind,
    source: source && sourceText(source),
    weighting,
    stages: stages.join(',') || undefined,
    stake: stake.join(',') || undefined,
    gap,
    questions: questionsText(questions),
    lesson,
    part: lessonPart,
    rule,
    start: start ? '1' : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Parses an address of the drill screen; ignores unknown values. */
export function readYahtzeeDrill(query: LocationQuery): YahtzeeDrillAddress {
  const resumed = readResumed(query)
  if (resumed !== null) return { kind: 'resume', session: resumed }
  if (!NAMES.some((name) => queryText(query, name) !== null)) return { kind: 'bare' }
  const usual = DEFAULT_YAHTZEE_SETUP
  const named = new Set((queryText(query, 'stages') ?? '').split(','))
  const stake = new Set((queryText(query, 'stake') ?? '').split(','))
  const filters: YahtzeeFilters = {
    stages: STAGES.filter((stage) => named.has(stage)),
    joker: stake.has('joker'),
    upperBonus: stake.has('upper-bonus'),
    gap: queryWord(query, 'gap', GAPS) ?? NO_YAHTZEE_FILTERS.gap,
  }
  const questions = readQuestions(query)
  const lesson = readLesson(query)
  const lessonPart = readPart(query)
  const rule = v.safeParse(thumbTextSchema, queryText(query, 'rule'))
  const base: YahtzeeSetupBase = {
    ...usual,
    kind: queryWord(query, 'kind', YAHTZEE_KINDS) ?? usual.kind,
    source: readSource(query) ?? usual.source,
    weighting: queryWord(query, 'weighting', WEIGHTINGS) ?? usual.weighting,
    filters,
    questions: questions === undefined ? usual.questions : questions,
    ...(lesson === undefined ? {} : { lesson }),
    ...(lessonPart === undefined ? {} : { part: lessonPart }),
    ...(rule.success ? { rule: rule.output } : {}),
  }
  return { kind: 'setup', base, start: queryText(query, 'start') === '1' }
}
