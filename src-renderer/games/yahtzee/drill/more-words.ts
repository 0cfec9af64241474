import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { sourceWords } from '../../../components/session/setup-choices.ts'

/** Filters that differ from the usual ones, a few words each. */
export function moreWords({ scope, source, weighting, filters }: YahtzeeSetup): string[] {
  if (scope === 'game') return []
  if (source.kind !== 'play') return [sourceWords(source)]
  const { more } = yahtzeeTexts.study.page.setup
  const { stages, joker, upperBonus, gap } = filters
  return [
    ...stages.map((stage) => more.stages[stage]),
    joker ? more.joker : '',
    upperBonus ? more.upperBonus : '',
    gap === 'any' ? '' : more.gap[gap],
    weighting === 'play' ? texts.drillPage.setup.more.asInPlay : '',
  ]
}
