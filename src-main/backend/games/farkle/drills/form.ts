import { MAX_LOSS } from '#shared/base/bounds.ts'
import { gameReviewSchema } from '#shared/games/farkle/requests/drill.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { MAX_AMOUNT, type DrillSetup, type Filters } from '#shared/games/farkle/drill/setup.ts'
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

/** A band that has bounds which it can have: beyond the largest it has no end. */
function knownBand<B extends Filters['gap']>(band: B): B {
  if (band === null) return band
  const { from, to } = band
  const end = to !== null && to > MAX_AMOUNT ? null : to
  return { ...band, from: Math.min(from, MAX_AMOUNT), to: end }
}

function withKnownBands(setup: DrillSetup): DrillSetup {
  const { turnTotal, gap } = setup.filters
  const filters = { ...setup.filters, turnTotal: knownBand(turnTotal), gap: knownBand(gap) }
  return { ...setup, filters }
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
  maxLoss: `CASE answers.goal WHEN 'wins' THEN ${MAX_LOSS.wins} ELSE ${MAX_LOSS.points} END`,
  reviewSchema: gameReviewSchema,
  outcome: 'winner',
  outcomeOf: ({ winner }) => winner,
  keyOf: ({ rules, goal }) => ({ hash: ruleHash(rules), goal }),
  playedOf: (rules, { goal }) => ({ rules, goal }),
  rulesRow: (rules) => ({
    ...{ hash: ruleHash(rules), name: rules.name, json: JSON.stringify(rules) },
  }),
  sessionRow: ({ goal }) => ({ goal }),
  challengeOf,
  readSetup: (json) => withKnownBands(JSON.parse(json) as DrillSetup),
}
