import * as v from 'valibot'
import { isSameName } from '#shared/base/plain-text.ts'
import type { Game, ListEntry } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { readNote, writeNote } from '../store/notes.ts'
import type { ImportInto } from './drill-import.ts'
import type { RecordOf } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'

/** The entries of all lists that games keep; what cannot be read any more is left out. */
export function* listRecords(
  snapshot: Snapshot,
  games: readonly Game[],
): Generator<RecordOf<'listed'>> {
  for (const { name: game, lists = {} } of games) {
    for (const [list, { entry: schema }] of Object.entries(lists)) {
      const rows = snapshot.rows<{ value: string }>('SELECT value FROM notes WHERE name = :list', {
        list,
      })
      for (const { value } of rows) {
        for (const kept of JSON.parse(value) as unknown[]) {
          const read = v.safeParse(schema, kept)
          if (read.success) yield { kind: 'listed', game, list, entry: read.output }
        }
      }
    }
  }
}

/** Takes in an entry of a list, or only says what that would leave out. What has its name here stays. */
export function takeListed(
  { database, tally, write }: ImportInto,
  { game, list, entry }: RecordOf<'listed'>,
  games: readonly Game[],
): void {
  const { most } = games.find(({ name }) => name === game)!.lists![list]!
  const here = readNote<Partial<ListEntry>[]>(database, list) ?? []
  if (here.some(({ name = '' }) => isSameName(name, entry.name))) return
  if (here.length >= most) tally.remark(texts.userData.remarks.listFull(entry.name, most))
  else if (write) writeNote(database, list, [...here, entry])
}
