import { expect, test } from 'vitest'
import type { ErrorData } from '#shared/contract/errors.ts'
import { GAMES, type GameName } from '#shared/games/games.ts'
import { ALL, fewRuns } from '#test/property/runs.ts'
import { fetched, imported } from './packages/packages.ts'
import { RECORD_PLACES } from './edges/edge-packages.ts'
import { REQUEST_PLACES } from './edges/edge-requests.ts'
import { fuzzEdges, SHORT_GAMES, type Fuzzed } from './edges/fuzz.ts'
import { edgeCount, runsForAll, type Place, type Tally } from './edges/plan.ts'
import { replyTo } from './edges/right-requests.ts'
import { useEveryNumber } from './edges/used-folder.ts'
import { start, temporaryFolder, type TestBackend } from './harness.ts'
import { preparedFolder } from './drills/drilling.ts'
import { readAnswer } from '#test/support/plain-answer.ts'

const GAME_NAMES = GAMES.map(({ name }) => name)

// Requests and packages with numbers at the edges of every bound, made from the schemas themselves
// and from what the backend has answered. Whatever it takes in, every screen's requests are answered;
// after-edges.spec.ts opens the screens.

/** Runs for each number. */
const RUNS_EACH = ALL ? 1.5 : 1
/** So many sessions in a row that cannot be opened are the end of them. */
const MAX_GONE = 100
/** In the log, of what nobody foresaw. */
const INSIDE = 'A request failed inside'

const prepared = preparedFolder((ask) => useEveryNumber(ask))

const startShort = (folder: string): Promise<TestBackend> => start(folder, SHORT_GAMES)

/** That so many runs tried every number, and each of its edges where they are enough for all. */
function expectCovered(tally: Tally, places: readonly Place[], count: number): void {
  expect(tally.runs).toBe(count)
  if (count >= places.length) expect(tally.places.size).toBe(places.length)
  if (count >= runsForAll(places)) {
    expect(tally.edges.size).toBe(edgeCount(places))
    // At the others no edge is right by itself: thresholds must grow, sessions be the one asked.
    expect(tally.acceptedAt.size).toBeGreaterThan(places.length * 0.75)
  }
  expect(tally.accepted).toBeGreaterThan(count / 20)
  expect(tally.accepted).toBeLessThan(count / 2)
}

/** Whether a request is about rules alone, and no session, record or file that may be gone by now. */
function isLasting(params: unknown): boolean {
  return !['session', 'record', 'id', 'name'].some((key) => key in (params as object))
}

/**
 * That sessions can be opened, each in its game alone; how many of each. A package may bring one that
 * says other than its answers do, or one of rules that are not solved here.
 */
async function openedSessions(
  backend: TestBackend,
  lastOwn: number,
): Promise<Record<GameName, number>> {
  const opened = { farkle: 0, scorecard: 0 }
  for (let session = 1, gone = 0; gone < MAX_GONE; session++) {
    const failed: ErrorData[] = []
    for (const game of GAME_NAMES) {
      const reply = await replyTo(backend, 'drill.resume', { game, session })
      if (reply.ok) opened[game]++
      else failed.push(reply.error)
    }
    const shown = `${session}: ${failed.map(({ message }) => message).join(' ')}`
    const others = failed.filter(({ code }) => code === 'not-found').length
    expect(others, shown).toBeGreaterThanOrEqual(GAME_NAMES.length - 1)
    if (failed.length < GAME_NAMES.length) {
      gone = 0
      continue
    }
    expect(session, shown).toBeGreaterThan(lastOwn)
    for (const { code } of failed) expect(['not-found', 'solver-failed'], shown).toContain(code)
    gone++
  }
  return opened
}

/** That every request that was answered before is answered now, and all that is kept comes out. */
async function expectWell(backend: TestBackend, { right, lastOwn }: Fuzzed): Promise<void> {
  for (const { name, params } of right) {
    const reply = await replyTo(backend, name, params)
    if (isLasting(params)) readAnswer(name, reply)
  }
  const { farkle, scorecard } = await openedSessions(backend, lastOwn)
  expect(farkle).toBeGreaterThan(10)
  expect(scorecard).toBeGreaterThan(5)
  const { content } = await fetched(backend, 'data.export')
  await imported(await startShort(temporaryFolder()), content)
  const failed = backend.logged.filter((line) => line.startsWith(INSIDE))
  // The test's own solver gives up on what would take long.
  expect(failed.filter((line) => !line.includes('workers/short-games.ts'))).toEqual([])
}

test('numbers at the edges of every bound leave no screen that fails', async () => {
  const { seed, numRuns } = fewRuns(
    Math.ceil(RUNS_EACH * Math.max(REQUEST_PLACES.length, RECORD_PLACES.length)),
  )
  const count = numRuns!
  const backend = await startShort(prepared())
  const { answers } = await backend.ask('study.store', {})
  const fuzzed = await fuzzEdges(backend, seed!, count)
  const { right, requests, packages } = fuzzed
  expect(new Set(right.map(({ name }) => name)).size).toBeGreaterThan(50)
  expectCovered(requests, REQUEST_PLACES, count)
  expectCovered(packages, RECORD_PLACES, count)
  expect((await backend.ask('study.store', {})).answers).toBeGreaterThan(answers)
  await expectWell(backend, fuzzed)
})
