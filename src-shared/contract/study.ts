import * as v from 'valibot'
import { count, time } from '../schemas/numbers.ts'
import { texts } from '../texts/texts.ts'

const backupFile = v.object({ name: v.string(), at: time, bytes: count, answers: count })
const backupName = v.pipe(
  v.string(() => texts.contract.backupName),
  v.regex(/^study-[0-9A-Za-z-]{1,60}\.sqlite$/, () => texts.contract.noBackupName),
)

/** Where the user's answers are kept. */
export const studyRequests = {
  'study.store': {
    params: v.object({}),
    answer: v.object({
      file: v.string(),
      bytes: count,
      answers: count,
      /** Newest first. */
      backups: v.array(backupFile),
      /** Files among the backups that cannot be read. */
      unreadable: v.array(v.object({ name: v.string(), reason: v.string() })),
      /** After a damaged file was put aside: where it is, why, and the backup to go back to. */
      damaged: v.nullable(
        v.object({ file: v.string(), reason: v.string(), backup: v.nullable(backupFile) }),
      ),
      /** Rows that cannot be read any more and count as unknown, and the backup to go back to. */
      damagedRows: v.nullable(v.object({ rows: count, backup: v.nullable(backupFile) })),
      /** Answers that were kept and are missing after a crash; a copy of what held them, if there is one. */
      lost: v.nullable(v.object({ answers: count, file: v.nullable(v.string()) })),
    }),
  },
  /** Makes a backup now. */
  'study.backup': { params: v.object({}), answer: backupFile },
  /** Goes back to a backup; what is there now is backed up first. */
  'study.restore': { params: v.object({ name: backupName }), answer: v.object({ answers: count }) },
  /** Goes on without the backup that was offered, and without answers that are missing. */
  'study.dismiss': { params: v.object({}), answer: v.object({}) },
} as const
