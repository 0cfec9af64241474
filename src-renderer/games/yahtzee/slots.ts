import type { GameSlots } from '../game.ts'

/** What Yahtzee fills into the screens of the app. */
export const yahtzee: GameSlots<'yahtzee'> = {
  name: 'yahtzee',
  hasGoals: false,
  screens: {
    strategy: () => import('./strategy/YahtzeeStrategyPage.vue'),
    analyse: () => import('./analyse/YahtzeeAnalysePage.vue'),
  },
  tabs: {
    'yahtzee.scores': 'scores',
    'yahtzee.boxes': 'boxes',
    'yahtzee.strategies': 'strategies',
    'yahtzee.opening': 'opening',
    'yahtzee.target': 'target',
  },
  parts: {
    rules: async () => (await import('./rules/rules-part.ts')).rulesPart,
  },
}
