import type { Goal } from '#shared/base/goal.ts'
import type { NamedRules, RuleHash } from '#shared/base/rules.ts'
import type { AnySetup, AskedBefore, Drill } from '#shared/study/drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import type { NeedsList } from '#shared/study/needs.ts'
import { texts } from '#shared/texts/texts.ts'
import { insertAnswer, type NewAnswer } from '../drills/answer-records.ts'
import { insertInto, type Row } from '../drills/played.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { Tally } from './tally.ts'

/** Where a package is taken in, and whether it is or only what that would do is counted. */
export interface ImportInto {
  readonly database: StudyDatabase
  readonly tally: Tally
  readonly write: boolean
}

/** Rules that answers were given for. */
interface RulesRecord {
  readonly hash: RuleHash
  readonly rules: NamedRules
}

interface ThresholdsRecord {
  /** The hash of the rules. */
  readonly game: RuleHash
  readonly goal: Goal
  readonly value: GradeThresholds
}

interface SessionRecord {
  readonly uid: string
  /** The hash of its rules. */
  readonly game: RuleHash
  readonly setup: AnySetup
  /** The name of the session whose mistakes it asks again. */
  readonly source: string | null
  readonly needs: NeedsList
  readonly again: readonly AskedBefore[] | null
  readonly thresholds: GradeThresholds
  readonly started: number
  readonly end: {
    readonly at: number
    readonly reason: string
    readonly score: number | null
    readonly review: unknown
  } | null
}

interface GivenAnswer extends Omit<NewAnswer, 'session'> {
  /** The name of its session. */
  readonly session: string
  readonly slow: boolean
}

/** A session as it is here, while answers of it are taken in. */
interface Here {
  readonly uid: string
  readonly id: number
  /** Whether answers given here differ from the package's. */
  parted: boolean
}

/**
 * Takes in what the drills of a game have kept, or only counts what that would do. What is here
 * stays; a session or an answer that is here already is not taken in again.
 */
export class DrillImport {
  readonly #into: ImportInto
  readonly #game: string
  readonly #drill: Drill
  /** Names of sessions that were not here. */
  readonly #added = new Set<string>()
  #here: Here | null = null

  constructor(into: ImportInto, game: string, drill: Drill) {
    this.#into = into
    this.#game = game
    this.#drill = drill
  }

  /** The name of the rules stays as the user of this app has it. */
  rules({ hash, rules }: RulesRecord): void {
    const { database, write } = this.#into
    if (!write) return
    const row = { game: this.#game, hash, json: JSON.stringify(rules) }
    database.run(`${insertInto('rules', row)} ON CONFLICT DO NOTHING`, row)
  }

  thresholds({ game, goal, value }: ThresholdsRecord): void {
    const { database, tally, write } = this.#into
    const key = { rules: this.#rulesOf(game), goal }
    const text = JSON.stringify(value)
    const here = database.get<{ value: string }>(
      'SELECT value FROM thresholds WHERE rules = :rules AND goal = :goal',
      key,
    )
    if (here && here.value !== text) tally.remark(texts.userData.remarks.thresholdsStay)
    if (here || !write) return
    database.run('INSERT INTO thresholds VALUES (:rules, :goal, :text)', { ...key, text })
  }

  session(record: SessionRecord): void {
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
      if (write) this.#end(here.id, end)
      tally.count('sessions', 'changed')
    } else tally.count('sessions', 'same')
  }

  #begin(record: SessionRecord): void {
    const { uid, game, setup, source, needs, again, thresholds, started, end } = record
    const { scope, kind, speed, seconds } = setup
    // The session that it repeats has another number here.
    const own: AnySetup =
      source === null
        ? setup
        : { ...setup, source: { kind: 'session', session: this.#idOf(source) } }
    const row = {
      ...{ uid, game: this.#game, rules: this.#rulesOf(game), goal: this.#drill.goalOf(setup) },
      ...{ scope, kind, speed, started },
      seconds: speed === 'sprint' ? seconds : null,
      challenge: JSON.stringify(this.#drill.challengeOf(own)),
      setup: JSON.stringify(own),
      needs: JSON.stringify(needs),
      again: again && JSON.stringify(again),
      thresholds: JSON.stringify(thresholds),
      ...this.#endOf(end),
    }
    this.#into.database.run(insertInto('sessions', row), row)
  }

  /** Ends a session that goes on here. */
  #end(id: number, end: SessionRecord['end']): void {
    const row = this.#endOf(end)
    const changes = Object.keys(row).map((column) => `${column} = :${column}`)
    this.#into.database.run(`UPDATE sessions SET ${changes.join(', ')} WHERE id = :id`, {
      ...{ id, ...row },
    })
  }

  #endOf(end: SessionRecord['end']): Row {
    const review = end?.review ?? null
    return {
      ended: end?.at ?? null,
      reason: end?.reason ?? null,
      score: end?.score ?? null,
      outcome: review === null ? null : this.#drill.outcomeOf(review),
      review: review === null ? null : JSON.stringify(review),
    }
  }

  answer(record: GivenAnswer): void {
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

  #add(record: GivenAnswer, own: string): void {
    const { database, tally, write } = this.#into
    tally.count('answers', 'added')
    if (!write) return
    const { id: session } = this.#hereOf(record.session)
    const { number, at, kind, code, cell, error, loss, grade, milliseconds, slow } = record
    insertAnswer(database, {
      ...{ session, number, at, kind, code, cell, error, own, loss, grade, milliseconds, slow },
      latest: this.#isLatest(session, record),
    })
  }

  /** Whether an answer is the newest to its question; the one that was is no longer then. */
  #isLatest(session: number, { kind, code, at }: GivenAnswer): boolean {
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

  /** The id here of a session, by its name. */
  #idOf(uid: string): number {
    const sql = 'SELECT id FROM sessions WHERE uid = :uid'
    return this.#into.database.get<{ id: number }>(sql, { uid })!.id
  }

  /** The id here of rules, by their hash. */
  #rulesOf(hash: RuleHash): number | null {
    const sql = 'SELECT id FROM rules WHERE hash = :hash'
    return this.#into.database.get<{ id: number }>(sql, { hash })?.id ?? null
  }
}
