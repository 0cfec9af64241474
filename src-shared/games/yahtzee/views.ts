import type { GameView } from '../game.ts'
import { hasYahtzeeBoxes } from './rules/former.ts'
import type { RuleSet } from './rules/rule-set.ts'

/**
 * All views of the strategy, in the order of their tabs. Rules of thumb are written for the boxes
 * of Yahtzee.
 */
export const YAHTZEE_VIEWS = [
  { id: 'know', goal: null, command: 'yahtzee.know', key: 'Shift+K' },
  { id: 'opening', goal: null, command: 'yahtzee.opening', key: 'Shift+O' },
  {
    ...{ id: 'thumbs', goal: null, command: 'yahtzee.thumbs', key: 'Shift+U' },
    isFor: hasYahtzeeBoxes,
  },
  {
    id: 'scores',
    goal: null,
    command: 'yahtzee.scores',
    key: 'Shift+F',
    former: { boxes: '', strategies: '' },
  },
  { id: 'target', goal: null, more: true, command: 'yahtzee.target', key: 'Shift+A' },
] as const satisfies readonly GameView<RuleSet>[]

export type YahtzeeViewId = (typeof YAHTZEE_VIEWS)[number]['id']
