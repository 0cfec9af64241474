import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SQLInputValue } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { drained } from '#shared/base/drained.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import { drill as farkleDrill } from '#shared/games/farkle/drill/drill.ts'
import { drill as scorecardDrill } from '#shared/games/scorecard/drill/drill.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { localClock } from '#main/backend/local-clock.ts'
import { migrate } from '#main/backend/store/migrations.ts'
import { saveAnswer, waiting } from '#main/backend/drills/answer-records.ts'
import { playedOf } from '#main/backend/drills/played.ts'
import { ProgressQueries, progressOf } from '#main/backend/drills/progress.ts'
import { beginSession } from '#main/backend/drills/session-records.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import { LoopWatch } from '#test/support/loop-watch.ts'
import { start, temporaryFolder } from '../harness.ts'
import { fetched, handedIn } from '../packages/packages.ts'
import { prepareShort, preparedFolder, setupOf, SHORT, drilled } from '../drills/drilling.ts'
import { SHORT_YAHTZEE, scorecardSetupOf } from '../games/scorecard/drilling.ts'

const ANSWERS = 100_000
const SESSIONS = 5000
const DAY = 86_400_000
const BEGUN = Date.UTC(2024, 0, 1)
const CLOCK = localClock(BEGUN + 730 * DAY)

/** A statement for each span of time and some more, however many answers there are. */
const MAX_STATEMENTS = 80
/** Five grades a span, so many lines of a list as are asked for, and every cell with its errors. */
const MAX_ROWS = 800
const LIMIT = 200
/**
 * Milliseconds of processor time between two turns of the backend's loop. The aim is 100; SQLite copies
 * a store for its backup, and rebuilds an index after an import, in one call each.
 */
const MOST_MS = 200

const subject = { game: 'farkle', rules: SHORT, goal: 'points', since: BEGUN } as const
const PLAYED = playedOf(farkle, SHORT, 'points')

/** Fills a store with answers of two years, in all cells, to some 16,000 positions. */
function fill(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const database = new StudyDatabase(file)
  migrate(database.connection)
  const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }
  const plan = { setup: setupOf(), needs: [], again: null, thresholds }
  const challenge = farkleDrill.challengeOf(setupOf())
  const first = beginSession(database, PLAYED, plan, challenge, BEGUN)
  database.transaction(() => {
    database.connection.exec(`
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${SESSIONS - 1})
      INSERT INTO sessions (game, rules, goal, scope, kind, speed, seconds, challenge, setup, needs,
        thresholds, started, ended, reason, score)
      SELECT game, rules, goal, scope, kind, iif(i % 9 = 0, 'streak', 'none'), NULL, challenge, setup,
        needs, thresholds, ${BEGUN} + i * ${(730 * DAY) / SESSIONS}, started, 'mistake',
        iif(i % 9 = 0, i % 31, NULL)
      FROM sessions, n WHERE sessions.id = ${first};

      WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ANSWERS - 1}),
        -- Spread, but the same on every machine.
        drawn AS (SELECT i, (i * 7919) % 100003 AS r FROM n)
      INSERT INTO answers (session, number, at, game, rules, goal, kind, code, cell, error, own, loss,
        grade, milliseconds, slow, latest)
      SELECT sessions.id, i % ${ANSWERS / SESSIONS} + 1, started + i % 20 * 15000, game, rules, goal,
        iif(r % 5 > 2, 'roll-or-bank', 'both'),
        'b' || (r % 20 * 50) || '.d' || (r % 7 * 50) || '.t' || (r % 113 * 50 + 50) || '.n'
          || (r % 6 + 1),
        iif(r % 5 > 2, 'roll-or-bank', 'both') || '.' || (r % 6 + 1) || '.' ||
          CASE r / 6 % 6 WHEN 0 THEN 0 WHEN 1 THEN 1 WHEN 2 THEN 250 WHEN 3 THEN 500 WHEN 4 THEN 1000
          ELSE 2000 END || '.any',
        iif(r % 2 * (r % 150) > 0, iif(r % 4 > 1, 'rolled-on', 'banked-early'), NULL),
        '{"options":[["","b",400],["","r",' || (400 - r % 150) || ']],"choice":' || (r % 2) || '}',
        r % 2 * (r % 150),
        CASE WHEN r % 17 = 0 THEN NULL WHEN r % 2 * (r % 150) = 0 THEN 'best'
          WHEN r % 150 < 20 THEN 'fine' WHEN r % 150 < 50 THEN 'inaccuracy'
          WHEN r % 150 < 100 THEN 'mistake' ELSE 'blunder' END,
        500 + r % 11000, r % 17 > 0 AND r % 11000 > 9000, 0
      FROM drawn JOIN sessions ON sessions.id = ${first} + i / ${ANSWERS / SESSIONS};

      UPDATE answers SET latest = 1
        WHERE id IN (SELECT max(id) FROM answers GROUP BY rules, goal, kind, code);
    `)
  })
  database.close()
}

const prepared = preparedFolder(prepareShort)

interface Read {
  readonly sql: string
  /** How SQLite goes about it. */
  readonly steps: readonly string[]
  readonly rows: number
}

/** Remembers what is read, and how. */
class WatchedDatabase extends StudyDatabase {
  #reads: Read[] = []

  #watch(sql: string, values: Record<string, SQLInputValue>, rows: number): void {
    const plan = this.connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(values)
    this.#reads.push({ sql, steps: plan.map(({ detail }) => String(detail)), rows })
  }

  override all<Row>(sql: string, values: Record<string, SQLInputValue> = {}): Row[] {
    const found = super.all<Row>(sql, values)
    this.#watch(sql, values, found.length)
    return found
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  override get<Row>(sql: string, values: Record<string, SQLInputValue> = {}): Row | undefined {
    const found = super.get<Row>(sql, values)
    this.#watch(sql, values, 1)
    return found
  }

  /** Reads since the previous call. */
  takeReads(): readonly Read[] {
    const reads = this.#reads
    this.#reads = []
    return reads
  }
}

/** Few statements, few rows that leave SQLite, and none that is found by looking through a table. */
function expectLittleWork(reads: readonly Read[]): void {
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.length).toBeLessThanOrEqual(MAX_STATEMENTS)
  expect(reads.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(MAX_ROWS)
  for (const { sql, steps } of reads) {
    const scans = steps.filter((step) => /\b(SCAN|SEARCH) (answers|sessions)\b/.test(step))
    expect(scans, sql).not.toEqual([])
    for (const scan of scans) expect(scan, sql).toMatch(/^SEARCH .* USING .*(INDEX|PRIMARY KEY)/)
  }
}

test(
  `with ${ANSWERS.toLocaleString('en-US')} answers no progress request does much, and all are answered`,
  { timeout: 120_000 },
  async () => {
    const folder = prepared()
    const file = join(folder, 'study', 'filled.sqlite')
    fill(file)

    const database = new WatchedDatabase(file)
    const asked = { played: PLAYED, since: BEGUN, clock: CLOCK }
    const found = drained(progressOf(database, farkleDrill, asked, LIMIT))
    expect(found.answers).toBe(ANSWERS)
    expect(found.spans.length).toBeGreaterThan(40)
    expect(found.lately).toHaveLength(LIMIT)
    expect(found.bests).toHaveLength(1)
    expectLittleWork(database.takeReads())
    for (const which of ['failed', 'slow'] as const) {
      const wanted = { played: PLAYED, since: BEGUN, limit: LIMIT }
      expect(waiting(database, which, wanted)).toHaveLength(LIMIT)
      expectLittleWork(database.takeReads())
    }
    const queries = new ProgressQueries(database, { played: PLAYED, since: 0, clock: CLOCK })
    const cells = queries.needs().map(([cell]) => cell)
    expect(cells.length).toBeGreaterThan(50)
    expectLittleWork(database.takeReads())
    expect(queries.lately(cells.slice(0, 9), 50)).toMatchObject({ count: 50 })
    expectLittleWork(database.takeReads())
    database.close()

    rmSync(join(folder, 'study', 'study.sqlite'))
    renameSync(file, join(folder, 'study', 'study.sqlite'))
    const backend = await start(folder)
    const watch = new LoopWatch()
    onTestFinished(() => watch.stop())
    const limit = LIMIT
    const requests = [
      ['drill.progress', { ...subject, sessions: limit }],
      ['drill.progress', { ...subject, since: BEGUN + 365 * DAY }],
      ['drill.waiting', { ...subject, which: 'failed', limit }],
      ['drill.waiting', { ...subject, which: 'slow', limit }],
      ['study.store', {}],
    ] as const
    for (const [name, params] of requests) {
      await watch.doing(name)
      expect(await backend.dispatch(name, params), name).toMatchObject({ ok: true })
    }
    await watch.doing('drill.start')
    await drilled(backend, 1)
    // Twice: nothing is measured of loading and compiling.
    for (const what of ['first export', 'data.export']) {
      await watch.doing(what)
      await fetched(backend, 'data.export')
    }
    const { content } = await fetched(backend, 'data.export')
    const other = await start(temporaryFolder())
    const id = await handedIn(other, content)
    for (const name of ['data.preview', 'data.import'] as const) {
      await watch.doing(name)
      const taken = other.ask(name, { id })
      // Who asks meanwhile sees all or nothing.
      const { answers } = await other.ask('study.store', {})
      expect([0, ANSWERS + 1]).toContain(answers)
      await taken
    }
    await watch.doing('study.backup')
    expect((await backend.ask('study.backup', {})).bytes).toBeGreaterThan(ANSWERS)
    watch.longest.delete('first export')
    console.log('Longest in the thread, in ms:', watch.worst())
    expect(watch.worst().filter(([, milliseconds]) => milliseconds > MOST_MS)).toEqual([])
  },
)

test('no progress request of Yahtzee looks through a table', () => {
  const database = new WatchedDatabase(join(temporaryFolder(), 'empty.sqlite'))
  migrate(database.connection)
  const played = playedOf(scorecard, SHORT_YAHTZEE, 'points')
  const thresholds = { inaccuracy: 1, mistake: 2, blunder: 4 }
  const plan = { setup: scorecardSetupOf(), needs: [], again: null, thresholds }
  const session = beginSession(database, played, plan, [], BEGUN)
  // Each is slow beside the one before.
  for (const [i, code] of ['a', 'b'].entries()) {
    saveAnswer(database, {
      session,
      number: i + 1,
      at: BEGUN + DAY,
      kind: 'boxes',
      code,
      cell: 'boxes.early',
      error: null,
      own: { choice: 'ones', best: 'twos' },
      loss: 3,
      grade: 'mistake',
      milliseconds: 20_000 * (1 + 2 * i),
    })
  }
  database.takeReads()
  const subject = { played, since: 0, clock: CLOCK }
  expect(drained(progressOf(database, scorecardDrill, subject, LIMIT))).toMatchObject({
    sessions: 1,
    answers: 2,
    failed: 2,
    slow: 2,
  })
  expectLittleWork(database.takeReads())
  for (const which of ['failed', 'slow'] as const) {
    expect(waiting(database, which, { ...subject, limit: LIMIT })).toHaveLength(2)
    expectLittleWork(database.takeReads())
  }
  expect(new ProgressQueries(database, subject).needs()).toEqual([['boxes.early', 2, 2]])
  expectLittleWork(database.takeReads())
  database.close()
})
