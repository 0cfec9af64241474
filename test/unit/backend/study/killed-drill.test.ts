import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { start } from '../harness.ts'
import { killedAfter } from '../killed-process.ts'
import { answerWith, prepareShort, preparedFolder, questionOf, setupOf, SHORT } from './drilling.ts'

const prepared = preparedFolder(prepareShort)

const SETUP = setupOf({ scope: 'turn', questions: null })

/** What a process has said until it was killed. */
interface Run {
  readonly session: number
  readonly asked: ReadonlyMap<number, string>
  /** The last answer that was acknowledged; 0 without one. */
  readonly kept: number
}

/** Lets a process answer questions and kills it some milliseconds after its first one. */
async function drillFor(
  milliseconds: number,
  folder: string,
  session: number | null,
): Promise<Run> {
  const args = [folder, JSON.stringify(SHORT), JSON.stringify(SETUP), String(session ?? '')]
  const lines = await killedAfter(milliseconds, 'asked', 1, 'killed-drill.ts', args)
  const of = (word: string): string[][] => lines.filter(([first]) => first === word)
  return {
    session: Number(of('session')[0]![1]),
    asked: new Map(of('asked').map(([, number, code]) => [Number(number), code!])),
    kept: Number(of('kept').at(-1)?.[1] ?? 0),
  }
}

test(
  'no answer that was acknowledged is lost, whenever the process is killed',
  { timeout: 60_000 },
  async () => {
    const folder = prepared()
    const asked = new Map<number, string>()
    const moments: number[] = []
    let session: number | null = null
    let kept = 0
    let kills = 0
    while (kills < 4 || kept < 10) {
      const moment = Math.round(5 + 60 * Math.random())
      moments.push(moment)
      const note = `killed after ${moments.join(', ')} ms`
      const run = await drillFor(moment, folder, session)
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
    const rows = store.prepare('SELECT number, code, milliseconds FROM answers ORDER BY id').all()
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
    const { step, setup, seconds } = await backend.ask('drill.resume', { session: session! })
    expect(setup).toEqual(SETUP)
    expect(seconds).toBeCloseTo((rows.length * (rows.length + 1)) / 2000, 9)
    const question = questionOf(step)
    expect(question.number, note).toBe(rows.length + 1)
    await answerWith(backend, session!, question, 0)
    const progress = await backend.ask('study.progress', { rules: SHORT, goal: 'points' })
    expect(progress.answers).toBe(rows.length + 1)
  },
)
