import * as v from 'valibot'
import { isSameName } from '#shared/base/plain-text.ts'
import type { Game, ListEntry } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { readJson } from '../store/known-values.ts'
import { readNote, writeNote } from '../store/notes.ts'
import type { ImportInto } from './drill-import.ts'
import type { RecordOf, Unchecked } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'

const named = v.looseObject({ name: v.string() })

export function* listRecords(
  snapshot: Snapshot,
  games: readonly Game[],
): Generator<Unchecked<RecordOf<'listed'>>> {
  for (const { name: game, lists = {} } of games) {
    for (const list of Object.keys(lists)) {
      const rows = snapshot.rows<{ value: string }>('SELECT value FROM notes WHERE name = :list', {
        list,
      })
      for (const { value } of rows) {
        const entries = readJson(value)
        for (const entry of Array.isArray(entries) ? (entries as ListEntry[]) : [null]) {
          yield { kind: 'listed', game, list, entry }
        }
      }
    }
  }
}

/** An existing entry of that name stays. */
export function takeListed(
  { database, tally, write }: ImportInto,
  { game, list, entry }: RecordOf<'listed'>,
  games: readonly Game[],
): void {
  const { most } = games.find(({ name }) => name === game)!.lists![list]!
  const here = readNote(database, list, v.array(v.unknown())) ?? []
  if (here.some((one) => v.is(named, one) && isSameName(one.name, entry.name))) return
  if (here.length >= most) tally.remark(texts.userData.remarks.listFull(entry.name, most))
  else if (write) writeNote(database, list, [...here, entry])
}
