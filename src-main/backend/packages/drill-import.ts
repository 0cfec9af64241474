import * as v from 'valibot'
import { isSameName } from '#shared/base/plain-text.ts'
import { MAX_PEOPLE, withPerson } from '#shared/study/people.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { insertInto } from '../drills/played.ts'
import { readState } from '../cards/state-records.ts'
import { insertRecord, markRemoved, recordOfText } from '../records/record-store.ts'
import { readPeople, writePeople } from '../records/people-store.ts'
import { readNote, writeNote } from '../store/study-database.ts'
import { isLater } from './card-import.ts'
import type { ImportInto, Takers } from './record-kinds.ts'
import { rulesHere, sessionTakers } from './session-import.ts'

const named = v.looseObject({ name: v.string() })

/** Takes in drills, records and lists, or only counts changes. */
export function drillTakers(into: ImportInto, games: DrillGames) {
  const { database, tally, write, bringBack } = into
  return {
    ...sessionTakers(into, games),
    /** A record with the same uid or text stays; a deleted one comes back if that was asked. */
    record({ game: name, uid, source, at, title, notes, text, figures }) {
      const sql = 'SELECT id, removed FROM records WHERE uid = :uid'
      const here =
        database.get<{ id: number; removed: number | null }>(sql, { uid }) ??
        recordOfText(database, text)
      if (here && here.removed !== null && !bringBack) {
        tally.deletedGames++
        return
      }
      tally.count('records', here && here.removed === null ? 'same' : 'added')
      if (!write) return
      if (here) {
        markRemoved(database, here.id, null)
        return
      }
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
      const row = { rules: rulesHere(database, hash), goal, kind, code, at, state }
      database.run(insertInto('position_cards', row), row)
    },
    /** Somebody who is here stays, and takes the names that nobody has. */
    person({ kind: _, ...person }) {
      const people = readPeople(database)
      const { isFull, people: after } = withPerson(people, person)
      if (isFull) tally.remark(texts.userData.remarks.listFull(person.name, MAX_PEOPLE))
      else if (write) writePeople(database, after)
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
