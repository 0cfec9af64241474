import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import type { FarkleTypes } from './types.ts'
import type { DrillForm } from '../../../drills/kept-drills.ts'

/** What makes two tries comparable. */
export function challengeOf(setup: DrillSetup): string {
  const { goal, scope, kind, source, weighting, filters, bot, speed, seconds } = setup
  return JSON.stringify([
    ...[goal, scope, kind, source.kind, speed],
    speed === 'sprint' ? seconds : null,
    scope === 'cell' ? weighting : null,
    scope === 'game' ? bot : null,
    filters,
  ])
}

/** Where and how drills of Farkle are kept. */
export const FARKLE_FORM: DrillForm<FarkleTypes> = {
  rules: 'rule_sets',
  sessions: 'sessions',
  answers: 'answers',
  game: ['rules', 'goal'],
  question: ['kind', 'code'],
  own: ['goal', 'options', 'choice'],
  copied: { rules: 'rules', goal: 'goal', seed: `setup ->> 'seed'`, thresholds: 'thresholds' },
  cell: 'kind, dice, band, situation',
  leak: 'kind, dice, band, situation, slip',
  outcome: 'winner',
  outcomeOf: ({ winner }) => winner,
  keyOf: ({ rules, goal }) => ({ hash: ruleHash(rules), goal }),
  playedOf: (rules, { goal }) => ({ rules, goal }),
  rulesRow: (rules) => ({
    ...{ hash: ruleHash(rules), name: rules.name, json: JSON.stringify(rules) },
  }),
  sessionRow: ({ goal }) => ({ goal }),
  challengeOf,
  readSetup: (json) => JSON.parse(json) as DrillSetup,
}
