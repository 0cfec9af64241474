import { readState } from '../cards/state-records.ts'
import { insertInto } from '../drills/played.ts'
import { isLater } from './card-import.ts'
import type { ImportInto } from './drill-import.ts'
import type { RecordOf } from './package-records.ts'

/** The state with the later review wins; a card deleted here stays deleted. */
export function takePosition(
  { database, tally, write }: ImportInto,
  record: RecordOf<'position'>,
): void {
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
    database.run('UPDATE position_cards SET state = :state WHERE id = :id', { id: here.id, state })
  }
  if (here) return
  const { id: rules } = database.get<{ id: number }>('SELECT id FROM rules WHERE hash = :hash', {
    hash,
  })!
  const row = { rules, goal, kind, code, at, state }
  database.run(insertInto('position_cards', row), row)
}
