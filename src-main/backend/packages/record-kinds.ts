import { MAX_PEOPLE, nameKey } from '#shared/study/people.ts'
import type { DrillCheck } from './drill-check.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { RecordKind, RecordOf } from './package-records.ts'
import type { Tally } from './tally.ts'

/** Target of an import. With `write: false` changes are only counted. */
export interface ImportInto {
  readonly database: StudyDatabase
  readonly tally: Tally
  readonly write: boolean
  /** Restores games that were deleted here. */
  readonly bringBack: boolean
}

/** An import takes records with these; it ignores other kinds. */
export type Takers = { readonly [K in RecordKind]?: (record: RecordOf<K>) => void }

/** Methods, so that an entry also takes the union of all records; see package-check. */
export interface Kind<Checked> {
  /** Maximum number in a package. */
  readonly limit: number
  /** Must be unique; null if `check` finds repetitions. */
  keyOf(record: Checked): string | null
  check?(record: Checked, checks: DrillCheck): void
}

/** Form and order of the records are in recordsOf. */
export const RECORD_KINDS: { readonly [K in RecordKind]: Kind<RecordOf<K>> } = {
  // The plan of the import has read the rule sets before.
  rules: {
    limit: 1000,
    keyOf: ({ id }) => id,
    check: ({ game, rules }, checks) => checks.playable(game, rules),
  },
  game: { limit: 1000, keyOf: ({ hash }) => hash, check: (record, checks) => checks.game(record) },
  thresholds: {
    limit: 2000,
    keyOf: ({ rules, goal }) => `${rules} ${goal}`,
    check: (record, checks) => void checks.rulesOf(record),
  },
  session: {
    limit: 200_000,
    keyOf: ({ uid }) => uid,
    check: (record, checks) => checks.session(record),
  },
  answer: { limit: 2_000_000, keyOf: () => null, check: (record, checks) => checks.answer(record) },
  record: {
    limit: 100_000,
    keyOf: ({ uid }) => uid,
    check: (record, checks) => checks.record(record),
  },
  position: {
    limit: 100_000,
    keyOf: ({ rules, goal, code }) => `${rules} ${goal} ${code}`,
    check: (record, checks) => checks.position(record),
  },
  cardRules: {
    limit: 1000,
    keyOf: ({ rules }) => rules,
    check: ({ game, content }, checks) => checks.playable(game, content),
  },
  card: {
    limit: 500_000,
    keyOf: ({ rules, card, state }) => JSON.stringify([rules, card, state.digest]),
  },
  review: { limit: 2_000_000, keyOf: ({ uid }) => uid },
  deck: { limit: 50_000, keyOf: ({ rules, deck }) => JSON.stringify([rules, deck]) },
  // Earlier versions had a placement test.
  placement: { limit: 1000, keyOf: ({ rules }) => rules },
  retention: { limit: 1, keyOf: () => '' },
  person: { limit: MAX_PEOPLE, keyOf: ({ name }) => nameKey(name) },
  listed: { limit: 10_000, keyOf: ({ list, entry }) => `${list} ${entry.name.toLowerCase()}` },
}
