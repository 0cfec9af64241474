import * as v from 'valibot'
import { GOALS } from '../base/goal.ts'
import { drillSetupSchema, filtersSchema } from '../games/farkle/drill/setup.ts'
import { texts } from '../texts/texts.ts'
import { pastAnswerSchema } from '../games/farkle/requests/drill.ts'
import { count, time } from '../schemas/numbers.ts'
import { ruleSetSchema } from '../games/farkle/requests/rules.ts'
import {
  bestEntries,
  leakEntries,
  limitEntry,
  progressEntries,
  sessionLineEntries,
  sinceEntry,
  waitingSchema,
} from '../study/session-parts.ts'

const { scope, kind } = drillSetupSchema.entries

/** Progress is shown for one game and goal. */
const game = { rules: ruleSetSchema, goal: v.picklist(GOALS) }
const subject = { ...game, since: sinceEntry }

/** What a line of the leak report is about. */
export const LEAK_DIMENSIONS = ['dice', 'turn-total', 'situation', 'decision', 'slip'] as const

const backupFile = v.object({ name: v.string(), at: time, bytes: count, answers: count })
const backupName = v.pipe(
  v.string(() => texts.contract.backupName),
  v.regex(/^study-[0-9A-Za-z-]{1,60}\.sqlite$/, () => texts.contract.noBackupName),
)

/** What the user has answered so far, and where it is kept. */
export const studyRequests = {
  'study.progress': { params: v.object(subject), answer: v.object(progressEntries) },
  'study.leaks': {
    params: v.object(subject),
    answer: v.object({
      lines: v.array(
        v.object({
          dimension: v.picklist(LEAK_DIMENSIONS),
          /** "3 dice left", "Opponent close to the goal", "Banked too early". */
          label: v.string(),
          ...leakEntries,
          /** What to drill to mend it; null where it cannot be asked for on its own. */
          drill: v.nullable(v.object({ kind: v.nullable(kind), filters: filtersSchema })),
        }),
      ),
    }),
  },
  /** Newest first. */
  'study.sessions': {
    params: v.object({ ...subject, limit: limitEntry(30) }),
    answer: v.object({
      sessions: v.array(
        v.object({
          ...sessionLineEntries,
          ...{ scope, kind },
          /** For games. */
          winner: v.nullable(v.picklist(['you', 'bot', 'both'])),
        }),
      ),
    }),
  },
  /** Failed or slow questions that wait to be put right, worst first. */
  'study.waiting': {
    params: v.object({ ...subject, which: waitingSchema, limit: limitEntry(50) }),
    answer: v.object({ answers: v.array(pastAnswerSchema) }),
  },
  /** The user's best sprints and streaks, by what was asked. */
  'study.bests': {
    params: v.object(game),
    answer: v.object({ bests: v.array(v.object({ ...bestEntries, scope, kind })) }),
  },
  'study.store': {
    params: v.object({}),
    answer: v.object({
      file: v.string(),
      bytes: count,
      answers: count,
      /** Newest first. */
      backups: v.array(backupFile),
      /** What lies among the backups and cannot be read. */
      unreadable: v.array(v.object({ name: v.string(), reason: v.string() })),
      /** After a damaged file was put aside: where it is, why, and the backup to go back to. */
      damaged: v.nullable(
        v.object({ file: v.string(), reason: v.string(), backup: v.nullable(backupFile) }),
      ),
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

export type LeakDimension = (typeof LEAK_DIMENSIONS)[number]
