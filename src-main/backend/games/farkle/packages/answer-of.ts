import { bandOf, cellKey } from '#shared/games/farkle/drill/cells.ts'
import type { RecordOf } from '../../../packages/package-records.ts'

/** What is kept of an answer, from its record. */
export function farkleAnswer(record: RecordOf<'answer'>) {
  const { decision: kind, dice, band, situation, slip: error, options, choice, ...rest } = record
  const cell = cellKey({ kind, dice, band: bandOf(band), situation })
  return { ...rest, kind, cell, error, own: { options, choice } }
}
