import type { GameView } from '../game.ts'

/** All views of the strategy, in the order of their tabs. */
export const FARKLE_VIEWS = [
  {
    id: 'know',
    goal: null,
    command: 'strategy.know',
    key: 'Shift+P',
    former: {
      breakpoints: '?goal=points',
      turns: '?goal=points',
      few: '?goal=points',
      thresholds: '?goal=wins',
    },
  },
  { id: 'results', goal: 'points', command: 'strategy.results', key: 'Shift+R' },
  { id: 'compare', goal: 'points', command: 'strategy.compare', key: 'Shift+V' },
  { id: 'race', goal: 'points', more: true, command: 'strategy.race', key: 'Shift+G' },
  { id: 'safety', goal: 'points', more: true, command: 'strategy.safety', key: 'S' },
  {
    id: 'chart',
    goal: 'points',
    more: true,
    command: 'strategy.chart',
    key: 'C',
    former: { table: '' },
  },
  {
    id: 'card',
    goal: 'wins',
    command: 'strategy.card',
    key: 'Shift+H',
    former: { thumbs: '', matches: '' },
  },
  {
    id: 'map',
    goal: 'wins',
    sharesQuery: true,
    command: 'strategy.map',
    key: 'Shift+M',
    former: { slice: '' },
  },
  {
    id: 'chances',
    goal: 'wins',
    sharesQuery: true,
    command: 'strategy.chances',
    key: 'Shift+C',
    former: { fairness: '?picture=fair', proof: '?picture=fair' },
  },
  {
    id: 'difference',
    goal: 'wins',
    more: true,
    sharesQuery: true,
    command: 'strategy.difference',
    key: 'Shift+D',
  },
] as const satisfies readonly GameView[]

export type FarkleViewId = (typeof FARKLE_VIEWS)[number]['id']
