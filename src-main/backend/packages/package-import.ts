import { RequestError } from '#shared/contract/errors.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { loadDrills, type DrillGames } from '../drills/drill-game.ts'
import type { RuleLibrary } from '../rules/rule-library.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { StudyStore } from '../store/study-store.ts'
import { cardTakers } from './card-import.ts'
import { drillTakers } from './drill-import.ts'
import { linesOf } from './lines.ts'
import type { CheckedPackage } from './package-reader.ts'
import type { PackageRecord, RecordKind, RecordOf } from './package-records.ts'
import type { ImportInto, Takers } from './record-kinds.ts'
import { ruleImport } from './rule-import.ts'
import { planRules, type RulesPlan } from './rules-plan.ts'
import { Tally } from './tally.ts'

const SLICE = 200

/** SQLite cache size in KiB (negative) for the working set of a large import. */
const CACHE = -65_536

export interface Reading {
  readonly signal: AbortSignal
  readonly told: (share: number) => void
}

function takeWith<K extends RecordKind>(kind: K, record: RecordOf<K>, takers: Takers): void {
  takers[kind]?.(record)
}

/** Yields after every SLICE records. */
function* takeIn(
  into: ImportInto,
  { records }: CheckedPackage,
  { idHere }: RulesPlan,
  games: DrillGames,
  told: (count: number) => void = () => {},
): Generator<void, void> {
  const known = [...games.values()].map(({ game }) => game)
  const takers: Takers = { ...drillTakers(into, games), ...cardTakers(into, idHere, known) }
  let count = 0
  for (const line of linesOf(records)) {
    if (line === '') continue
    const record = JSON.parse(line) as PackageRecord
    takeWith(record.kind, record, takers)
    if (++count % SLICE !== 0) continue
    told(count)
    yield
  }
}

/**
 * Drops indices of answers during `work`: rebuilding them is faster than updating them. Not the
 * largest ones: their rebuilding would hold up the thread.
 */
function* withoutIndices(
  database: StudyDatabase,
  work: Generator<void, void>,
): Generator<void, void> {
  const indices = database.all<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'answers'
       AND sql IS NOT NULL AND name NOT IN ('answers_question', 'answers_graded', 'answers_timed')`,
  )
  for (const { name } of indices) database.connection.exec(`DROP INDEX "${name}"`)
  yield* work
  for (const { sql } of indices) {
    database.connection.exec(sql)
    yield
  }
}

/** Does all the work in one transaction, and calls `done` inside it. */
function* takeInAll(
  database: StudyDatabase,
  work: Generator<void, void>,
  done: () => void,
): Generator<void, void> {
  const { cache_size: usual } = database.get<{ cache_size: number }>('PRAGMA cache_size')!
  database.connection.exec(`PRAGMA cache_size = ${CACHE}`)
  try {
    yield* database.transactionInSlices(
      (function* () {
        yield* withoutIndices(database, work)
        done()
      })(),
    )
  } finally {
    if (database.connection.isOpen) database.connection.exec(`PRAGMA cache_size = ${usual}`)
  }
}

function resultOf({ header }: CheckedPackage, tally: Tally) {
  const { madeAt, app } = header
  return { madeAt, version: app, ...tally.result() }
}

export function packageImport(store: StudyStore, library: RuleLibrary, games: readonly Game[]) {
  const ruleSets = ruleImport(library, store, games)
  return {
    recover: ruleSets.recover,
    async preview(checked: CheckedPackage, { signal, told }: Reading) {
      const tally = new Tally()
      const plan = planRules(checked.ruleSets, await library.look(), tally)
      const drills = await loadDrills(games)
      const work = store.use((database) =>
        takeIn(
          { database, tally, write: false, bringBack: false },
          checked,
          plan,
          drills,
          (count) => told(count / checked.count),
        ),
      )
      await inSlices(work, signal)
      return resultOf(checked, tally)
    },
    /** Makes a backup, then imports all or nothing. Rejects with RequestError. */
    async run(checked: CheckedPackage, bringBack: boolean) {
      const tally = new Tally()
      const plan = planRules(checked.ruleSets, await library.look(), tally)
      const drills = await loadDrills(games)
      const { name: backup } = await store.backUpInSlices()
      try {
        const isWhole = await ruleSets.run(plan.added, (database, done) => {
          const into = { database, tally, write: true, bringBack }
          return takeInAll(database, takeIn(into, checked, plan, drills), done)
        })
        if (!isWhole) tally.remark(texts.userData.remarks.rulesLater)
      } catch (error) {
        throw error instanceof RequestError
          ? new RequestError(error.code, texts.userData.nothingTaken(error.message), error.details)
          : error
      }
      return { done: resultOf(checked, tally), backup }
    },
  }
}
