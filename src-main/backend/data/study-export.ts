import type { Goal } from '#shared/base/goal.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import type { OverReason } from '#shared/study/course.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { DecisionKind, DrillSetup, Situation } from '#shared/study/setup.ts'
import type { Slip } from '#shared/study/slips.ts'
import type { RecordOf } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'

type Session = RecordOf<'session'>

function* games(snapshot: Snapshot): Generator<RecordOf<'game'>> {
  const rows = snapshot.rows<{ hash: string; json: string }>(
    'SELECT hash, json FROM rule_sets ORDER BY id',
  )
  for (const { hash, json } of rows)
    yield { kind: 'game', hash, rules: JSON.parse(json) as RuleSet }
}

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

function reviewOf(json: string | null): NonNullable<Session['end']>['review'] {
  return json === null
    ? null
    : (JSON.parse(json) as NonNullable<NonNullable<Session['end']>['review']>)
}

function* sessions(snapshot: Snapshot): Generator<RecordOf<'session'>> {
  const rows = snapshot.rows<{
    uid: string
    game: string
    setup: string
    source: string | null
    needs: string
    again: string | null
    thresholds: string
    started: number
    ended: number | null
    reason: OverReason
    score: number | null
    review: string | null
  }>(
    `SELECT sessions.uid, hash AS game, sessions.setup, source.uid AS source, sessions.needs,
       sessions.again, sessions.thresholds, sessions.started, sessions.ended, sessions.reason,
       sessions.score, sessions.review
     FROM sessions JOIN rule_sets ON rule_sets.id = sessions.rules
       LEFT JOIN sessions AS source ON source.id = sessions.setup ->> '$.source.session'
     ORDER BY sessions.id`,
  )
  for (const { uid, game, source, started, ended, reason, score, ...json } of rows) {
    const setup = JSON.parse(json.setup) as DrillSetup
    // A session that is no more cannot be named; what it asked stands in the session that repeats it.
    if (setup.source.kind === 'session' && source === null) setup.source = { kind: 'failed' }
    yield {
      ...{ kind: 'session', uid, game, setup, source, started },
      needs: JSON.parse(json.needs) as Session['needs'],
      again: json.again === null ? null : (JSON.parse(json.again) as Session['again']),
      thresholds: JSON.parse(json.thresholds) as Session['thresholds'],
      end: ended === null ? null : { at: ended, reason, score, review: reviewOf(json.review) },
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
  yield* games(snapshot)
  yield* thresholds(snapshot)
  yield* sessions(snapshot)
  yield* answers(snapshot)
}
