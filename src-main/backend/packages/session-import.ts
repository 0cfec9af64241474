import type { AnySetup } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { insertAnswer } from '../drills/answer-records.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { insertInto } from '../drills/played.ts'
import { endSession, insertSession } from '../drills/session-records.ts'
import type { StudyDatabase } from '../store/study-database.ts'
import { UNKNOWN } from '../store/known-values.ts'
import type { RecordOf } from './package-records.ts'
import type { ImportInto, Takers } from './record-kinds.ts'

interface Here {
  readonly uid: string
  readonly id: number
  /** The answers here differ from the package's; its other answers are ignored. */
  parted: boolean
}

/** Id of stored rules; null if they are not here. */
export function rulesHere(database: StudyDatabase, hash: string): number | null {
  const sql = 'SELECT id FROM rules WHERE hash = :hash'
  return database.get<{ id: number }>(sql, { hash })?.id ?? null
}

/**
 * Takes in rules, thresholds, sessions and their answers, or only counts changes. Existing sessions
 * and answers stay.
 */
export function sessionTakers({ database, tally, write }: ImportInto, games: DrillGames) {
  const added = new Set<string>()
  let last: Here | null = null

  const idOf = (uid: string): number => {
    const sql = 'SELECT id FROM sessions WHERE uid = :uid'
    return database.get<{ id: number }>(sql, { uid })!.id
  }
  const hereOf = (uid: string): Here => {
    if (last?.uid !== uid) last = { uid, id: idOf(uid), parted: false }
    return last
  }

  function begin(record: RecordOf<'session'>): void {
    const { uid, game, rules, setup, source, started } = record
    const { drill } = games.get(game)!
    // Replace the source's uid by its local id.
    const own: AnySetup =
      source === null ? setup : { ...setup, source: { kind: 'session', session: idOf(source) } }
    const row = { uid, game, rules: rulesHere(database, rules), goal: drill.goalOf(setup), started }
    const plan = { ...record, setup: own }
    finish(insertSession(database, row, plan, drill.challengeOf(own)), record)
  }

  function finish(id: number, { game, end }: RecordOf<'session'>): void {
    if (!end) return
    const { drill } = games.get(game)!
    const outcome = end.review === null ? null : drill.outcomeOf(end.review)
    endSession(database, id, end, outcome)
  }

  function add(record: RecordOf<'answer'>, own: string): void {
    tally.count('answers', 'added')
    if (!write) return
    const { id: session } = hereOf(record.session)
    const { number, at, decision: kind, code, cell, error, grade, slow } = record
    insertAnswer(database, {
      session,
      number,
      at,
      kind,
      code,
      cell,
      error,
      own,
      grade,
      slow,
      loss: record.loss ?? UNKNOWN,
      milliseconds: record.milliseconds ?? UNKNOWN,
      latest: isLatest(session, record),
    })
  }

  /** Clears the flag of an older answer. */
  function isLatest(session: number, { decision: kind, code, at }: RecordOf<'answer'>): boolean {
    const latest = database.get<{ id: number; at: number }>(
      `SELECT id, at FROM answers WHERE latest = 1 AND kind = :kind AND code = :code
         AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session)`,
      { session, kind, code },
    )
    if (latest && latest.at > at) return false
    if (latest) database.run('UPDATE answers SET latest = 0 WHERE id = :id', { id: latest.id })
    return true
  }

  return {
    /** Existing rules keep their local name. */
    game({ game, hash, rules }) {
      if (!write) return
      const row = { game, hash, json: JSON.stringify(rules) }
      database.run(`${insertInto('rules', row)} ON CONFLICT DO NOTHING`, row)
    },
    thresholds({ rules, goal, value }) {
      const key = { rules: rulesHere(database, rules), goal }
      const text = JSON.stringify(value)
      const here = database.get<{ value: string }>(
        'SELECT value FROM thresholds WHERE rules = :rules AND goal = :goal',
        key,
      )
      if (here && here.value !== text) tally.remark(texts.userData.remarks.thresholdsStay)
      if (here || !write) return
      database.run('INSERT INTO thresholds VALUES (:rules, :goal, :text)', { ...key, text })
    },
    session(record) {
      const { uid } = record
      const here = database.get<{ id: number; ended: number | null }>(
        'SELECT id, ended FROM sessions WHERE uid = :uid',
        { uid },
      )
      if (!here) {
        if (write) begin(record)
        added.add(uid)
        tally.count('sessions', 'added')
      } else if (here.ended === null && record.end) {
        if (write) finish(here.id, record)
        tally.count('sessions', 'changed')
      } else tally.count('sessions', 'same')
    },
    answer(record) {
      const own = JSON.stringify(record.own)
      if (added.has(record.session)) {
        add(record, own)
        return
      }
      const here = hereOf(record.session)
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
      if (!here.parted) add(record, own)
    },
  } satisfies Takers
}
