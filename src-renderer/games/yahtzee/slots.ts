import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import type { GameSlots } from '../game.ts'

export const yahtzee: GameSlots<'yahtzee'> = {
  name: 'yahtzee',
  hasGoals: false,
  front: () => [
    {
      preset: currentLanguage() === 'de' ? 'kniffel' : 'yahtzee',
      picture: () => import('./home/YahtzeePicture.vue'),
    },
  ],
  othersTitle: () => yahtzeeTexts.home.otherCards,
  analyse: () => import('./analyse/YahtzeeAnalysePage.vue'),
  play: {
    screen: () => import('./table/TablePage.vue'),
    title: () => yahtzeeTexts.home.openTable,
  },
  parts: {
    rules: async () => (await import('./rules/rules-part.ts')).rulesPart,
    grades: async () => (await import('./drill/grades-part.ts')).gradesPart,
    drill: async () => (await import('./drill/drill-part.ts')).drillPart,
    cards: async () => (await import('./cards/cards-part.ts')).cardsPart,
    progress: async () => (await import('./progress/progress-part.ts')).progressPart,
    home: async () => (await import('./home/home-part.ts')).homePart,
    strategy: async () => (await import('./strategy/strategy-part.ts')).strategyPart,
  },
}
