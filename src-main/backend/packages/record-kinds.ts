import type { CardImport } from './card-import.ts'
import type { DrillCheck } from './drill-check.ts'
import type { DrillImport } from './drill-import.ts'
import type { RecordKind, RecordOf } from './package-records.ts'

/** What an import takes records with. */
export interface Takers {
  readonly drills: DrillImport
  readonly cards: CardImport
}

/** Methods, so that an entry also takes the union of all records; see package-check. */
export interface Kind<Checked> {
  /** Maximum number in a package. */
  readonly limit: number
  /** Must be unique; null if `check` finds repetitions. */
  keyOf(record: Checked): string | null
  check?(record: Checked, checks: DrillCheck): void
  /** Omitted if an import ignores the record. */
  take?(record: Checked, takers: Takers): void
}

/** Form and order of the records are in recordsOf. */
export const RECORD_KINDS: { readonly [K in RecordKind]: Kind<RecordOf<K>> } = {
  // The plan of the import has read the rule sets before.
  rules: {
    limit: 1000,
    keyOf: ({ id }) => id,
    check: ({ game, rules }, checks) => checks.playable(game, rules),
  },
  game: {
    limit: 1000,
    keyOf: ({ hash }) => hash,
    check: (record, checks) => checks.game(record),
    take: (record, { drills }) => drills.game(record),
  },
  thresholds: {
    limit: 2000,
    keyOf: ({ rules, goal }) => `${rules} ${goal}`,
    check: (record, checks) => void checks.rulesOf(record),
    take: (record, { drills }) => drills.thresholds(record),
  },
  session: {
    limit: 200_000,
    keyOf: ({ uid }) => uid,
    check: (record, checks) => checks.session(record),
    take: (record, { drills }) => drills.session(record),
  },
  answer: {
    limit: 2_000_000,
    keyOf: () => null,
    check: (record, checks) => checks.answer(record),
    take: (record, { drills }) => drills.answer(record),
  },
  record: {
    limit: 100_000,
    keyOf: ({ uid }) => uid,
    check: (record, checks) => checks.record(record),
    take: (record, { drills }) => drills.record(record),
  },
  position: {
    limit: 100_000,
    keyOf: ({ rules, goal, code }) => `${rules} ${goal} ${code}`,
    check: (record, checks) => checks.position(record),
    take: (record, { drills }) => drills.position(record),
  },
  cardRules: {
    limit: 1000,
    keyOf: ({ rules }) => rules,
    check: ({ game, content }, checks) => checks.playable(game, content),
    take: (record, { cards }) => cards.cardRules(record),
  },
  card: {
    limit: 500_000,
    keyOf: ({ rules, card, state }) => JSON.stringify([rules, card, state.digest]),
    take: (record, { cards }) => cards.card(record),
  },
  review: {
    limit: 2_000_000,
    keyOf: ({ uid }) => uid,
    take: (record, { cards }) => cards.review(record),
  },
  deck: {
    limit: 50_000,
    keyOf: ({ rules, deck }) => JSON.stringify([rules, deck]),
    take: (record, { cards }) => cards.deck(record),
  },
  // Earlier versions had a placement test.
  placement: { limit: 1000, keyOf: ({ rules }) => rules },
  retention: {
    limit: 1,
    keyOf: () => '',
    take: (record, { cards }) => cards.retention(record),
  },
  listed: {
    limit: 10_000,
    keyOf: ({ list, entry }) => `${list} ${entry.name.toLowerCase()}`,
    take: (record, { drills }) => drills.listed(record),
  },
}
