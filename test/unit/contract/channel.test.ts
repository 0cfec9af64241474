import { describe, expect, it } from 'vitest'
import { connectChannel, serveChannel } from '#shared/contract/channel.ts'
import { RequestError } from '#shared/contract/errors.ts'
import {
  BACKEND_REQUESTS,
  createDispatch,
  readReply,
  type Reply,
} from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { fakeHandlers, type HandlerCall } from './fake-handlers.ts'
import { memoryLine, settled } from './memory-channel.ts'

/** A served backend of fake handlers, a client connected to it, and the line between them. */
function connected(answer?: (call: HandlerCall) => unknown) {
  const [near, far] = memoryLine()
  const { handlers, calls } = fakeHandlers(BACKEND_REQUESTS, answer)
  const emit = serveChannel(far.channel, createDispatch(BACKEND_REQUESTS, handlers))
  const events: [string, unknown][] = []
  const ask = connectChannel(near.channel, (name, data) => events.push([name, data]))
  return { near, far, calls, emit, events, ask }
}

describe('a request over a channel', () => {
  it('reaches its handler, and the answer comes back', async () => {
    const { ask, calls } = connected(() => ({ jobs: [] }))
    const reply = await ask('jobs.list', {})
    expect(readReply(reply)).toEqual({ jobs: [] })
    expect(calls).toEqual([{ name: 'jobs.list', params: {} }])
  })

  it('gets its own answer, also when a later one is answered first', async () => {
    const waiting = new Map<string, (value: unknown) => void>()
    const { ask } = connected(
      ({ params }) => new Promise((resolve) => waiting.set((params as { id: string }).id, resolve)),
    )
    const first = ask('jobs.cancel', { id: 'first' })
    const second = ask('jobs.cancel', { id: 'second' })
    await settled()
    waiting.get('second')!('of the second')
    expect(await second).toEqual({ ok: true, value: 'of the second' })
    waiting.get('first')!('of the first')
    expect(await first).toEqual({ ok: true, value: 'of the first' })
  })

  it('fails as data: an unknown name, wrong parameters, a handler that throws', async () => {
    const { ask, calls } = connected(() => {
      throw new RequestError('storage-failed', 'The disk is full.')
    })
    const codes = async (reply: Promise<Reply>) => {
      const { ok, ...rest } = (await reply) as { ok: boolean; error: { code: string } }
      return ok ? 'ok' : rest.error.code
    }
    expect(await codes(ask('no.such', {}))).toBe('unknown-request')
    expect(await codes(ask('rules.remove', {}))).toBe('invalid-request')
    expect(calls).toEqual([])
    expect(await codes(ask('rules.list', {}))).toBe('storage-failed')
  })

  it('carries a whole rule set', async () => {
    const { ask, calls } = connected()
    await ask('farkle.scoreFrontier', { rules: PRESETS.zilch })
    expect(calls).toEqual([{ name: 'farkle.scoreFrontier', params: { rules: PRESETS.zilch } }])
  })
})

it('an event over a channel arrives with its name and data, in order and unasked', async () => {
  const { near, emit, events } = connected()
  emit('notice', { message: 'first' })
  emit('rules-changed', {})
  await settled()
  expect(events).toEqual([
    ['notice', { message: 'first' }],
    ['rules-changed', {}],
  ])
  expect(near.posted).toEqual([]) // Nobody answers an event.
})

// Garbage of all kinds is tried in test/property/contract-fuzz.test.ts.
describe('a forged message on a channel', () => {
  it('answers no question by an answer of another id', async () => {
    const { near, ask } = connected(() => ({ real: true }))
    const reply = ask('rules.list', {})
    near.deliver({ t: 's', i: 'guessed', r: { ok: true, value: 'forged' } })
    expect(await reply).toEqual({ ok: true, value: { real: true } })
  })

  it('serves no requests on the asking side', async () => {
    const { near, calls, events } = connected()
    near.deliver({ t: 'q', m: 'request', a: ['rules.list', {}], i: 'x' })
    await settled()
    expect(calls).toEqual([])
    expect(events).toEqual([])
  })

  it('in the right form but with wrong parts is answered with an error', async () => {
    const { far, calls } = connected()
    far.deliver({ t: 'q', m: 'request', a: [], i: 'a' })
    far.deliver({ t: 'q', m: 'request', a: [['rules.list'], {}], i: 'b' })
    await settled()
    expect(far.posted).toMatchObject([
      { t: 's', i: 'a', r: { ok: false, error: { code: 'unknown-request' } } },
      { t: 's', i: 'b', r: { ok: false, error: { code: 'unknown-request' } } },
    ])
    expect(calls).toEqual([])
  })
})
