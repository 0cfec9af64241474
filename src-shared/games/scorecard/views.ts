import type { GameView } from '../game.ts'
import type { RuleSet } from './rules/rule-set.ts'

/** All views of the strategy, in the order of their tabs. */
export const SCORECARD_VIEWS = [
  { id: 'know', goal: null, command: 'scorecard.know', key: 'Shift+K', former: { thumbs: '' } },
  { id: 'opening', goal: null, command: 'scorecard.opening', key: 'Shift+O' },
  {
    id: 'scores',
    goal: null,
    command: 'scorecard.scores',
    key: 'Shift+F',
    former: { boxes: '', strategies: '' },
  },
  { id: 'target', goal: null, more: true, command: 'scorecard.target', key: 'Shift+A' },
  { id: 'win', goal: null, more: true, command: 'scorecard.win', key: 'Shift+W' },
] as const satisfies readonly GameView<RuleSet>[]

export type ScorecardViewId = (typeof SCORECARD_VIEWS)[number]['id']
