import type { Goal } from '#shared/base/goal.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { DecisionKind, Situation } from '#shared/games/farkle/drill/setup.ts'
import type { Slip } from '#shared/games/farkle/drill/slips.ts'
import { FARKLE_FORM } from '../drills/form.ts'
import { keptRules, keptSessions } from '../../../packages/kept-sessions.ts'
import type { RecordOf } from '../../../packages/package-records.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

function* thresholds(snapshot: Snapshot): Generator<RecordOf<'thresholds'>> {
  const rows = snapshot.rows<{ game: string; goal: Goal; value: string }>(
    `SELECT hash AS game, goal, value FROM thresholds JOIN rule_sets ON rule_sets.id = rules
     ORDER BY rules, goal`,
  )
  for (const { game, goal, value } of rows) {
    yield {
      kind: 'thresholds',
      game,
      goal,
      value: JSON.parse(value) as RecordOf<'thresholds'>['value'],
    }
  }
}

function* answers(snapshot: Snapshot): Generator<RecordOf<'answer'>> {
  const rows = snapshot.rows<{
    session: string
    number: number
    at: number
    decision: DecisionKind
    code: string
    options: string
    choice: number
    loss: number
    grade: Grade | null
    milliseconds: number
    slow: 0 | 1
    dice: RecordOf<'answer'>['dice']
    band: number
    situation: Situation
    slip: Slip | null
  }>(
    `SELECT uid AS session, number, at, answers.kind AS decision, code, options, choice, loss, grade,
       milliseconds, slow, dice, band, situation, slip
     FROM answers JOIN sessions ON sessions.id = answers.session
     ORDER BY answers.session, number`,
  )
  for (const row of rows) {
    yield {
      kind: 'answer',
      ...row,
      options: JSON.parse(row.options) as RecordOf<'answer'>['options'],
      slow: row.slow === 1,
    }
  }
}

/** All that drills have kept, session by session, each after what it names. */
export function* studyRecords(
  snapshot: Snapshot,
): Generator<RecordOf<'game' | 'thresholds' | 'session' | 'answer'>> {
  for (const game of keptRules(snapshot, FARKLE_FORM)) yield { kind: 'game', ...game }
  yield* thresholds(snapshot)
  for (const session of keptSessions(snapshot, FARKLE_FORM)) {
    yield { kind: 'session', ...session } as RecordOf<'session'>
  }
  yield* answers(snapshot)
}
