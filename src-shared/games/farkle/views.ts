import type { GameView } from '../game.ts'
import { noTables, whyNoThumbs } from './analysis/rule-refusals.ts'
import type { RuleSet } from './rules/rule-set.ts'
import { hasCardOfThree } from './rules/turn-rules.ts'

const hasTables = (rules: RuleSet): boolean => noTables(rules) === null
const hasMatches = (rules: RuleSet): boolean => whyNoThumbs(rules) === null

/** Five in a row from 2 on for 750: whoever plays with these scores has dice to choose from. */
const isOfKingdomCome = (one: RuleSet['combinations'][number]): boolean =>
  one.kind === 'run' && one.from === 2 && one.length === 5 && one.points === 750

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
  {
    id: 'dice',
    goal: 'points',
    command: 'strategy.dice',
    key: 'Shift+Q',
    isFor: ({ ownDice, combinations }: RuleSet) =>
      ownDice.length > 0 || combinations.some(isOfKingdomCome),
  },
  { id: 'results', goal: 'points', command: 'strategy.results', key: 'Shift+R' },
  { id: 'compare', goal: 'points', command: 'strategy.compare', key: 'Shift+V' },
  {
    id: 'race',
    goal: 'points',
    more: true,
    command: 'strategy.race',
    key: 'Shift+G',
    isFor: hasMatches,
  },
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
    isFor: (rules: RuleSet) => hasMatches(rules) || hasCardOfThree(rules),
    former: { thumbs: '', matches: '' },
  },
  {
    id: 'map',
    goal: 'wins',
    sharesQuery: true,
    command: 'strategy.map',
    key: 'Shift+M',
    isFor: hasTables,
    former: { slice: '', difference: '' },
  },
  {
    id: 'chances',
    goal: 'wins',
    sharesQuery: true,
    command: 'strategy.chances',
    key: 'Shift+C',
    isFor: hasTables,
    former: { fairness: '?picture=fair', proof: '?picture=fair' },
  },
] as const satisfies readonly GameView<RuleSet>[]

export type FarkleViewId = (typeof FARKLE_VIEWS)[number]['id']
