import type { DrillGames } from '../drills/drill-game.ts'
import { insertRecord, recordOfText } from '../records/record-store.ts'
import type { ImportInto } from './drill-import.ts'
import type { RecordOf } from './package-records.ts'

/** A record with the same uid or text stays, even if deleted. */
export function takeRecord(
  { database, tally, write }: ImportInto,
  record: RecordOf<'record'>,
  games: DrillGames,
): void {
  const { game: name, uid, source, at, title, notes, text, figures } = record
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
    ...{ uid, game: name, source, at, title, notes, figures, players, result },
    ...{ rules: rules.name, hash: game.rules.hash(rules), text: read.value.text },
  })
}
