import { type Goal, ALL_DICE, type DiceCount } from '#shared/base/units.ts'
import { failed, ok, type Problem, type Result } from '#shared/base/result.ts'
import {
  drillSetupSchema,
  type DrillSetup,
  type Filters,
  NO_FILTERS,
  whyNotDrilled,
} from '#shared/games/farkle/drill/setup.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber, readDecimal } from '../../../components/format.ts'
import type { ReadSetup } from '../../drill-part.ts'
import { courseOf, readSetup } from '../../../components/session/setup-reading.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { sourceWords } from '../../../components/session/setup-choices.ts'

export type SetupBase = Omit<DrillSetup, 'goal' | 'seed'>

export interface SetupDraft extends Omit<SetupBase, 'filters'> {
  readonly dice: Filters['dice']
  readonly situations: Filters['situations']
  readonly noForced: boolean
  readonly disagree: boolean
  readonly turnFrom: string
  readonly turnTo: string
  /** In points, or in percentage points if the goal is wins. */
  readonly gapFrom: string
  readonly gapTo: string
  readonly seed: string
}

type Band = Filters['gap']

/** Factor from a goal's unit to the displayed one: 100 for probabilities. */
export const shownUnits = (goal: Goal): number => (goal === 'wins' ? 100 : 1)

/** At most three decimals, without trailing zeros. */
function shortNumber(value: number): string {
  return formatNumber(value, 3).replace(/[.,]?0+$/, '')
}

export function draftOf(setup: SetupBase, goal: Goal, seed = ''): SetupDraft {
  const { filters, ...rest } = setup
  const { turnTotal, gap, ...others } = filters
  const shown = (value: number | null | undefined, units = 1): string =>
    value === null || value === undefined ? '' : shortNumber(value * units)
  const units = shownUnits(goal)
  return {
    ...rest,
    ...others,
    turnFrom: shown(turnTotal?.from),
    turnTo: shown(turnTotal?.to),
    gapFrom: shown(gap?.from, units),
    gapTo: shown(gap?.to, units),
    seed,
  }
}

/** Whether the rule of thumb is one that only earlier versions played. */
export const hasFormula = ({ rule }: Pick<SetupDraft, 'rule'>): boolean =>
  rule !== undefined && whyNotDrilled(rule) !== null

function bandOf(field: 'turnTotal' | 'gap', low: string, high: string): Result<Band> {
  const { noNumbers, backwards } = pageTexts.drillPage.setup[field]
  if (low.trim() === '' && high.trim() === '') return ok(null)
  const from = low.trim() === '' ? 0 : readDecimal(low)
  const to = high.trim() === '' ? null : readDecimal(high)
  if (from === null || from < 0 || (high.trim() !== '' && (to === null || to < 0))) {
    return failed({ field, message: noNumbers })
  }
  if (to !== null && to <= from) {
    return failed({ field, message: backwards })
  }
  return ok({ from, to })
}

/** Resets settings that the scope or the goal does not use. */
function fitSetup(setup: DrillSetup): DrillSetup {
  const { scope, goal } = setup
  const cell = scope === 'cell'
  const wins = goal === 'wins'
  const filters = {
    ...setup.filters,
    situations: wins ? setup.filters.situations : [],
    disagree: wins && setup.filters.disagree,
  }
  return {
    ...setup,
    source: cell ? setup.source : { kind: 'play' },
    ...courseOf(setup),
    filters: cell
      ? filters
      : { ...filters, dice: [1, 2, 3, 4, 5, 6], turnTotal: null, gap: null, disagree: false },
  }
}

/**
 * Validates a draft. Uses `newSeed` if the draft's seed is empty. Problem fields: turnTotal, gap,
 * dice, seed.
 */
export function setupOf(
  draft: SetupDraft,
  goal: Goal,
  newSeed: string,
): Result<ReadSetup<'farkle'>> {
  const { dice, situations, noForced, disagree, turnFrom, turnTo, gapFrom, gapTo, seed, ...rest } =
    draft
  const units = shownUnits(goal)
  const cell = draft.scope === 'cell'
  const turnTotal = cell ? bandOf('turnTotal', turnFrom, turnTo) : ok(null)
  const gap = cell ? bandOf('gap', gapFrom, gapTo) : ok(null)
  const problems: Problem[] = [turnTotal, gap].flatMap((read) => (read.ok ? [] : read.problems))
  if (cell && dice.length === 0) {
    problems.push({ field: 'dice', message: pageTexts.drillPage.setup.dice.missing })
  }
  if (problems.length > 0 || !turnTotal.ok || !gap.ok) return failed(...problems)
  const inGoal = gap.value && {
    from: gap.value.from / units,
    to: gap.value.to === null ? null : gap.value.to / units,
  }
  const filters = { dice, situations, noForced, disagree, turnTotal: turnTotal.value, gap: inGoal }
  const rule = hasFormula(draft) ? undefined : draft.rule
  const whole: DrillSetup = { ...rest, rule, filters, goal, seed: seed.trim() || newSeed }
  const stored = readSetup(drillSetupSchema, whole)
  return stored.ok ? ok({ setup: fitSetup(stored.value), stored: stored.value }) : stored
}

/** Numbers of dice to choose from; see diceFilter. */
export function diceChoices({ dice }: { readonly dice: DiceCount }) {
  const more = dice > ALL_DICE ? `${ALL_DICE}–${dice}` : String(ALL_DICE)
  return NO_FILTERS.dice
    .filter((value) => value <= dice)
    .map((value) => ({ value, title: value === ALL_DICE ? more : String(value) }))
}

function cellWords(draft: SetupDraft, goal: Goal): string[] {
  const { more } = pageTexts.drillPage.setup
  const { dice, turnFrom, turnTo, gapFrom, gapTo } = draft
  const range = (
    from: string,
    to: string,
    open: (from: string) => string,
    closed: (from: string, to: string) => string,
  ): string => {
    if (!from && !to) return ''
    return to.trim() === '' ? open(from) : closed(from.trim() || '0', to)
  }
  return [
    sourceWords(draft.source),
    dice.length > 0 && dice.length < 6 ? more.dice(dice.join(', ')) : '',
    range(turnFrom, turnTo, more.turnTotalFrom, more.turnTotal),
    range(gapFrom, gapTo, more.costsFrom[goal], more.costs[goal]),
    draft.weighting === 'play' ? more.asInPlay : '',
  ]
}

/** 'any' is the default and needs no words. */
function situationWords(situations: SetupDraft['situations']): string {
  const words = pageTexts.drillPage.setup.more.situations
  return situations.flatMap((one) => (one === 'any' ? [] : [words[one]])).join(', ')
}

export function moreWords(draft: SetupDraft, goal: Goal): string[] {
  const { more } = pageTexts.drillPage.setup
  const { scope, situations, disagree, noForced, rule } = draft
  const wins = goal === 'wins'
  return [
    ...(scope === 'cell' ? cellWords(draft, goal) : []),
    wins ? situationWords(situations) : '',
    wins && scope === 'cell' && disagree ? more.disagree : '',
    noForced ? '' : more.forcedToo,
    rule === undefined ? '' : farkleTexts.thumb.chosen[hasFormula(draft) ? 'gone' : 'more'],
  ]
}
