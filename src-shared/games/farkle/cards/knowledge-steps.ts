import type { Points } from '../../../base/units.ts'
import type { Policy } from '../solve/match/policy.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { DeckWorth } from './deck-worth.ts'
import { inOrder, LEAST_WORTH, type KnowledgeStep } from '../../../cards/knowledge-step.ts'
import { knownRule, type DeckSources } from './sources.ts'
import type { StateKnowledge } from './turn-state-knowledge.ts'

/** In learning order. */
export type FarkleStepId =
  | 'once'
  | 'hold'
  | 'limits'
  | 'values'
  | 'table'
  | 'turn-types'
  | 'tables'
  | 'best'
  | 'thresholds'
  | 'thumb'

export interface FarkleStep extends KnowledgeStep<FarkleStepId> {
  /** The same play over a whole game, taking winning banks; null if no policy expresses it. */
  readonly policy: Policy | null
}

type Step = Omit<FarkleStep, 'adds' | 'points'> & { readonly points: Points }

/** Players who take all points and bank from one turn total: the least, if it is lower; the best. */
export function holdSteps(
  { minimumBank }: RuleSet,
  grid: Points,
  worth: Pick<StateKnowledge, 'once' | 'hold'>,
): Step[] {
  const { once, hold } = farkleTexts.cards.steps
  const { at, points } = worth.hold
  const least = Math.max(minimumBank, grid)
  const total = grouped(at)
  const best: Step = {
    id: 'hold',
    title: hold.title(total),
    about: hold.about(total),
    points,
    decks: ['scoring', 'farkle-odds'],
    policy: { kind: 'hold', at },
  }
  if (at <= least) return [best]
  return [
    {
      id: 'once',
      title: once.title,
      about: minimumBank > 0 ? once.aboutMinimum(grouped(minimumBank)) : once.about,
      points: worth.once,
      decks: [],
      policy: { kind: 'hold', at: least },
    },
    best,
  ]
}

function pointSteps(sources: DeckSources, worth: DeckWorth): Step[] {
  const { rules } = sources
  const words = farkleTexts.cards.steps
  const table: Step = {
    id: 'table',
    title: words.table.title,
    about: rules.farklePenalty ? words.table.aboutNoFarkle : words.table.about,
    points: worth.table,
    decks: ['gain-from'],
    policy: rules.farklePenalty ? null : { kind: 'table' },
  }
  const underPenalty: Step[] = [
    {
      id: 'turn-types',
      ...words.turnTypes,
      points: worth.turnTypes,
      decks: ['turn-types'],
      policy: null,
    },
    { id: 'tables', ...words.tables, points: worth.tables, decks: [], policy: { kind: 'table' } },
  ]
  return [
    ...holdSteps(rules, worth.model.grid, worth),
    { id: 'limits', ...words.limits, points: worth.limits, decks: ['limits'], policy: null },
    { id: 'values', ...words.values, points: worth.values, decks: ['gain-from'], policy: null },
    table,
    ...(rules.farklePenalty ? underPenalty : []),
    {
      id: 'best',
      ...words.best,
      points: worth.best,
      decks: ['exceptions'],
      policy: { kind: 'points', winningBank: true },
    },
  ]
}

/** By growing strength; thresholds and rules of thumb last, as their worth is in games won. */
export function stepsOfKnowledge(
  sources: DeckSources,
  worth: DeckWorth = new DeckWorth(sources),
): FarkleStep[] {
  const steps: FarkleStep[] = inOrder(pointSteps(sources, worth))
  const { thresholds, thumb } = sources
  if (thresholds && thresholds.average - thresholds.withoutThresholds >= LEAST_WORTH.wins) {
    const { own, opponent } = thresholds
    steps.push({
      id: 'thresholds',
      ...farkleTexts.cards.steps.thresholds,
      points: null,
      adds: null,
      decks: ['thresholds'],
      policy: { kind: 'go-for-it', thresholds: { own, opponent } },
    })
  }
  if (thumb) {
    const rule = knownRule(thumb.text)
    const { title, about } = farkleTexts.cards.steps.thumb
    steps.push({
      id: 'thumb',
      title,
      about: about[thumb.goal],
      points: null,
      adds: null,
      decks: ['thumb'],
      policy: { kind: 'thumb', rule },
    })
  }
  return steps
}

/** The thresholds build on this step. */
export function tableStep(steps: readonly FarkleStep[]): FarkleStep | undefined {
  return steps.find(({ policy }) => policy?.kind === 'table')
}
