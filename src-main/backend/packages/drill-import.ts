import * as v from 'valibot'
import { isSameName } from '#shared/base/plain-text.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { insertAnswer } from '../drills/answer-records.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { insertInto } from '../drills/played.ts'
import { endSession, insertSession } from '../drills/session-records.ts'
import { readState } from '../cards/state-records.ts'
import { insertRecord, recordOfText } from '../records/record-store.ts'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'
import { isLater } from './card-import.ts'
import { UNKNOWN } from '../store/known-values.ts'
import type { RecordOf } from './package-records.ts'
import type { Takers } from './record-kinds.ts'
import type { Tally } from './tally.ts'

const named = v.looseObject({ name: v.string() })

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

/** Takes in drills, records and lists, or only counts changes. Existing sessions and answers stay. */
export function drillTakers({ database, tally, write }: ImportInto, games: DrillGames) {
  const added = new Set<string>()
  let last: Here | null = null

  const idOf = (uid: string): number => {
    const sql = 'SELECT id FROM sessions WHERE uid = :uid'
    return database.get<{ id: number }>(sql, { uid })!.id
  }
  const rulesOf = (hash: string): number | null => {
    const sql = 'SELECT id FROM rules WHERE hash = :hash'
    return database.get<{ id: number }>(sql, { hash })?.id ?? null
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
    const row = { uid, game, rules: rulesOf(rules), goal: drill.goalOf(setup), started }
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
      const key = { rules: rulesOf(rules), goal }
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
    /** A record with the same uid or text stays, even if deleted. */
    record({ game: name, uid, source, at, title, notes, text, figures }) {
      const isHere =
        database.get('SELECT 1 FROM records WHERE uid = :uid', { uid }) !== undefined ||
        recordOfText(database, text) !== null
      tally.count('records', isHere ? 'same' : 'added')
      if (isHere || !write) return
      const { game, drill } = games.get(name)!
      // PackageCheck has parsed it before.
      const read = drill.records!.read(text)
      if (!read.ok) return
      const { rules, players, result } = read.value
      insertRecord(database, {
        uid,
        game: name,
        source,
        at,
        title,
        notes,
        figures,
        players,
        result,
        rules: rules.name,
        hash: game.rules.hash(rules),
        text: read.value.text,
      })
    },
    /** The state with the later review wins; a card deleted here stays deleted. */
    position(record) {
      const { rules: hash, goal, decision: kind, code, at } = record
      const here = database.get<{ id: number; state: string }>(
        `SELECT id, state FROM position_cards
         WHERE rules = (SELECT id FROM rules WHERE hash = :hash) AND goal = :goal AND code = :code`,
        { hash, goal, code },
      )
      const isNewer = here && isLater(record.state, readState(here.state))
      tally.count('cards', here ? (isNewer ? 'changed' : 'same') : 'added')
      if (!write) return
      const state = JSON.stringify(record.state)
      if (isNewer) {
        const sql = 'UPDATE position_cards SET state = :state WHERE id = :id'
        database.run(sql, { id: here.id, state })
      }
      if (here) return
      const row = { rules: rulesOf(hash), goal, kind, code, at, state }
      database.run(insertInto('position_cards', row), row)
    },
    /** An existing entry of that name stays. */
    listed({ game, list, entry }) {
      const { most } = games.get(game)!.game.lists![list]!
      const here = readNote(database, list, v.array(v.unknown())) ?? []
      if (here.some((one) => v.is(named, one) && isSameName(one.name, entry.name))) return
      if (here.length >= most) tally.remark(texts.userData.remarks.listFull(entry.name, most))
      else if (write) writeNote(database, list, [...here, entry])
    },
  } satisfies Takers
}
