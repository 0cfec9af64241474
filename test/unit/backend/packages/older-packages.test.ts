import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { start, temporaryFolder, type TestBackend } from '../harness.ts'
import { playOut, SHORT_YAHTZEE as rules, yahtzeeSetupOf } from '../games/yahtzee/drilling.ts'
import { dump, fetched, imported, linesOf, recordsOf } from './packages.ts'

type Line = Record<string, unknown>

/** As an app exported it whose drills of Yahtzee knew neither needs nor slow answers. */
const OLDER = readFileSync(
  fileURLToPath(new URL('../../../fixtures/packages/v1-yahtzee.breakpoint', import.meta.url)),
)
const older = recordsOf(OLDER)

const ofKind = (records: readonly Line[], kind: string): Line[] =>
  records.filter((record) => record.kind === kind)

async function takenIn(): Promise<TestBackend> {
  const backend = await start(temporaryFolder())
  expect((await imported(backend, OLDER)).done).toMatchObject({
    ...{ ruleSets: { added: 1 }, sessions: { added: 2 }, answers: { added: 7 }, remarks: [] },
  })
  return backend
}

test('a package of an older app lacks what this one keeps', () => {
  expect(linesOf(OLDER)[0]).toMatchObject({ version: 1 })
  for (const session of ofKind(older, 'yahtzeeSession')) {
    expect(session).not.toHaveProperty('needs')
    expect(session.setup).not.toHaveProperty('weighting')
  }
  for (const answer of ofKind(older, 'yahtzeeAnswer')) expect(answer).not.toHaveProperty('slow')
})

test('it is taken in whole, its questions as they were chosen then and no answer slow', async () => {
  const { folder, ask } = await takenIn()
  const { yahtzee_sessions: sessions, yahtzee_answers: answers } = dump(folder)
  expect(sessions).toHaveLength(2)
  for (const session of sessions as Line[]) {
    expect(session).toMatchObject({ needs: [], setup: { weighting: 'play' } })
  }
  const kept = (answers as Line[]).map(({ code, choice, loss }) => ({ code, choice, loss }))
  expect(kept).toEqual(
    ofKind(older, 'yahtzeeAnswer').map(({ code, choice, loss }) => ({ code, choice, loss })),
  )
  const progress = await ask('yahtzeeDrill.progress', { rules })
  expect(progress).toMatchObject({ answers: 7, sessions: 2, failed: 5, slow: 0 })
  const { inUse } = await ask('yahtzeeDrill.thresholds', { rules })
  expect(inUse).toEqual({ inaccuracy: 0.5, mistake: 1.5, blunder: 4 })
})

test('its open session goes on, and a finished one can be repeated', async () => {
  const { ask } = await takenIn()
  const { lately } = await ask('yahtzeeDrill.progress', { rules })
  const open = lately.find(({ ended }) => !ended)!
  const { session } = await ask('yahtzeeDrill.resume', { session: open.id })
  expect((await playOut(ask, session)).kind).toBe('over')
  const finished = lately.find(({ ended }) => ended)!
  const setup = yahtzeeSetupOf({
    source: { kind: 'session', session: finished.id },
    questions: null,
  })
  const repeated = await ask('yahtzeeDrill.start', { rules, setup })
  const step = await ask('yahtzeeDrill.next', repeated)
  // Of all its mistakes the worst.
  const worst = ofKind(older, 'yahtzeeAnswer').toSorted(
    (a, b) => Number(b.loss) - Number(a.loss),
  )[0]
  expect(step).toMatchObject({ kind: 'question', question: { code: worst!.code } })
})

test('it changes nothing the second time, even as this app exports it', async () => {
  const backend = await takenIn()
  const before = dump(backend.folder)
  const { content } = await fetched(backend, 'data.export')
  for (const again of [OLDER, content]) {
    expect((await imported(backend, again)).done).toMatchObject({
      ...{ sessions: { added: 0, changed: 0 }, answers: { added: 0, changed: 0 }, remarks: [] },
    })
  }
  expect(dump(backend.folder)).toEqual(before)
})
