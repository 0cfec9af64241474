import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { GameSlots } from '../game.ts'

export const yahtzee: GameSlots<'yahtzee'> = {
  name: 'yahtzee',
  hasGoals: false,
  front: [{ preset: 'yahtzee', picture: () => import('./home/YahtzeePicture.vue') }],
  analyse: () => import('./analyse/YahtzeeAnalysePage.vue'),
  play: {
    screen: () => import('./table/TablePage.vue'),
    title: () => yahtzeeTexts.home.openTable,
  },
  parts: {
    rules: async () => (await import('./rules/rules-part.ts')).rulesPart,
    // Grading needs no solve beyond that of the questions.
    grades: () => Promise.resolve({}),
    drill: async () => (await import('./drill/drill-part.ts')).drillPart,
    cards: async () => (await import('./cards/cards-part.ts')).cardsPart,
    progress: async () => (await import('./progress/progress-part.ts')).progressPart,
    home: async () => (await import('./home/home-part.ts')).homePart,
    strategy: async () => (await import('./strategy/strategy-part.ts')).strategyPart,
  },
}
