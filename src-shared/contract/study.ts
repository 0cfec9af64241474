import * as v from 'valibot'
import { count, time } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

const backupFile = v.object({ name: v.string(), at: time, bytes: count, answers: count })
const backupName = v.pipe(
  v.string(() => texts.contract.backupName),
  v.regex(/^study-[0-9A-Za-z-]{1,60}\.sqlite$/, () => texts.contract.noBackupName),
)

export const studyRequests = {
  'study.store': {
    params: v.object({}),
    answer: v.object({
      file: v.string(),
      bytes: count,
      answers: count,
      backups: v.array(backupFile),
      unreadable: v.array(v.object({ name: v.string(), reason: v.string() })),
      /** Set after a damaged file was moved away: its new path, why, and the backup to restore. */
      damaged: v.nullable(
        v.object({ file: v.string(), reason: v.string(), backup: v.nullable(backupFile) }),
      ),
      /** Unreadable rows, which count as unknown, and the backup to restore. */
      damagedRows: v.nullable(v.object({ rows: count, backup: v.nullable(backupFile) })),
      /** Answers lost in a crash, and a copy of the file that held them, if any. */
      lost: v.nullable(v.object({ answers: count, file: v.nullable(v.string()) })),
    }),
  },
  'study.backup': { params: v.object({}), answer: backupFile },
  /** Backs up the current data first. */
  'study.restore': { params: v.object({ name: backupName }), answer: v.object({ answers: count }) },
  'study.dismiss': { params: v.object({}), answer: v.object({}) },
} as const
