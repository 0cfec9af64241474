import type { AnySetup } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { insertAnswer } from '../drills/answer-records.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { insertInto, type Row } from '../drills/played.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { UNKNOWN } from '../store/known-values.ts'
import type { RecordOf } from './package-records.ts'
import type { Tally } from './tally.ts'

/** Target of an import. With `write: false` changes are only counted. */
export interface ImportInto {
  readonly database: StudyDatabase
  readonly tally: Tally
  readonly write: boolean
}

interface Here {
  readonly uid: string
  readonly id: number
  /** The answers here differ from the package's; its other answers are ignored. */
  parted: boolean
}

/** Imports drills, or only counts the changes. Existing sessions and answers stay. */
export class DrillImport {
  readonly #into: ImportInto
  readonly #games: DrillGames
  readonly #added = new Set<string>()
  #here: Here | null = null

  constructor(into: ImportInto, games: DrillGames) {
    this.#into = into
    this.#games = games
  }

  /** Existing rules keep their local name. */
  game({ game, hash, rules }: RecordOf<'game'>): void {
    const { database, write } = this.#into
    if (!write) return
    const row = { game, hash, json: JSON.stringify(rules) }
    database.run(`${insertInto('rules', row)} ON CONFLICT DO NOTHING`, row)
  }

  thresholds({ rules, goal, value }: RecordOf<'thresholds'>): void {
    const { database, tally, write } = this.#into
    const key = { rules: this.#rulesOf(rules), goal }
    const text = JSON.stringify(value)
    const here = database.get<{ value: string }>(
      'SELECT value FROM thresholds WHERE rules = :rules AND goal = :goal',
      key,
    )
    if (here && here.value !== text) tally.remark(texts.userData.remarks.thresholdsStay)
    if (here || !write) return
    database.run('INSERT INTO thresholds VALUES (:rules, :goal, :text)', { ...key, text })
  }

  session(record: RecordOf<'session'>): void {
    const { database, tally, write } = this.#into
    const { uid, end } = record
    const here = database.get<{ id: number; ended: number | null }>(
      'SELECT id, ended FROM sessions WHERE uid = :uid',
      { uid },
    )
    if (!here) {
      if (write) this.#begin(record)
      this.#added.add(uid)
      tally.count('sessions', 'added')
    } else if (here.ended === null && end) {
      if (write) this.#end(here.id, record)
      tally.count('sessions', 'changed')
    } else tally.count('sessions', 'same')
  }

  #begin(record: RecordOf<'session'>): void {
    const { uid, game, rules, setup, source, needs, again, thresholds, started } = record
    const { drill } = this.#games.get(game)!
    const { scope, kind, speed, seconds } = setup
    // Replace the source's uid by its local id.
    const own: AnySetup =
      source === null
        ? setup
        : { ...setup, source: { kind: 'session', session: this.#idOf(source) } }
    const row = {
      ...{ uid, game, rules: this.#rulesOf(rules), goal: drill.goalOf(setup) },
      ...{ scope, kind, speed, started },
      seconds: speed === 'sprint' ? seconds : null,
      challenge: JSON.stringify(drill.challengeOf(own)),
      setup: JSON.stringify(own),
      needs: JSON.stringify(needs),
      again: again && JSON.stringify(again),
      thresholds: JSON.stringify(thresholds),
      ...this.#endOf(record),
    }
    this.#into.database.run(insertInto('sessions', row), row)
  }

  #end(id: number, record: RecordOf<'session'>): void {
    const row = this.#endOf(record)
    const changes = Object.keys(row).map((column) => `${column} = :${column}`)
    this.#into.database.run(`UPDATE sessions SET ${changes.join(', ')} WHERE id = :id`, {
      ...{ id, ...row },
    })
  }

  #endOf({ game, end }: RecordOf<'session'>): Row {
    const review = end?.review ?? null
    return {
      ended: end?.at ?? null,
      reason: end?.reason ?? null,
      score: end?.score ?? null,
      outcome: review === null ? null : this.#games.get(game)!.drill.outcomeOf(review),
      review: review === null ? null : JSON.stringify(review),
    }
  }

  answer(record: RecordOf<'answer'>): void {
    const { database, tally } = this.#into
    const own = JSON.stringify(record.own)
    if (this.#added.has(record.session)) {
      this.#add(record, own)
      return
    }
    const here = this.#hereOf(record.session)
    if (!here.parted) {
      const known = database.get<{ at: number; code: string; own: string }>(
        'SELECT at, code, own FROM answers WHERE session = :id AND number = :number',
        { id: here.id, number: record.number },
      )
      if (known) {
        here.parted = known.at !== record.at || known.code !== record.code || known.own !== own
        if (here.parted) tally.remark(texts.userData.remarks.sessionsStay('#'))
        else tally.count('answers', 'same')
        return
      }
    }
    if (!here.parted) this.#add(record, own)
  }

  #add(record: RecordOf<'answer'>, own: string): void {
    const { database, tally, write } = this.#into
    tally.count('answers', 'added')
    if (!write) return
    const { id: session } = this.#hereOf(record.session)
    const { number, at, decision: kind, code, cell, error, grade, slow } = record
    insertAnswer(database, {
      ...{ session, number, at, kind, code, cell, error, own, grade, slow },
      loss: record.loss ?? UNKNOWN,
      milliseconds: record.milliseconds ?? UNKNOWN,
      latest: this.#isLatest(session, record),
    })
  }

  /** Clears the flag of an older answer. */
  #isLatest(session: number, { decision: kind, code, at }: RecordOf<'answer'>): boolean {
    const { database } = this.#into
    const latest = database.get<{ id: number; at: number }>(
      `SELECT id, at FROM answers WHERE latest = 1 AND kind = :kind AND code = :code
         AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session)`,
      { session, kind, code },
    )
    if (latest && latest.at > at) return false
    if (latest) database.run('UPDATE answers SET latest = 0 WHERE id = :id', { id: latest.id })
    return true
  }

  #hereOf(uid: string): Here {
    if (this.#here?.uid === uid) return this.#here
    this.#here = { uid, id: this.#idOf(uid), parted: false }
    return this.#here
  }

  #idOf(uid: string): number {
    const sql = 'SELECT id FROM sessions WHERE uid = :uid'
    return this.#into.database.get<{ id: number }>(sql, { uid })!.id
  }

  #rulesOf(hash: string): number | null {
    const sql = 'SELECT id FROM rules WHERE hash = :hash'
    return this.#into.database.get<{ id: number }>(sql, { hash })?.id ?? null
  }
}
