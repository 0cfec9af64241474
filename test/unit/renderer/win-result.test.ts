import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope, type ShallowRef } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { connected } from '#renderer/services/client.ts'
import { useJobs } from '#renderer/services/jobs.ts'
import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import { useWinResult } from '#renderer/games/farkle/services/use-win-result.ts'
import { answer, asked, settled, startStores, tell } from './harness.ts'
import { ENTRIES, jobOf, UNSOLVED } from './winning-game.ts'

const entryOf = (id: 'farkle' | 'zilch') => ENTRIES.find((entry) => entry.id === id)!

const RESULT = { winProbability: 0.5, residual: 1e-13, evaluations: 9, seconds: 3, states: 4 }

/** The backend's data about each game, and the solves requested from it. */
let known: Record<string, object>
let solves: PromiseWithResolvers<unknown>[]
let scope: EffectScope
let entry: ShallowRef<EntryOf<'farkle'> | null>

beforeEach(async () => {
  await startStores()
  known = {}
  solves = []
  scope = effectScope()
  entry = shallowRef(entryOf('zilch'))
  answer({
    'farkle.winStatus': ({ rules }: { rules: { name: string } }) => ({
      ...UNSOLVED,
      ...known[rules.name],
    }),
    'farkle.winSolve': () => {
      const way = Promise.withResolvers<unknown>()
      solves.push(way)
      return way.promise
    },
    'jobs.cancel': {},
  })
})
afterEach(() => {
  scope.stop()
  connected.value = true
})

async function follow(nextMap: Counters | null = null): Promise<ReturnType<typeof useWinResult>> {
  const following = scope.run(() =>
    useWinResult(
      () => entry.value,
      () => nextMap,
    ),
  )!
  await settled()
  return following
}

/** Ends the nth solve that was asked for. */
async function end(nth: number, result: object): Promise<void> {
  const way = solves[nth]!
  if (result instanceof Error) way.reject(result)
  else way.resolve(result)
  await settled()
}

/** Says of a job what the backend would. */
function hear(job: Partial<JobData>): void {
  tell('job', jobOf({ hash: entryOf('zilch').hash, ...job }))
}

const names = (): string[] => asked.mock.calls.map(([name]) => name)

describe('a game that is not solved', () => {
  it('is only asked about where the solve takes long', async () => {
    const { status, isSolving, result } = await follow()
    expect(status.value).toMatchObject({ state: 'unsolved', states: 360_000 })
    expect([isSolving.value, result.value]).toEqual([false, null])
    expect(names()).toEqual(['farkle.winStatus'])
  })

  it('is solved unasked where it takes but a moment', async () => {
    known.Zilch = { secondsLeft: 5 }
    const { isSolving, result } = await follow()
    expect(isSolving.value).toBe(true)
    await end(0, RESULT)
    expect([isSolving.value, result.value]).toEqual([false, RESULT])
  })

  it('is solved when the user says so', async () => {
    const { start, isSolving, result } = await follow()
    start()
    expect(isSolving.value).toBe(true)
    await end(0, RESULT)
    expect(result.value).toEqual(RESULT)
  })

  it('is joined where it is being solved already', async () => {
    // The frame of the app listens to jobs before any screen does.
    useJobs()
    hear({})
    const { isSolving } = await follow()
    expect(isSolving.value).toBe(true)
    expect(solves).toHaveLength(1)
  })

  it('is solved with the map that is looked at next, whose time counts', async () => {
    const { start, status } = await follow({ ownFarkles: 0, opponentFarkles: 1 })
    expect(status.value?.secondsLeft).toBe(48)
    start()
    expect(asked).toHaveBeenLastCalledWith('farkle.winSolve', {
      rules: PRESETS.zilch,
      nextMap: { ownFarkles: 0, opponentFarkles: 1 },
    })
  })

  it('never begins where it is impossible', async () => {
    known.Zilch = { state: 'impossible', reason: 'Too large.', secondsLeft: 0 }
    const { isSolving, status } = await follow()
    expect([isSolving.value, status.value?.reason]).toEqual([false, 'Too large.'])
    expect(solves).toHaveLength(0)
  })
})

describe('a solved game', () => {
  it('begins no map of itself', async () => {
    known.Zilch = { state: 'solved', fraction: 1, secondsLeft: 0, mapSeconds: 0 }
    await follow({ ownFarkles: 0, opponentFarkles: 0 })
    const params = { rules: PRESETS.zilch, nextMap: null }
    expect(asked).toHaveBeenLastCalledWith('farkle.winSolve', params)
  })

  it('is fetched, however long the solve took', async () => {
    known.Zilch = { state: 'solved', fraction: 1, secondsLeft: 0 }
    const { result } = await follow()
    await end(0, RESULT)
    expect(result.value).toEqual(RESULT)
  })

  it('gives way when the rules change, and a late result of the old ones is dropped', async () => {
    known.Farkle = { secondsLeft: 1 }
    const { start, result, status } = await follow()
    start()
    entry.value = entryOf('farkle')
    await settled()
    expect(solves).toHaveLength(2)
    await end(0, { ...RESULT, states: 1 })
    expect(result.value).toBeNull()
    await end(1, { ...RESULT, states: 2 })
    expect(result.value?.states).toBe(2)
    expect(status.value?.secondsLeft).toBe(1)
  })

  it('stays where the same rules are told anew', async () => {
    known.Zilch = { state: 'solved', secondsLeft: 0 }
    const { result } = await follow()
    await end(0, RESULT)
    entry.value = { ...entryOf('zilch') }
    await settled()
    expect(result.value).toEqual(RESULT)
    expect(solves).toHaveLength(1)
  })
})

describe('a solve under way', () => {
  it('is followed by its job, and only by its own', async () => {
    const { start, job } = await follow()
    start()
    expect(job.value).toBeNull()
    hear({ id: 'job-2', solve: 'frontier', resumable: false })
    // Another game that somebody gave the same name.
    hear({ id: 'job-3', hash: entryOf('farkle').hash })
    expect(job.value).toBeNull()
    hear({})
    expect(job.value).toMatchObject({ id: 'job-1' })
  })

  it('is stopped, says what is kept, and does not begin again by itself', async () => {
    const { start, stop, job, isSolving, status } = await follow()
    start()
    hear({})
    stop()
    expect(asked).toHaveBeenLastCalledWith('jobs.cancel', { id: 'job-1' })
    known.Zilch = { state: 'begun', fraction: 0.5, secondsLeft: 2 }
    hear({ state: 'cancelled' })
    await end(0, new RequestError('cancelled', 'The solve was stopped.'))
    expect(job.value).toBeNull()
    expect(isSolving.value).toBe(false)
    expect(status.value).toMatchObject({ state: 'begun', fraction: 0.5 })
    expect(solves).toHaveLength(1)
    start()
    expect(solves).toHaveLength(2)
  })

  it('that fails says why, and can be tried again', async () => {
    const { start, again, error, isSolving } = await follow()
    start()
    await end(0, new RequestError('solver-failed', 'No memory.'))
    expect([error.value, isSolving.value]).toEqual(['No memory.', false])
    again()
    expect(error.value).toBeNull()
  })

  it('is looked at again after a break of the connection', async () => {
    const { start, error, status } = await follow()
    start()
    connected.value = false
    await end(0, new RequestError('disconnected', 'Lost.'))
    expect(error.value).toBe('Lost.')
    known.Zilch = { state: 'begun', fraction: 0.25, secondsLeft: 30 }
    connected.value = true
    await nextTick()
    await settled()
    expect(error.value).toBeNull()
    expect(status.value?.fraction).toBe(0.25)
  })
})

describe('a solve that ended with the backend', () => {
  /** A break of the line while a solve is asked for. */
  async function breakDown(): Promise<void> {
    connected.value = false
    await end(solves.length - 1, new RequestError('disconnected', 'Lost.'))
    connected.value = true
    await settled()
  }

  it('is gone on with once, and only once', async () => {
    const { start, isSolving, error } = await follow()
    start()
    await breakDown()
    expect(solves).toHaveLength(2)
    expect(isSolving.value).toBe(true)
    await breakDown()
    expect(solves).toHaveLength(2)
    expect([isSolving.value, error.value]).toEqual([false, null])
  })

  it('may be gone on with again when the user starts it again', async () => {
    const { start } = await follow()
    start()
    await breakDown()
    await breakDown()
    start()
    await breakDown()
    expect(solves).toHaveLength(4)
  })
})

it('without a rule set nothing is asked', async () => {
  entry.value = null
  const { start, stop, status } = await follow()
  start()
  stop()
  expect(names()).toEqual([])
  expect(status.value).toBeNull()
})
