import { challengeOf } from '../study/session-records.ts'
import type { StudyDatabase } from '../study/study-database.ts'
import type { RecordOf } from './package-records.ts'
import type { Tally } from './tally.ts'

/** Where a package is taken in, and whether it is or only what that would do is counted. */
export interface ImportInto {
  readonly database: StudyDatabase
  readonly tally: Tally
  readonly write: boolean
}

/** A session as it is here, while answers of it are taken in. */
interface Here {
  readonly uid: string
  readonly id: number
  /** Whether answers given here differ from the package's. */
  parted: boolean
}

/**
 * Takes in what drills have kept, or only counts what that would do. What is here stays; a session or
 * an answer that is here already is not taken in again.
 */
export class StudyImport {
  readonly #database: StudyDatabase
  readonly #tally: Tally
  readonly #write: boolean
  /** Ids of games that are here. */
  readonly #games = new Map<string, number>()
  /** Names of sessions that were not here. */
  readonly #added = new Set<string>()
  #here: Here | null = null

  constructor({ database, tally, write }: ImportInto) {
    this.#database = database
    this.#tally = tally
    this.#write = write
  }

  game({ hash, rules }: RecordOf<'game'>): void {
    // The name stays as the user of this app has it.
    if (this.#write)
      this.#database.run(
        'INSERT INTO rule_sets (hash, name, json) VALUES (:hash, :name, :json) ON CONFLICT DO NOTHING',
        { hash, name: rules.name, json: JSON.stringify(rules) },
      )
    const here = this.#database.get<{ id: number }>('SELECT id FROM rule_sets WHERE hash = :hash', {
      hash,
    })
    if (here) this.#games.set(hash, here.id)
  }

  thresholds({ game, goal, value }: RecordOf<'thresholds'>): void {
    const key = { rules: this.#games.get(game) ?? null, goal }
    const here = this.#database.get<{ value: string }>(
      'SELECT value FROM thresholds WHERE rules = :rules AND goal = :goal',
      key,
    )
    const text = JSON.stringify(value)
    if (!here) {
      if (this.#write)
        this.#database.run('INSERT INTO thresholds VALUES (:rules, :goal, :text)', { ...key, text })
    } else if (here.value !== text) {
      this.#tally.remark(
        'Thresholds that you have set here stay as they are, though the package has others for the same game.',
      )
    }
  }

  session(record: RecordOf<'session'>): void {
    const { uid, end } = record
    const here = this.#database.get<{ id: number; ended: number | null }>(
      'SELECT id, ended FROM sessions WHERE uid = :uid',
      { uid },
    )
    if (!here) {
      if (this.#write) this.#add(record)
      this.#added.add(uid)
      this.#tally.count('sessions', 'added')
    } else if (here.ended === null && end) {
      if (this.#write)
        this.#database.run(
          `UPDATE sessions SET ended = :ended, reason = :reason, score = :score, winner = :winner,
           review = :review WHERE id = :id`,
          { id: here.id, ...endOf(end) },
        )
      this.#tally.count('sessions', 'changed')
    } else this.#tally.count('sessions', 'same')
  }

  #add({ uid, game, setup, source, needs, again, thresholds, started, end }: RecordOf<'session'>) {
    // The session that it repeats has another number here.
    const session = source === null ? null : this.#idOf(source)
    const own =
      session === null ? setup : { ...setup, source: { kind: 'session' as const, session } }
    const { goal, scope, kind, speed, seconds } = setup
    this.#database.run(
      `INSERT INTO sessions (uid, rules, goal, scope, kind, speed, seconds, challenge, setup, needs,
         again, thresholds, started, ended, reason, score, winner, review)
       VALUES (:uid, :rules, :goal, :scope, :kind, :speed, :seconds, :challenge, :setup, :needs,
         :again, :thresholds, :started, :ended, :reason, :score, :winner, :review)`,
      {
        ...{ uid, rules: this.#games.get(game)!, goal, scope, kind, speed, started },
        seconds: speed === 'sprint' ? seconds : null,
        challenge: challengeOf(own),
        setup: JSON.stringify(own),
        needs: JSON.stringify(needs),
        again: again && JSON.stringify(again),
        thresholds: JSON.stringify(thresholds),
        ...endOf(end),
      },
    )
  }

  #idOf(uid: string): number {
    return this.#database.get<{ id: number }>('SELECT id FROM sessions WHERE uid = :uid', { uid })!
      .id
  }

  answer(record: RecordOf<'answer'>): void {
    if (this.#added.has(record.session)) {
      this.#addAnswer(record)
      return
    }
    const here = this.#hereOf(record.session)
    if (!here.parted) {
      const known = this.#database.get<{ at: number; code: string; choice: number }>(
        'SELECT at, code, choice FROM answers WHERE session = :id AND number = :number',
        { id: here.id, number: record.number },
      )
      if (known) {
        const { at, code, choice } = record
        here.parted = known.at !== at || known.code !== code || known.choice !== choice
        if (here.parted) this.#tellParted()
        else this.#tally.count('answers', 'same')
        return
      }
    }
    if (!here.parted) this.#addAnswer(record)
  }

  #tellParted(): void {
    this.#tally.remark('Sessions that went on both here and elsewhere stay as they are here: #.')
  }

  #hereOf(uid: string): Here {
    if (this.#here?.uid === uid) return this.#here
    this.#here = { uid, id: this.#idOf(uid), parted: false }
    return this.#here
  }

  #addAnswer(record: RecordOf<'answer'>): void {
    this.#tally.count('answers', 'added')
    if (!this.#write) return
    const session = this.#hereOf(record.session).id
    const { number, at, decision, code, options, choice, loss, grade } = record
    const { milliseconds, slow, dice, band, situation, slip } = record
    const question = { session, decision, code }
    const latest = this.#database.get<{ id: number; at: number }>(
      `SELECT id, at FROM answers WHERE latest = 1 AND kind = :decision AND code = :code
         AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session)`,
      question,
    )
    const isLatest = !latest || latest.at <= at
    if (latest && isLatest) {
      this.#database.run('UPDATE answers SET latest = 0 WHERE id = :id', { id: latest.id })
    }
    this.#database.run(
      `INSERT INTO answers (session, number, at, rules, goal, kind, code, options, choice, loss,
         grade, milliseconds, slow, seed, thresholds, dice, band, situation, slip, latest)
       SELECT id, :number, :at, rules, goal, :decision, :code, :options, :choice, :loss, :grade,
         :milliseconds, :slow, setup ->> 'seed', thresholds, :dice, :band, :situation, :slip, :latest
       FROM sessions WHERE id = :session`,
      {
        ...question,
        ...{ number, at, choice, loss, grade, milliseconds, dice, band, situation, slip },
        options: JSON.stringify(options),
        slow: Number(slow),
        latest: Number(isLatest),
      },
    )
  }
}

function endOf(end: RecordOf<'session'>['end']) {
  return {
    ended: end?.at ?? null,
    reason: end?.reason ?? null,
    score: end?.score ?? null,
    winner: end?.review?.winner ?? null,
    review: end?.review ? JSON.stringify(end.review) : null,
  }
}
