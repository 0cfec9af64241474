import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { farkle } from '#shared/games/farkle/game.ts'
import { drill as farkleDrill } from '#shared/games/farkle/drill/drill.ts'
import { DEFAULT_SETUP, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS as FARKLE } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { drill as scorecardDrill } from '#shared/games/scorecard/drill/drill.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import type { Drill } from '#shared/study/drill.ts'
import { insertAnswer } from '#main/backend/drills/answer-records.ts'
import { playedOf, type Played } from '#main/backend/drills/played.ts'
import { keepThresholds } from './own-thresholds.ts'
import { beginSession, endSession, type SessionPlan } from '#main/backend/drills/session-records.ts'
import { migrate } from '#main/backend/store/migrations.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BEGUN = Date.UTC(2026, 0, 5, 18)

const FIVES = 'b0.d0.t0.r135566'
const OPTIONS = [
  ['1', 'r', 480.5],
  ['15', 'r', 465.25],
  ['5', 'r', 420.5],
]
const MORE = [
  ['5', 'b', 600],
  ['5', 'r', 560.5],
]

/** Fields of answers: number, kind, code, cell, error, own, loss, grade, milliseconds, slow. */
type Line = readonly [
  ...[number: number, kind: string, code: string, cell: string, error: string | null],
  ...[own: object, loss: number, grade: 'best' | 'inaccuracy' | 'mistake' | null],
  ...[milliseconds: number, slow?: boolean, latest?: boolean],
]

/** The first question was failed and then put right; the second one went wrong, slowly. */
const FIRST: readonly Line[] = [
  [
    1,
    'both',
    FIVES,
    'both.6.0.any',
    'wrong-dice',
    { options: OPTIONS, choice: 2 },
    60,
    'mistake',
    4000,
    false,
    false,
  ],
  [
    2,
    'both',
    'b0.d0.t550.r25',
    'both.2.500.any',
    'rolled-on',
    { options: MORE, choice: 1 },
    39.5,
    'inaccuracy',
    12_000,
    true,
  ],
  [
    3,
    'both',
    'b0.d0.t200.r1',
    'both.1.1.any',
    null,
    { options: [['1', 'r', 610]], choice: 0 },
    0,
    null,
    900,
  ],
]
const SECOND: readonly Line[] = [
  [1, 'both', FIVES, 'both.6.0.any', null, { options: OPTIONS, choice: 0 }, 0, 'best', 3000],
]

const OPEN = '-.-.-.-.-.-.-.-.-.-.-.-.'
const BOXES = { choice: 'ones', best: 'twos' }
const SCORECARD_LINES: readonly Line[] = [
  [
    1,
    'keeps',
    `${OPEN}-/11244/1`,
    'keeps.early',
    null,
    { choice: 'k11244', best: 'k44' },
    3.5061122240363147,
    'mistake',
    1000,
  ],
  [
    2,
    'boxes',
    `${OPEN}-/12245/0`,
    'boxes.early',
    null,
    BOXES,
    1.1344944571085023,
    'inaccuracy',
    2000,
  ],
  [
    3,
    'boxes',
    `${OPEN}0/12235/0`,
    'boxes.early',
    null,
    BOXES,
    1.253082808816231,
    'inaccuracy',
    12_000,
  ],
]

function fill(
  database: StudyDatabase,
  drill: Drill,
  played: Played,
  plan: SessionPlan,
  lines: readonly Line[],
  begun: number,
): number {
  const session = beginSession(database, played, plan, drill.challengeOf(plan.setup), begun)
  for (const [i, line] of lines.entries()) {
    const [number, kind, code, cell, error, own, loss, grade, milliseconds, slow, latest] = line
    insertAnswer(database, {
      session,
      number,
      at: begun + 30_000 * (i + 1),
      kind,
      code,
      cell,
      error,
      own: JSON.stringify(own),
      loss,
      grade,
      milliseconds,
      slow: slow ?? false,
      latest: latest ?? true,
    })
  }
  return session
}

/**
 * Writes a store into a data folder: two sessions of Farkle with four answers, and thresholds; on
 * demand also a session of Yahtzee with three answers.
 */
export function writeAnsweredStore(folder: string, { withScorecard = false } = {}): void {
  mkdirSync(join(folder, 'study'))
  const database = new StudyDatabase(join(folder, 'study', 'study.sqlite'))
  migrate(database.connection)
  const setup: DrillSetup = { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', seed: 'fixture' }
  const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }
  const plan: SessionPlan = { setup, needs: [['both.6.0.any', 3, 1]], again: null, thresholds }
  const streak = { ...plan, setup: { ...setup, speed: 'streak' as const } }
  const rules: RuleSet = { ...FARKLE.farkle, name: 'Short', goal: 1000 }
  const played = playedOf(farkle, rules, 'points')
  fill(database, farkleDrill, played, plan, FIRST, BEGUN)
  const second = fill(database, farkleDrill, played, streak, SECOND, BEGUN + DAY)
  const end = { at: BEGUN + DAY + 100_000, reason: 'mistake', score: 1, review: null } as const
  endSession(database, second, end, null)
  keepThresholds(database, played, thresholds)
  if (withScorecard) {
    const rules = { ...YAHTZEE.none, name: 'Short', bonus: [], rolls: 2 }
    const setup: ScorecardSetup = { ...DEFAULT_SCORECARD_SETUP, seed: 'fixture' }
    const own: SessionPlan = {
      needs: [],
      again: null,
      thresholds: { inaccuracy: 0.5, mistake: 1.5, blunder: 4 },
      setup,
    }
    fill(
      database,
      scorecardDrill,
      playedOf(scorecard, rules, 'points'),
      own,
      SCORECARD_LINES,
      BEGUN + HOUR,
    )
  }
  database.close()
}
