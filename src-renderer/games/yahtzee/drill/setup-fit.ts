import { NO_YAHTZEE_FILTERS, type YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { courseOf } from '../../../components/session/setup-reading.ts'

type Asked = Pick<YahtzeeSetup, 'scope' | 'source' | 'filters' | 'speed' | 'questions'>

/** A setup with everything as usual that does not count for its rules, scope, speed and source. */
export function fitSetup<S extends Asked>(
  setup: S,
  { jokers, upperBonus }: Pick<RuleSet, 'jokers' | 'upperBonus'>,
): S {
  const { scope, source, filters } = setup
  const isGame = scope === 'game'
  const own = {
    ...filters,
    joker: filters.joker && jokers !== 'none',
    upperBonus: filters.upperBonus && upperBonus > 0,
  }
  return {
    ...setup,
    source: isGame ? { kind: 'play' } : source,
    filters: isGame || source.kind !== 'play' ? NO_YAHTZEE_FILTERS : own,
    ...courseOf(setup, isGame),
  }
}
