import * as v from 'valibot'
import type { BackupFile, Backups } from './backups.ts'
import { readNote, writeNote, type StudyDatabase } from './study-database.ts'

const DAMAGE_NOTE = 'damaged'
/** Number of damaged rows already reported to the user. */
const ROWS_NOTE = 'damagedRows'

/** A store that was put aside, until the user dismisses the message. */
const damageSchema = v.object({
  file: v.string(),
  reason: v.string(),
  /** Milliseconds since the epoch. */
  at: v.number(),
  /** Backups made before the damage was found. Missing in older notes: then `at` decides. */
  backups: v.optional(v.array(v.string())),
})
export type Damage = Readonly<v.InferOutput<typeof damageSchema>>

export function noteDamage(database: StudyDatabase, damage: Damage): void {
  writeNote(database, DAMAGE_NOTE, damage)
}

/** The damage of which the user has not dismissed the message, and the backup offered for it. */
export function damageOf(database: StudyDatabase, all: Backups) {
  const damage = readNote(database, DAMAGE_NOTE, damageSchema)
  if (!damage) return null
  const { file, reason, at, backups } = damage
  const backup = all.newestGood((one) => (backups ? backups.includes(one.name) : one.at <= at))
  return { file, reason, backup }
}

/** Rows found damaged since the user last dismissed that message. */
export function newDamagedRows(
  database: StudyDatabase,
  backups: Backups,
): { rows: number; backup: BackupFile | null } | null {
  const rows = database.damagedRows
  if (rows <= (readNote(database, ROWS_NOTE, v.number()) ?? 0)) return null
  return { rows, backup: backups.newestGood() }
}

export function dismissDamage(database: StudyDatabase): void {
  writeNote(database, DAMAGE_NOTE, null)
  writeNote(database, ROWS_NOTE, database.damagedRows || null)
}
