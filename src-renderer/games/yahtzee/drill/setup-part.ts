import { ok } from '#shared/base/result.ts'
import {
  DEFAULT_YAHTZEE_SETUP,
  yahtzeeSetupSchema,
  type YahtzeeSetup,
  NO_YAHTZEE_FILTERS,
} from '#shared/games/yahtzee/drill/setup.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { keptSetup, readSetup, courseOf } from '../../../components/session/setup-reading.ts'
import type { SetupPart } from '../../drill-part.ts'
import { readYahtzeeDrill } from '../services/drill-address.ts'
import FilterFields from './FilterFields.vue'
import { sourceWords } from '../../../components/session/setup-choices.ts'

export function moreWords({ source, weighting, filters, rule }: YahtzeeSetup): string[] {
  if (source.kind !== 'play') return [sourceWords(source)]
  const { more } = yahtzeeTexts.study.page.setup
  const { stages, joker, upperBonus, gap } = filters
  return [
    ...stages.map((stage) => more.stages[stage]),
    joker ? more.joker : '',
    upperBonus ? more.upperBonus : '',
    gap === 'any' ? '' : more.gap[gap],
    rule === undefined ? '' : yahtzeeTexts.thumbs.chosen.more,
    weighting === 'play' ? pageTexts.drillPage.setup.more.asInPlay : '',
  ]
}

type Asked = Pick<YahtzeeSetup, 'source' | 'filters' | 'speed' | 'questions'>

/** Resets settings without effect under the rules, speed and source. */
export function fitSetup<S extends Asked>(
  setup: S,
  { jokers, upperBonus }: Pick<RuleSet, 'jokers' | 'upperBonus'>,
): S {
  const { source, filters } = setup
  const own = {
    ...filters,
    joker: filters.joker && jokers !== 'none',
    upperBonus: filters.upperBonus && upperBonus > 0,
  }
  return {
    ...setup,
    filters: source.kind !== 'play' ? NO_YAHTZEE_FILTERS : own,
    ...courseOf(setup),
  }
}

/** The draft is a setup whose seed may be empty or invalid. */
export const setupPart: SetupPart<'yahtzee', YahtzeeSetup> = {
  kinds: () => yahtzeeTexts.study.page.setup.kind.choices,
  moreWords: (draft, { rules }) => moreWords(fitSetup(draft, rules)),
  FilterFields,
  usual: (_goal, kept) => keptSetup(yahtzeeSetupSchema, kept) ?? DEFAULT_YAHTZEE_SETUP,
  draftOf: (base) => ({ ...base, seed: '' }),
  read(draft, { rules }, newSeed) {
    const kept = readSetup(yahtzeeSetupSchema, { ...draft, seed: draft.seed.trim() || newSeed })
    return kept.ok ? ok({ setup: fitSetup(kept.value, rules), kept: kept.value }) : kept
  },
  setupOf: (base, _goal, seed) => ({ ...base, seed }),
  mistakesOf: ({ id }, seed) => ({
    ...DEFAULT_YAHTZEE_SETUP,
    source: { kind: 'session', session: id },
    questions: null,
    seed,
  }),
  readAddress: readYahtzeeDrill,
}
