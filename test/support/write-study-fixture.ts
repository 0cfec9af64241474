import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { DEFAULT_SETUP, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { migrate } from '#main/backend/store/migrations.ts'
import { FARKLE_FORM } from '#main/backend/games/farkle/drills/form.ts'
import { FARKLE_THRESHOLDS } from '#main/backend/games/farkle/drills/thresholds.ts'
import { beginSession, endSession } from '#main/backend/drills/session-records.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'

// Writes test/fixtures/study/v1.sqlite, a store of version 1 as its program left it:
// node test/support/write-study-fixture.ts test/fixtures/study/v1.sqlite
// A later version gets a file and a script of its own; the files that are there never change.

const file = process.argv[2]!
rmSync(file, { force: true })
const connection = new DatabaseSync(file)
connection.exec('PRAGMA page_size = 512')
migrate(connection, 1)
connection.close()

const rules = { ...PRESETS.farkle, name: 'Short', goal: 1000 }
const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }
const setup: DrillSetup = { ...DEFAULT_SETUP, goal: 'points', scope: 'cell', seed: 'fixture' }
const BEGUN = Date.UTC(2026, 0, 5, 18)

const database = new StudyDatabase(file)
const needs = [['both.6.0.any', 3, 1]] as const
const plan = { rules, setup, needs, again: null, thresholds }
const streak = { ...setup, speed: 'streak' as const }
const sessions = [
  beginSession(database, FARKLE_FORM, plan, BEGUN),
  beginSession(database, FARKLE_FORM, { ...plan, setup: streak }, BEGUN + 86_400_000),
] as const
endSession(database, FARKLE_FORM, sessions[1], {
  ...{ at: BEGUN + 86_500_000, reason: 'mistake', score: 1, review: null },
})
FARKLE_THRESHOLDS.write(database, { rules, goal: 'points' }, thresholds)

const FIVES = 'b0.d0.t0.r135566'
const OPTIONS = '[["1","r",480.5],["15","r",465.25],["5","r",420.5]]'
const MORE = '[["5","b",600],["5","r",560.5]]'
/** The first question was failed and then put right; the second one went wrong, slowly. */
const ANSWERS = [
  [sessions[0], 1, FIVES, OPTIONS, 2, 60, 'mistake', 4000, 0, 0, 6, 'wrong-dice'],
  [sessions[0], 2, 'b0.d0.t550.r25', MORE, 1, 39.5, 'inaccuracy', 12_000, 1, 500, 2, 'rolled-on'],
  [sessions[0], 3, 'b0.d0.t200.r1', '[["1","r",610]]', 0, 0, null, 900, 0, 1, 1, null],
  [sessions[1], 1, FIVES, OPTIONS, 0, 0, 'best', 3000, 0, 0, 6, null],
] as const
for (const [i, answer] of ANSWERS.entries()) {
  const [session, number, code, options, choice, loss, grade, ms, slow, band, dice, slip] = answer
  database.run(
    `INSERT INTO answers (session, number, at, rules, goal, kind, code, options, choice, loss, grade,
       milliseconds, slow, seed, thresholds, dice, band, situation, slip)
     SELECT id, :number, :at, rules, goal, kind, :code, :options, :choice, :loss, :grade, :ms, :slow,
       'fixture', thresholds, :dice, :band, 'any', :slip FROM sessions WHERE id = :session`,
    {
      ...{ session, number, code, options, choice, loss, grade, ms, slow, band, dice, slip },
      at: BEGUN + 30_000 * (i + 1) + (session === sessions[1] ? 86_400_000 : 0),
    },
  )
}
// One file, without a log beside it.
database.connection.exec('PRAGMA journal_mode = DELETE')
database.close()
