import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { someOf, someRuns } from '#test/property/runs.ts'
import { start, type TestBackend } from '../harness.ts'
import { killedAfter } from '../killed-process.ts'
import {
  answerWith,
  preparePoints,
  preparedFolder,
  questionOf,
  setupOf,
  SHORT,
  pointsProgress,
} from './drilling.ts'
import { answerOne, SHORT_YAHTZEE, scorecardSetupOf } from '../games/scorecard/drilling.ts'

/** Of each game; games at the table are killed in killed-table.long.test.ts. */
const KILLS = someRuns(13).numRuns!

interface Killed {
  readonly game: 'farkle' | 'scorecard'
  readonly rules: object
  readonly setup: object
  readonly folder: () => string
  /** Answers the question where the session is; returns its number. */
  readonly goOn: (backend: TestBackend, session: number) => Promise<number>
  /** As many answers as its progress has. */
  readonly counted: (backend: TestBackend) => Promise<number>
}

const farkle: Killed = {
  game: 'farkle',
  rules: SHORT,
  setup: setupOf({ scope: 'turn', questions: null }),
  folder: preparedFolder(preparePoints),
  async goOn(backend, session) {
    const question = questionOf(await backend.ask('drill.next', { game: 'farkle', session }))
    await answerWith(backend, session, question, 0)
    return question.number
  },
  async counted({ ask }) {
    return (await pointsProgress({ ask })).answers
  },
}

const yahtzee: Killed = {
  game: 'scorecard',
  rules: SHORT_YAHTZEE,
  setup: scorecardSetupOf({ weighting: 'needs', questions: null }),
  folder: preparedFolder((ask) =>
    ask('drill.thresholds', { game: 'scorecard', rules: SHORT_YAHTZEE }),
  ),
  async goOn({ ask }, session) {
    const step = await ask('drill.next', { game: 'scorecard', session })
    await answerOne(ask, session, step)
    return step.kind === 'question' ? step.question.number : 0
  },
  async counted({ ask }) {
    return (await ask('drill.progress', { game: 'scorecard', rules: SHORT_YAHTZEE })).answers
  },
}

interface Run {
  readonly session: number
  readonly asked: ReadonlyMap<number, string>
  /** The last answer that was acknowledged; 0 without one. */
  readonly kept: number
}

/** Lets a process answer questions and kills it some milliseconds after its first one. */
async function drillFor(
  milliseconds: number,
  { game, rules, setup }: Killed,
  folder: string,
  session: number | null,
): Promise<Run> {
  const begun = [JSON.stringify(rules), JSON.stringify(setup), String(session ?? '')]
  const args = [folder, game, ...begun]
  const lines = await killedAfter(milliseconds, 'asked', 1, 'killed-drill.ts', args)
  const of = (word: string): string[][] => lines.filter(([first]) => first === word)
  return {
    session: Number(of('session')[0]![1]),
    asked: new Map(of('asked').map(([, number, code]) => [Number(number), code!])),
    kept: Number(of('kept').at(-1)?.[1] ?? 0),
  }
}

test.each(someOf([farkle, yahtzee]))(
  'no answer that was acknowledged is lost, whenever the process is killed: $game',
  { timeout: 120_000 },
  async (killed) => {
    const folder = killed.folder()
    const asked = new Map<number, string>()
    const moments: number[] = []
    let session: number | null = null
    let kept = 0
    let kills = 0
    while (kills < KILLS || kept < 10) {
      const moment = Math.round(5 + 150 * Math.random())
      moments.push(moment)
      const note = `killed after ${moments.join(', ')} ms`
      const run = await drillFor(moment, killed, folder, session)
      kills++
      session ??= run.session
      // A question that was asked again is the same one.
      for (const [number, code] of run.asked) {
        expect(asked.get(number) ?? code, note).toBe(code)
        asked.set(number, code)
      }
      const next = Math.min(...run.asked.keys())
      expect(next, note).toBeGreaterThan(kept)
      expect(next, note).toBeLessThanOrEqual(asked.size)
      // A question is asked once the answer before it is on the disk, acknowledged or not.
      kept = Math.max(kept, run.kept, next - 1)
    }

    const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
    const sql = 'SELECT number, code, milliseconds FROM answers ORDER BY id'
    const rows = store.prepare(sql).all()
    const integrity = store.prepare('PRAGMA integrity_check').all()
    store.close()
    const note = `killed after ${moments.join(', ')} ms`
    expect(integrity, note).toEqual([{ integrity_check: 'ok' }])
    // The last one may have been kept without a chance to say so.
    expect(rows.length, note).toBeGreaterThanOrEqual(kept)
    expect(rows.length, note).toBeLessThanOrEqual(kept + 1)
    for (const [i, row] of rows.entries()) {
      expect(row, note).toEqual({ number: i + 1, code: asked.get(i + 1), milliseconds: i + 1 })
    }

    const backend = await start(folder)
    expect((await backend.ask('study.store', {})).lost, note).toBe(null)
    const { setup, seconds } = await backend.ask('drill.resume', {
      game: killed.game,
      session: session!,
    })
    expect(setup).toMatchObject(killed.setup)
    expect(seconds).toBeCloseTo((rows.length * (rows.length + 1)) / 2000, 9)
    expect(await killed.goOn(backend, session!), note).toBe(rows.length + 1)
    expect(await killed.counted(backend)).toBe(rows.length + 1)
  },
)
