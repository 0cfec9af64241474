import { texts } from '#shared/texts/texts.ts'
import {
  insertInto,
  type DrillForm,
  type KeptTypes,
  type Row,
  type SessionPlan,
} from '../drills/kept-drills.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import type { Tally } from './tally.ts'

/** Where a package is taken in, and whether it is or only what that would do is counted. */
export interface ImportInto {
  readonly database: StudyDatabase
  readonly tally: Tally
  readonly write: boolean
}

/** A session's record. */
interface SessionRecord<T extends KeptTypes> extends Omit<SessionPlan<T>, 'rules'> {
  readonly uid: string
  /** The hash of its rules. */
  readonly game: string
  /** The name of the session whose mistakes it asks again. */
  readonly source: string | null
  readonly started: number
  readonly end: {
    readonly at: number
    readonly reason: string
    readonly score: number | null
    readonly review: unknown
  } | null
}

/** As much of an answer's record as every game has. */
interface AnswerRecord {
  /** The name of its session. */
  readonly session: string
  readonly number: number
  readonly at: number
  readonly code: string
  readonly choice: string | number
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
export abstract class DrillImport<
  T extends KeptTypes,
  Session extends SessionRecord<T>,
  Answer extends AnswerRecord,
> {
  protected readonly database: StudyDatabase
  protected readonly tally: Tally
  protected readonly write: boolean
  readonly #form: DrillForm<T>
  /** Names of sessions that were not here. */
  readonly #added = new Set<string>()
  #here: Here | null = null

  constructor({ database, tally, write }: ImportInto, form: DrillForm<T>) {
    this.database = database
    this.tally = tally
    this.write = write
    this.#form = form
  }

  /** Adds an answer to the session of this id. */
  protected abstract addAnswer(record: Answer, session: number): void

  /** Rules that answers were given for; the name stays as the user of this app has it. */
  game({ rules }: { readonly rules: T['played']['rules'] }): void {
    if (!this.write) return
    const row = this.#form.rulesRow(rules)
    this.database.run(`${insertInto(this.#form.rules, row)} ON CONFLICT DO NOTHING`, row)
  }

  /** The id here of rules, by their hash. */
  protected rulesOf(hash: string): number | null {
    const sql = `SELECT id FROM ${this.#form.rules} WHERE hash = :hash`
    return this.database.get<{ id: number }>(sql, { hash })?.id ?? null
  }

  session(record: Session): void {
    const { uid, end } = record
    const here = this.database.get<{ id: number; ended: number | null }>(
      `SELECT id, ended FROM ${this.#form.sessions} WHERE uid = :uid`,
      { uid },
    )
    if (!here) {
      if (this.write) this.#begin(record)
      this.#added.add(uid)
      this.tally.count('sessions', 'added')
    } else if (here.ended === null && end) {
      if (this.write) this.#end(here.id, end)
      this.tally.count('sessions', 'changed')
    } else this.tally.count('sessions', 'same')
  }

  #begin(record: Session): void {
    const { uid, game, setup, source, needs, again, thresholds, started, end } = record
    const { scope, kind, speed, seconds } = setup
    const own = source === null ? setup : { ...setup, source: this.#repeated(source) }
    const row = {
      ...{ uid, rules: this.rulesOf(game), scope, kind, speed, started },
      ...this.#form.sessionRow(setup),
      seconds: speed === 'sprint' ? seconds : null,
      challenge: this.#form.challengeOf(own),
      setup: JSON.stringify(own),
      needs: JSON.stringify(needs),
      again: again && JSON.stringify(again),
      thresholds: JSON.stringify(thresholds),
      ...this.#endOf(end),
    }
    this.database.run(insertInto(this.#form.sessions, row), row)
  }

  /** Ends a session that goes on here. */
  #end(id: number, end: Session['end']): void {
    const row = this.#endOf(end)
    const changes = Object.keys(row).map((column) => `${column} = :${column}`)
    this.database.run(`UPDATE ${this.#form.sessions} SET ${changes.join(', ')} WHERE id = :id`, {
      ...{ id, ...row },
    })
  }

  #endOf(end: Session['end']): Row {
    const review = end?.review ?? null
    return {
      ended: end?.at ?? null,
      reason: end?.reason ?? null,
      score: end?.score ?? null,
      [this.#form.outcome]: review === null ? null : this.#form.outcomeOf(review),
      review: review === null ? null : JSON.stringify(review),
    }
  }

  answer(record: Answer): void {
    if (this.#added.has(record.session)) {
      this.#add(record)
      return
    }
    const here = this.#hereOf(record.session)
    if (!here.parted) {
      const known = this.database.get<Pick<Answer, 'at' | 'code' | 'choice'>>(
        `SELECT at, code, choice FROM ${this.#form.answers}
         WHERE session = :id AND number = :number`,
        { id: here.id, number: record.number },
      )
      if (known) {
        const { at, code, choice } = record
        here.parted = known.at !== at || known.code !== code || known.choice !== choice
        if (here.parted) this.tally.remark(texts.userData.remarks.sessionsStay('#'))
        else this.tally.count('answers', 'same')
        return
      }
    }
    if (!here.parted) this.#add(record)
  }

  #add(record: Answer): void {
    this.tally.count('answers', 'added')
    if (this.write) this.addAnswer(record, this.#hereOf(record.session).id)
  }

  #hereOf(uid: string): Here {
    if (this.#here?.uid === uid) return this.#here
    this.#here = { uid, id: this.#idOf(uid), parted: false }
    return this.#here
  }

  /** What a session repeats: the session of this name has another number here. */
  #repeated(source: string): { kind: 'session'; session: number } {
    return { kind: 'session', session: this.#idOf(source) }
  }

  /** The id here of a session, by its name. */
  #idOf(uid: string): number {
    const sql = `SELECT id FROM ${this.#form.sessions} WHERE uid = :uid`
    return this.database.get<{ id: number }>(sql, { uid })!.id
  }

  /**
   * Whether an answer of this time is the newest to its question, which the condition finds; the
   * one that was is no longer then.
   */
  protected isLatest(
    question: string,
    values: Readonly<Record<string, string | number>>,
    at: number,
  ): boolean {
    const { answers } = this.#form
    const latest = this.database.get<{ id: number; at: number }>(
      `SELECT id, at FROM ${answers} WHERE latest = 1 AND ${question}`,
      values,
    )
    if (latest && latest.at > at) return false
    if (latest) {
      this.database.run(`UPDATE ${answers} SET latest = 0 WHERE id = :id`, { id: latest.id })
    }
    return true
  }
}
