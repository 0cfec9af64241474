import type { OverReason } from '#shared/study/course.ts'
import type { YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { OWN_THRESHOLDS } from '../yahtzee-study/own-thresholds.ts'
import type { RecordOf } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'

type Thresholds = RecordOf<'yahtzeeThresholds'>['value']
type Session = RecordOf<'yahtzeeSession'>
type Review = NonNullable<Session['end']>['review']

function* games(snapshot: Snapshot): Generator<RecordOf<'yahtzeeGame'>> {
  const rows = snapshot.rows<{ hash: string; json: string }>(
    'SELECT hash, json FROM yahtzee_rules ORDER BY id',
  )
  for (const { hash, json } of rows)
    yield { kind: 'yahtzeeGame', hash, rules: JSON.parse(json) as RuleSet }
}

function* thresholds(snapshot: Snapshot): Generator<RecordOf<'yahtzeeThresholds'>> {
  const rows = snapshot.rows<{ game: string; value: string }>(
    `SELECT hash AS game, value FROM yahtzee_rules JOIN notes ON name = :note || hash
     ORDER BY yahtzee_rules.id`,
    { note: OWN_THRESHOLDS },
  )
  for (const { game, value } of rows)
    yield { kind: 'yahtzeeThresholds', game, value: JSON.parse(value) as Thresholds }
}

function* sessions(snapshot: Snapshot): Generator<Session> {
  const rows = snapshot.rows<{
    uid: string
    game: string
    setup: string
    source: string | null
    again: string | null
    thresholds: string
    started: number
    ended: number | null
    reason: OverReason
    score: number | null
    review: string | null
  }>(
    `SELECT session.uid, hash AS game, session.setup, source.uid AS source, session.again,
       session.thresholds, session.started, session.ended, session.reason, session.score,
       session.review
     FROM yahtzee_sessions AS session JOIN yahtzee_rules ON yahtzee_rules.id = session.rules
       LEFT JOIN yahtzee_sessions AS source
         ON source.id = session.setup ->> '$.source.session'
     ORDER BY session.id`,
  )
  for (const { uid, game, source, started, ended, reason, score, ...json } of rows) {
    const setup = JSON.parse(json.setup) as YahtzeeSetup
    // A session that is no more cannot be named; what it asked stands in the session that repeats it.
    if (setup.source.kind === 'session' && source === null) setup.source = { kind: 'failed' }
    const review = json.review === null ? null : (JSON.parse(json.review) as Review)
    yield {
      ...{ kind: 'yahtzeeSession', uid, game, setup, source, started },
      again: json.again === null ? null : (JSON.parse(json.again) as string[]),
      thresholds: JSON.parse(json.thresholds) as Thresholds,
      end: ended === null ? null : { at: ended, reason, score, review },
    }
  }
}

function* answers(snapshot: Snapshot): Generator<RecordOf<'yahtzeeAnswer'>> {
  const rows = snapshot.rows<Omit<RecordOf<'yahtzeeAnswer'>, 'kind'>>(
    `SELECT uid AS session, number, at, code, choice, best, loss, grade, milliseconds
     FROM yahtzee_answers AS answer JOIN yahtzee_sessions ON yahtzee_sessions.id = answer.session
     ORDER BY answer.session, number`,
  )
  for (const row of rows) yield { kind: 'yahtzeeAnswer', ...row }
}

/** All that drills of Yahtzee have kept, each after what it names. */
export function* yahtzeeRecords(
  snapshot: Snapshot,
): Generator<RecordOf<'yahtzeeGame' | 'yahtzeeThresholds' | 'yahtzeeSession' | 'yahtzeeAnswer'>> {
  yield* games(snapshot)
  yield* thresholds(snapshot)
  yield* sessions(snapshot)
  yield* answers(snapshot)
}
