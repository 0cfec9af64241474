import type { ImportPreview } from '#shared/contract/data.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Drill } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RuleLibrary } from '../rules/rule-library.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { StudyStore } from '../store/study-store.ts'
import { CardImport } from './card-import.ts'
import { DrillImport, type ImportInto } from './drill-import.ts'
import { linesOf } from './lines.ts'
import type { CheckedPackage } from './package-reader.ts'
import type { PackageRecord } from './package-records.ts'
import { planRules, type RulesPlan } from './rules-plan.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { yahtzee } from '#shared/games/yahtzee/game.ts'
import type { RuleSet as YahtzeeRules } from '#shared/games/yahtzee/rules/rule-set.ts'
import { farkleAnswer } from '../games/farkle/packages/answer-of.ts'
import { Tally } from './tally.ts'
import { yahtzeeAnswer, yahtzeeSession } from '../games/yahtzee/packages/answer-of.ts'

/** Others wait no longer than this many records take to be counted. */
const SLICE = 200

/** Enough for all that a large import goes to and fro between. */
const CACHE = -65_536

/** The drills of each game. */
interface GameDrills {
  readonly farkle: Drill
  readonly yahtzee: Drill
}

async function loadDrills(): Promise<GameDrills> {
  return { farkle: await farkle.drill.load(), yahtzee: await yahtzee.drill.load() }
}

/** Goes through the records of a package, a slice at a time. */
function* takeIn(
  into: ImportInto,
  { records }: CheckedPackage,
  { idHere }: RulesPlan,
  drills: GameDrills,
): Generator<void, void> {
  const study = new DrillImport(into, farkle.name, drills.farkle)
  const cards = new CardImport(into, idHere)
  const yahtzeeStudy = new DrillImport(into, yahtzee.name, drills.yahtzee)
  const rulesOf = new Map<string, YahtzeeRules>()
  const playedIn = new Map<string, YahtzeeRules>()
  let count = 0
  for (const line of linesOf(records)) {
    if (line === '') continue
    const record = JSON.parse(line) as PackageRecord
    switch (record.kind) {
      case 'rules':
        break
      case 'game':
        study.rules(record)
        break
      case 'thresholds':
        study.thresholds(record)
        break
      case 'session':
        study.session(record)
        break
      case 'answer':
        study.answer(farkleAnswer(record))
        break
      case 'yahtzeeGame':
        rulesOf.set(record.hash, record.rules)
        yahtzeeStudy.rules(record)
        break
      case 'yahtzeeThresholds':
        yahtzeeStudy.thresholds({ ...record, goal: 'points' })
        break
      case 'yahtzeeSession':
        playedIn.set(record.uid, rulesOf.get(record.game)!)
        yahtzeeStudy.session(yahtzeeSession(playedIn.get(record.uid)!, record))
        break
      case 'yahtzeeAnswer':
        yahtzeeStudy.answer(yahtzeeAnswer(playedIn.get(record.session)!, record))
        break
      default:
        cards.take(record)
    }
    if (++count % SLICE === 0) yield
  }
}

/** Work on many answers: it is faster to make the indices anew than to keep them up all the while. */
function withoutIndices(database: StudyDatabase, work: () => void): void {
  const indices = database.all<{ name: string; sql: string }>(
    `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'answers'
       AND sql IS NOT NULL AND name <> 'answers_question'`,
  )
  for (const { name } of indices) database.connection.exec(`DROP INDEX "${name}"`)
  work()
  for (const { sql } of indices) database.connection.exec(sql)
}

/** Everything in one transaction, or nothing. */
function takeInAll(
  database: StudyDatabase,
  checked: CheckedPackage,
  plan: RulesPlan,
  drills: GameDrills,
  tally: Tally,
): void {
  const { cache_size: usual } = database.get<{ cache_size: number }>('PRAGMA cache_size')!
  database.connection.exec(`PRAGMA cache_size = ${CACHE}`)
  try {
    database.transaction(() =>
      withoutIndices(database, () => {
        // Nobody has a turn in between: what they write would be part of the transaction.
        const work = takeIn({ database, tally, write: true }, checked, plan, drills)
        while (!work.next().done);
      }),
    )
  } finally {
    database.connection.exec(`PRAGMA cache_size = ${usual}`)
  }
}

function resultOf({ header }: CheckedPackage, tally: Tally): ImportPreview {
  const { madeAt, app } = header
  return { madeAt, version: app, ...tally.result() }
}

/** Packages into the store and the library: what one would do, and doing it. */
export class PackageImport {
  readonly #store: StudyStore
  readonly #library: RuleLibrary
  readonly #signal: AbortSignal

  constructor(store: StudyStore, library: RuleLibrary, signal: AbortSignal) {
    this.#store = store
    this.#library = library
    this.#signal = signal
  }

  /** What taking a package in would do. */
  async preview(checked: CheckedPackage): Promise<ImportPreview> {
    const tally = new Tally()
    const plan = planRules(checked.ruleSets, await this.#library.list(), tally)
    const drills = await loadDrills()
    const work = this.#store.use((database) =>
      takeIn({ database, tally, write: false }, checked, plan, drills),
    )
    await inSlices(work, this.#signal)
    return resultOf(checked, tally)
  }

  /** Makes a backup and takes a package in, all of it or nothing. Rejects with RequestError. */
  async run(checked: CheckedPackage): Promise<{ done: ImportPreview; backup: string }> {
    const tally = new Tally()
    const plan = planRules(checked.ruleSets, await this.#library.list(), tally)
    const drills = await loadDrills()
    const backup = this.#store.backUp().name
    const saved: string[] = []
    try {
      // Rule sets first: without their cards they do no harm, should the power fail in between.
      for (const { id, rules } of plan.added) {
        await this.#library.save(id, rules)
        saved.push(id)
      }
      this.#store.use((database) => takeInAll(database, checked, plan, drills, tally))
    } catch (error) {
      for (const id of saved) await this.#library.remove(id)
      throw error instanceof RequestError
        ? new RequestError(error.code, texts.userData.nothingTaken(error.message), error.details)
        : error
    }
    return { done: resultOf(checked, tally), backup }
  }
}
