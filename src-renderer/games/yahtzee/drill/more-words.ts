import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { courseWords, inLine, sourceWords } from '../../../components/session/course-words.ts'

/** Of new questions. */
function filterWords({ source, weighting, filters }: YahtzeeSetup): string[] {
  if (source.kind !== 'play') return []
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

/** What is not as usual in the folded part of a setup, in a few words; empty where everything is. */
export function moreWords(setup: YahtzeeSetup): string {
  const isGame = setup.scope === 'game'
  return inLine([
    ...(isGame ? [] : [sourceWords(setup.source), ...filterWords(setup)]),
    ...courseWords(setup, isGame),
  ])
}
