import { MOST_POINTS } from '#shared/games/yahtzee/requests/analysis.ts'
import { yahtzeeReviewSchema } from '#shared/games/yahtzee/requests/drill.ts'
import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { DrillForm } from '../../../drills/kept-drills.ts'
import type { YahtzeeTypes } from './types.ts'

/** What makes two tries comparable. */
export function yahtzeeChallenge(setup: YahtzeeSetup): string {
  const { scope, kind, source, weighting, filters, speed, seconds } = setup
  const { stages, joker, upperBonus, gap } = filters
  return JSON.stringify([
    ...[scope, kind, source.kind, speed, speed === 'sprint' ? seconds : null],
    ...[stages.toSorted(), joker, upperBonus, gap],
    // What was played before there were needs stays comparable.
    ...(scope === 'decisions' && weighting === 'needs' ? [weighting] : []),
  ])
}

/** Where and how drills of Yahtzee are kept. */
export const YAHTZEE_FORM: DrillForm<YahtzeeTypes> = {
  rules: 'yahtzee_rules',
  sessions: 'yahtzee_sessions',
  answers: 'yahtzee_answers',
  game: ['rules'],
  question: ['code'],
  own: ['choice', 'best'],
  copied: { rules: 'rules' },
  cell: 'kind, stage, joker, upper_bonus',
  leak: 'kind, stage, joker, upper_bonus',
  maxLoss: String(MOST_POINTS),
  reviewSchema: yahtzeeReviewSchema,
  outcome: 'points',
  outcomeOf: ({ result }) => result,
  keyOf: ({ rules }) => ({ hash: ruleHash(rules) }),
  playedOf: (rules) => ({ rules }),
  rulesRow: (rules) => ({ hash: ruleHash(rules), json: JSON.stringify(rules) }),
  sessionRow: () => ({}),
  challengeOf: yahtzeeChallenge,
  // Sessions that were begun before there were needs do not say so.
  readSetup: (json) => ({ weighting: 'play', ...(JSON.parse(json) as object) }) as YahtzeeSetup,
}
