import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import type { GameSlots } from '../game.ts'

export const farkle: GameSlots<'farkle'> = {
  name: 'farkle',
  hasGoals: true,
  front: [
    { preset: 'farkle', picture: () => import('./home/FarklePicture.vue') },
    { preset: 'zilch', picture: () => import('./home/ZilchPicture.vue') },
  ],
  screens: {
    strategy: () => import('./StrategyScreen.vue'),
    analyse: () => import('./analyse/AnalysePage.vue'),
  },
  play: {
    screen: () => import('./table/TablePage.vue'),
    title: () => farkleTexts.home.openTable,
  },
  tabs: {
    'strategy.know': 'know',
    'strategy.chart': 'chart',
    'strategy.results': 'results',
    'strategy.race': 'race',
    'strategy.safety': 'safety',
    'strategy.compare': 'compare',
    'strategy.card': 'card',
    'strategy.map': 'map',
    'strategy.chances': 'chances',
    'strategy.difference': 'difference',
  },
  moved: {
    breakpoints: 'know?goal=points',
    turns: 'know?goal=points',
    table: 'chart',
    thresholds: 'know?goal=wins',
    few: 'know?goal=points',
    thumbs: 'card',
    matches: 'card',
    slice: 'map',
    fairness: 'chances?picture=fair',
    proof: 'chances?picture=fair',
  },
  parts: {
    rules: async () => (await import('./rules/rules-part.ts')).rulesPart,
    grades: async () => (await import('./drill/grades-part.ts')).gradesPart,
    drill: async () => (await import('./drill/drill-part.ts')).drillPart,
    cards: async () => (await import('./cards/cards-part.ts')).cardsPart,
    progress: async () => (await import('./progress/progress-part.ts')).progressPart,
    home: async () => (await import('./home/home-part.ts')).homePart,
  },
}
