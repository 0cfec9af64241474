import * as v from 'valibot'
import { GOALS } from '../base/goal.ts'
import { drillSetupSchema, filtersSchema } from '../study/setup.ts'
import { texts } from '../texts/texts.ts'
import { errorRateSchema, gradeCountsSchema, pastAnswerSchema } from './drill.ts'
import { chance as share, count, id, number } from './numbers.ts'
import { ruleSetSchema } from './rule-schema.ts'

/** Progress is shown for one game and goal; `since` is milliseconds of the epoch, null for always. */
const subject = {
  rules: ruleSetSchema,
  goal: v.picklist(GOALS),
  since: v.optional(v.nullable(number), null),
}

/** What a line of the leak report is about. */
export const LEAK_DIMENSIONS = ['dice', 'turn-total', 'situation', 'decision', 'slip'] as const

const backupFile = v.object({ name: v.string(), at: number, bytes: count, answers: count })
const backupName = v.pipe(
  v.string(() => texts.contract.backupName),
  v.regex(/^study-[0-9A-Za-z-]{1,60}\.sqlite$/, () => texts.contract.noBackupName),
)

/** What the user has answered so far, and where it is kept. */
export const studyRequests = {
  'study.progress': {
    params: v.object(subject),
    answer: v.object({
      sessions: count,
      answers: count,
      error: errorRateSchema,
      grades: gradeCountsSchema,
      /** Median time of an answer; null without one. */
      milliseconds: v.nullable(count),
      /** Of failed and of slow questions that wait to be put right. */
      failed: count,
      slow: count,
      /** By local day or week, oldest first, so that there are at most about sixty. */
      spans: v.array(v.object({ from: number, to: number, error: errorRateSchema })),
    }),
  },
  'study.leaks': {
    params: v.object(subject),
    answer: v.object({
      lines: v.array(
        v.object({
          dimension: v.picklist(LEAK_DIMENSIONS),
          /** "3 dice left", "Opponent close to the goal", "Banked too early". */
          label: v.string(),
          /** Loss per 100 unforced decisions of this line, with its interval, and of how many. */
          per100: errorRateSchema,
          /** Of all that is lost. */
          share,
          /** What to drill to mend it; null where it cannot be asked for on its own. */
          drill: v.nullable(
            v.object({ kind: v.nullable(drillSetupSchema.entries.kind), filters: filtersSchema }),
          ),
        }),
      ),
    }),
  },
  /** Newest first. */
  'study.sessions': {
    params: v.object({
      ...subject,
      limit: v.optional(v.pipe(count, v.minValue(1), v.maxValue(200)), 30),
    }),
    answer: v.object({
      sessions: v.array(
        v.object({
          id,
          at: number,
          scope: drillSetupSchema.entries.scope,
          kind: drillSetupSchema.entries.kind,
          speed: drillSetupSchema.entries.speed,
          /** Whether it was ended; one that was not can be resumed. */
          ended: v.boolean(),
          answers: count,
          error: errorRateSchema,
          score: v.nullable(count),
          /** For games. */
          winner: v.nullable(v.picklist(['you', 'bot', 'both'])),
        }),
      ),
    }),
  },
  /** Failed or slow questions that wait to be put right, worst first. */
  'study.waiting': {
    params: v.object({
      ...subject,
      which: v.picklist(['failed', 'slow']),
      limit: v.optional(v.pipe(count, v.minValue(1), v.maxValue(200)), 50),
    }),
    answer: v.object({ answers: v.array(pastAnswerSchema) }),
  },
  /** The user's best sprints and streaks, by what was asked. */
  'study.bests': {
    params: v.object({ rules: ruleSetSchema, goal: v.picklist(GOALS) }),
    answer: v.object({
      bests: v.array(
        v.object({
          speed: v.picklist(['sprint', 'streak']),
          scope: drillSetupSchema.entries.scope,
          kind: drillSetupSchema.entries.kind,
          seconds: v.nullable(count),
          score: count,
          at: number,
        }),
      ),
    }),
  },
  'study.store': {
    params: v.object({}),
    answer: v.object({
      file: v.string(),
      bytes: count,
      answers: count,
      /** Newest first. */
      backups: v.array(backupFile),
      /** After a damaged file was put aside: where it is, why, and the backup to go back to. */
      damaged: v.nullable(
        v.object({ file: v.string(), reason: v.string(), backup: v.nullable(backupFile) }),
      ),
    }),
  },
  /** Makes a backup now. */
  'study.backup': { params: v.object({}), answer: backupFile },
  /** Goes back to a backup; what is there now is backed up first. */
  'study.restore': { params: v.object({ name: backupName }), answer: v.object({ answers: count }) },
  /** Goes on without the backup that was offered. */
  'study.dismiss': { params: v.object({}), answer: v.object({}) },
} as const

export type LeakDimension = (typeof LEAK_DIMENSIONS)[number]
