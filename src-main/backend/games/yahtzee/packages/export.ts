import { KNOWN_TIME, knownLoss, readThresholds } from '../../../store/known-values.ts'
import { YAHTZEE_FORM } from '../drills/form.ts'
import { OWN_THRESHOLDS } from '../drills/own-thresholds.ts'
import { keptRules, keptSessions } from '../../../packages/kept-sessions.ts'
import type { RecordOf } from '../../../packages/package-records.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

function* thresholds(snapshot: Snapshot): Generator<RecordOf<'yahtzeeThresholds'>> {
  const rows = snapshot.rows<{ game: string; value: string }>(
    `SELECT hash AS game, value FROM yahtzee_rules JOIN notes ON name = :note || hash
     ORDER BY yahtzee_rules.id`,
    { note: OWN_THRESHOLDS },
  )
  for (const { game, value: json } of rows) {
    const value = readThresholds(json)
    if (value) yield { kind: 'yahtzeeThresholds', game, value: { ...value } }
  }
}

function* answers(snapshot: Snapshot): Generator<RecordOf<'yahtzeeAnswer'>> {
  const rows = snapshot.rows<Omit<RecordOf<'yahtzeeAnswer'>, 'kind' | 'slow'> & { slow: 0 | 1 }>(
    `SELECT uid AS session, number, at, code, choice, best,
       ${knownLoss(YAHTZEE_FORM.maxLoss)} AS loss, grade, ${KNOWN_TIME} AS milliseconds, slow
     FROM yahtzee_answers AS answer JOIN yahtzee_sessions ON yahtzee_sessions.id = answer.session
     ORDER BY answer.session, number`,
  )
  for (const row of rows) yield { kind: 'yahtzeeAnswer', ...row, slow: row.slow === 1 }
}

/** All that drills of Yahtzee have kept, each after what it names. */
export function* yahtzeeRecords(
  snapshot: Snapshot,
): Generator<RecordOf<'yahtzeeGame' | 'yahtzeeThresholds' | 'yahtzeeSession' | 'yahtzeeAnswer'>> {
  for (const game of keptRules(snapshot, YAHTZEE_FORM)) yield { kind: 'yahtzeeGame', ...game }
  yield* thresholds(snapshot)
  for (const session of keptSessions(snapshot, YAHTZEE_FORM)) {
    yield { kind: 'yahtzeeSession', ...session } as RecordOf<'yahtzeeSession'>
  }
  yield* answers(snapshot)
}
