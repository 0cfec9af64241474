import { LRUCache } from 'lru-cache'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePromise } from '#main/backend/cached-by-rules.ts'
import { Jobs } from '#main/backend/solve/jobs.ts'
import { waitingUntil } from '#main/backend/solve/waiting.ts'
import { ClientHub } from '#main/backend/clients/client-hub.ts'
import { connectChannel } from '#shared/contract/channel.ts'
import { memoryLine } from '../../contract/memory-channel.ts'

const NAME = { solve: 'score', rules: 'Zilch', hash: '0' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A job that ends when it is stopped, and requests that wait for it. */
function endless() {
  const jobs = new Jobs(() => {})
  const stops: string[] = []
  const ask = (key = 'key'): AbortController => {
    const left = new AbortController()
    waitingUntil(left.signal, () => begin(key))
    return left
  }
  const begin = (key = 'key'): void =>
    void jobs
      .run(
        key,
        NAME,
        (_, signal) =>
          new Promise((_, reject) =>
            signal.addEventListener('abort', () => {
              stops.push(key)
              reject(new Error('stopped'))
            }),
          ),
      )
      .catch(() => {})
  return { jobs, stops, ask, begin }
}

const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000)

describe('a job', () => {
  it('ends when the only request that waits for it is dropped', async () => {
    const { jobs, stops, ask } = endless()
    const request = ask()
    await pass()
    expect(jobs.list()).toHaveLength(1)
    request.abort()
    await pass()
    expect(stops).toEqual(['key'])
    expect(jobs.list()).toEqual([])
  })

  it('goes on while another request waits, and ends with the last', async () => {
    const { stops, ask } = endless()
    const [first, second] = [ask(), ask()]
    first.abort()
    await pass()
    expect(stops).toEqual([])
    second.abort()
    await pass()
    expect(stops).toEqual(['key'])
  })

  it('goes on for the next screen, which asks a moment later', async () => {
    const { stops, ask } = endless()
    ask().abort()
    await vi.advanceTimersByTimeAsync(1_000)
    ask()
    await pass()
    expect(stops).toEqual([])
  })

  it('goes on when it was asked for outside of such requests, first or later', async () => {
    const { stops, ask, begin } = endless()
    begin('first')
    ask('first').abort()
    const request = ask('later')
    begin('later')
    request.abort()
    await pass()
    expect(stops).toEqual([])
  })

  it('that another job has asked for ends with it', async () => {
    const { jobs, stops, begin } = endless()
    const left = new AbortController()
    void waitingUntil(left.signal, () =>
      jobs.run('outer', NAME, () => {
        begin('inner')
        return new Promise(() => {})
      }),
    )
    left.abort()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(stops).toEqual([])
    await pass()
    expect(stops).toEqual(['inner'])
  })
})

it('a cached promise gives its work up once nobody waits for it, and not before', async () => {
  const { stops, begin } = endless()
  const cache = new LRUCache<string, Promise<number>>({ max: 2 })
  const ask = (): AbortController => {
    const left = new AbortController()
    void waitingUntil(left.signal, () =>
      cachePromise(cache, 'kit', () => {
        begin()
        return new Promise(() => {})
      }),
    )
    return left
  }
  const [first, second] = [ask(), ask()]
  first.abort()
  await pass()
  expect(stops).toEqual([])
  second.abort()
  await pass()
  expect(stops).toEqual(['key'])
})

describe('a client', () => {
  function connected() {
    const { jobs, stops, begin } = endless()
    const hub = new ClientHub((name) => {
      begin(String(name))
      return new Promise(() => {})
    })
    const [near, far] = memoryLine()
    const leave = hub.join(far.channel)
    return { jobs, stops, leave, ask: connectChannel(near.channel, () => {}) }
  }

  it('that leaves a question ends its job, and no other', async () => {
    const { stops, ask } = connected()
    const left = new AbortController()
    void ask('kept', {})
    void ask('left', {}, left.signal)
    void ask('wanted', {}, new AbortController().signal)
    await pass()
    left.abort()
    await pass()
    expect(stops).toEqual(['left'])
  })

  it('that goes away ends what nobody asked for by a button', async () => {
    const { stops, ask, leave } = connected()
    void ask('kept', {})
    void ask('wanted', {}, new AbortController().signal)
    await pass()
    leave()
    await pass()
    expect(stops).toEqual(['wanted'])
  })
})
