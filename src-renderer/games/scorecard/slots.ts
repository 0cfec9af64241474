import { START_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import type { GameSlots } from '../game.ts'

export const scorecard: GameSlots<'scorecard'> = {
  name: 'scorecard',
  hasGoals: false,
  front: () => [
    {
      preset: START_CARDS[currentLanguage()],
      picture: () => import('./home/ScorecardPicture.vue'),
    },
  ],
  othersTitle: () => scorecardTexts.home.otherCards,
  analyse: () => import('./analyse/AnalysePage.vue'),
  play: {
    screen: () => import('./table/TablePage.vue'),
    title: () => scorecardTexts.home.openTable,
  },
  parts: {
    rules: async () => (await import('./rules/rules-part.ts')).rulesPart,
    drill: async () => (await import('./drill/drill-part.ts')).drillPart,
    cards: async () => (await import('./cards/cards-part.ts')).cardsPart,
    progress: async () => (await import('./progress/progress-part.ts')).progressPart,
    home: async () => (await import('./home/home-part.ts')).homePart,
    strategy: async () => (await import('./strategy/strategy-part.ts')).strategyPart,
  },
}
