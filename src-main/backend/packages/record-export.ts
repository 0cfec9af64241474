import type { DrillGames } from '../drills/drill-game.ts'
import { recordFigures, type RecordSource } from '#shared/contract/records.ts'
import { readKnown } from '../store/known-values.ts'
import type { RecordOf } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'

export function* keptRecords(snapshot: Snapshot, games: DrillGames): Generator<RecordOf<'record'>> {
  const rows = snapshot.rows<{
    game: string
    uid: string
    source: RecordSource
    at: number
    title: string
    notes: string
    text: string
    figures: string | null
  }>(
    `SELECT game, uid, source, at, title, notes, text, figures FROM records
     WHERE removed IS NULL AND text IS NOT NULL ORDER BY id`,
  )
  for (const { figures, ...row } of rows) {
    if (!games.get(row.game)?.drill.records) continue
    yield { kind: 'record', ...row, figures: readKnown(recordFigures, figures) }
  }
}
