import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import type { GameSlots } from '../game.ts'
import { useCardSearch } from './services/card-search.ts'

export const farkle: GameSlots<'farkle'> = {
  name: 'farkle',
  hasGoals: true,
  front: () => [
    { preset: 'farkle', picture: () => import('./home/FarklePicture.vue') },
    { preset: 'zilch', picture: () => import('./home/ZilchPicture.vue') },
  ],
  useBackground: () => void useCardSearch(),
  analyse: () => import('./analyse/AnalysePage.vue'),
  play: { screen: () => import('./table/TablePage.vue'), title: () => farkleTexts.home.openTable },
  parts: {
    rules: async () => (await import('./rules/rules-part.ts')).rulesPart,
    drill: async () => (await import('./drill/drill-part.ts')).drillPart,
    cards: async () => (await import('./cards/cards-part.ts')).cardsPart,
    progress: async () => (await import('./progress/progress-part.ts')).progressPart,
    home: async () => (await import('./home/home-part.ts')).homePart,
    strategy: async () => (await import('./strategy/strategy-part.ts')).strategyPart,
  },
}
