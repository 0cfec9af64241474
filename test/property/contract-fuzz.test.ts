import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PLAIN_RULE } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { connectChannel, serveChannel } from '#shared/contract/channel.ts'
import { errorSchema, RequestError } from '#shared/contract/errors.ts'
import {
  BACKEND_REQUESTS,
  createDispatch,
  readReply,
  type Reply,
  type Requests,
} from '#shared/contract/requests.ts'
import { readSettings, settingsSchema, shellRequests } from '#shared/contract/settings.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { fakeHandlers } from '#test/unit/contract/fake-handlers.ts'
import { memoryLine, settled } from '#test/unit/contract/memory-channel.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { enough, runs, someRuns } from './runs.ts'
import { scorecardRules } from './yahtzee-arbitrary.ts'

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

const right = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: anything })

const score = fc.constantFrom(0, 350, 9950, 10_000, -500, 0.5)
const policy = fc.constantFrom<unknown>(
  { kind: 'optimal' },
  { kind: 'points', winningBank: true },
  { kind: 'points' },
  { kind: 'go-for-it' },
  { kind: 'hold', at: 300 },
  { kind: 'hold', at: 0 },
  { kind: 'thumb', rule: PLAIN_RULE },
  { kind: 'thumb', rule: { ...PLAIN_RULE, divisor: [0] } },
)
const dice = fc.constantFrom<unknown>(
  { left: 4 },
  { left: 7 },
  { rolled: [1, 1, 5] },
  { rolled: [] },
  {},
)

/** Objects with the fields that requests have, mostly with values that could be right. */
const nearlyParams = fc.record(
  {
    rules: right(fc.oneof(ruleSets, scorecardRules)),
    game: right(fc.constantFrom('farkle', 'scorecard', 'chess')),
    card: right(fc.constantFrom('t0', 'x126kh.t18.y50', 'x1-4.t18', 'x1.t99', '')),
    points: right(fc.constantFrom(0, 200, 1e9)),
    rerollsLeft: right(fc.nat(6)),
    strategy: right(fc.constantFrom('optimal', 'greedy', 'none')),
    target: right(fc.constantFrom(300, 0, 1e9)),
    limit: right(fc.constantFrom(1, 10, 500)),
    session: right(fc.nat(3)),
    number: right(fc.nat(3)),
    milliseconds: right(fc.nat(5000)),
    hint: right(fc.nat(3)),
    reason: right(fc.constantFrom('time', 'stopped', 'bored')),
    since: right(fc.constantFrom(null, 5000)),
    sessions: right(fc.nat(300)),
    choice: right(
      fc.constantFrom<unknown>(
        { keep: [1, 1], box: null },
        { keep: null, box: 11 },
        { keep: null, box: null },
        { setAside: [1], then: 'roll' },
      ),
    ),
    thresholds: right(
      fc.constantFrom<unknown>(
        { inaccuracy: 1, mistake: 2, blunder: 5 },
        { inaccuracy: 5, mistake: 2, blunder: 1 },
        null,
      ),
    ),
    setup: right(
      fc.constantFrom<unknown>(
        { ...DEFAULT_SCORECARD_SETUP, seed: 'a' },
        { ...DEFAULT_SETUP, goal: 'points', seed: 'a' },
      ),
    ),
    language: right(fc.constantFrom('en', 'de', 'xx')),
    turn: right(fc.constantFrom('single', 'opening', 'after-0', 'after-5', 'after-9')),
    farklePenalty: right(fc.constantFrom(0, 500, null, -1)),
    from: right(fc.nat(100)),
    count: right(fc.nat(1500)),
    every: right(fc.nat(5)),
    id: right(fc.constantFrom('house', 'zilch', 'j-1', '../up', null)),
    theme: right(fc.constantFrom('dark', 'light', 'system')),
    goal: right(fc.constantFrom('points', 'wins')),
    shortcuts: right(fc.dictionary(fc.string(), fc.string())),
    own: right(score),
    opponent: right(score),
    ownFarkles: right(fc.nat(6)),
    position: right(
      fc.record(
        { own: score, opponent: score, turnTotal: score, dice, ownFarkles: fc.nat(6) },
        { requiredKeys: ['own', 'opponent', 'turnTotal', 'dice'] },
      ),
    ),
    dice: right(fc.oneof(fc.nat(7), fc.constantFrom([1, 2, 2, 4, 4], [1, 7], []))),
    upTo: right(score),
    player: right(
      fc.constantFrom<unknown>(
        { kind: 'best' },
        { kind: 'hold', at: 300 },
        { kind: 'hold', at: 0 },
      ),
    ),
    kinds: right(fc.array(fc.constantFrom('limits', 'odds', 'none'))),
    day: right(fc.constantFrom('2026-03-01', '2026-02-30', 'today')),
    first: right(policy),
    second: right(policy),
  },
  { requiredKeys: [] },
)

const anyParams = fc.oneof(
  { weight: 2, arbitrary: nearlyParams },
  { weight: 1, arbitrary: anything },
)

/** Any name: of a request, of what every object has, or anything else. */
function anyName(requests: Requests): fc.Arbitrary<unknown> {
  const names = Object.keys(requests)
  const tricks = ['__proto__', 'constructor', 'toString', 'valueOf', 'request', 'event']
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.constantFrom(...tricks) },
    { weight: 1, arbitrary: anything },
  )
}

const isError = (reply: Reply): boolean => !reply.ok && v.is(errorSchema, reply.error)

describe.each([
  ['backend', BACKEND_REQUESTS as Requests],
  ['shell', shellRequests as Requests],
])('any request to the %s', (_, requests) => {
  it.each(Object.keys(requests))(
    'reaches %s only with parameters that its schema lets pass',
    async (name) => {
      const schema = requests[name]!
      await fc.assert(
        fc.asyncProperty(anyParams, async (params) => {
          const { handlers, calls } = fakeHandlers(requests)
          const reply = await createDispatch(requests, handlers)(name, params)
          const passes = v.safeParse(schema, params)
          expect(reply.ok).toBe(passes.success)
          expect(calls).toEqual(passes.success ? [{ name, params: passes.output }] : [])
          // What a handler is given would pass the check again, unchanged.
          for (const call of calls) {
            expect(v.safeParse(schema, call.params)).toMatchObject({ success: true })
            expect(v.parse(schema, call.params)).toEqual(call.params)
          }
          if (!reply.ok) {
            expect(isError(reply)).toBe(true)
            expect(reply.error.code).toBe('invalid-request')
            for (const { message } of reply.error.details) {
              expect(message).toMatch(
                /^(["A-Z]|[xty], ).*\.$|is not a field of a rule set; take it out\.$/s,
              )
              expect(message).not.toMatch(/Invalid \w+: /)
            }
          }
        }),
        someRuns(40),
      )
    },
  )

  it('of any name is answered, never thrown, and reaches a handler only by its own name', async () => {
    let reached = 0
    await fc.assert(
      fc.asyncProperty(anyName(requests), anyParams, async (name, params) => {
        const { handlers, calls } = fakeHandlers(requests)
        const reply = await createDispatch(requests, handlers)(name, params)
        expect(reply.ok || isError(reply)).toBe(true)
        expect(calls.every((call) => call.name === name)).toBe(true)
        const known = typeof name === 'string' && Object.keys(requests).includes(name)
        if (!known) expect(reply).toMatchObject({ error: { code: 'unknown-request' } })
        reached += calls.length
      }),
      someRuns(150),
    )
    expect(reached).toBeGreaterThanOrEqual(enough(1))
  })
})

describe('any message on a channel', () => {
  /** Messages between plain garbage and a proper call. */
  const calls = fc.record(
    {
      t: right(fc.constantFrom('q', 'q', 's')),
      m: right(fc.constantFrom('request', 'request', 'event', '$close', 'then', '__proto__')),
      a: right(fc.tuple(anyName(BACKEND_REQUESTS), anyParams)),
      i: right(fc.string()),
      o: anything,
      r: anything,
      e: anything,
    },
    { requiredKeys: ['t', 'm', 'a'] },
  )
  const messages = fc.oneof(calls, calls, anything)

  it('does no harm to the served side: what reaches a handler passes its schema', async () => {
    let reached = 0
    await fc.assert(
      fc.asyncProperty(fc.array(messages, { maxLength: 5 }), async (some) => {
        const [near, far] = memoryLine()
        const { handlers, calls: reaching } = fakeHandlers(BACKEND_REQUESTS)
        serveChannel(far.channel, createDispatch(BACKEND_REQUESTS, handlers))
        for (const message of some) far.deliver(message)
        await settled()
        for (const { name, params } of reaching) {
          const schema = BACKEND_REQUESTS[name as keyof typeof BACKEND_REQUESTS]
          expect(v.is(schema, params)).toBe(true)
        }
        reached += reaching.length
        const ask = connectChannel(near.channel, () => {})
        expect(await ask('rules.list', {})).toEqual({ ok: true, value: {} })
      }),
      // Few calls are good enough to reach a handler.
      runs(300),
    )
    expect(reached).toBeGreaterThanOrEqual(enough(1))
  })

  it('does no harm to the asking side: its questions are answered, its events understood', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(messages, { maxLength: 5 }), async (some) => {
        const [near, far] = memoryLine()
        const { handlers } = fakeHandlers(BACKEND_REQUESTS)
        const emit = serveChannel(far.channel, createDispatch(BACKEND_REQUESTS, handlers))
        const notices: unknown[] = []
        const ask = connectChannel(near.channel, (name, data) => {
          if (name === 'notice') notices.push(data)
        })
        const reply = ask('rules.list', {})
        for (const message of some) near.deliver(message)
        emit('notice', { message: 'still here' })
        expect(await reply).toEqual({ ok: true, value: {} })
        await settled()
        expect(notices).toContainEqual({ message: 'still here' })
      }),
      someRuns(150),
    )
  })
})

describe('anything on arrival', () => {
  it('is a reply with an answer, or a RequestError is thrown', () => {
    const replies = fc.oneof(
      anything,
      fc.record({ ok: fc.oneof(fc.boolean(), anything), value: anything, error: anything }),
    )
    fc.assert(
      fc.property(replies, (reply) => {
        try {
          const answer: unknown = readReply(reply)
          expect(reply).toMatchObject({ ok: true, value: answer })
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(RequestError)
        }
      }),
      someRuns(400),
    )
  })

  it('makes settings, whatever was stored', () => {
    const stored = fc.oneof(
      anything,
      fc.record(
        { theme: anything, rules: anything, goal: anything, shortcuts: anything },
        { requiredKeys: [] },
      ),
    )
    fc.assert(
      fc.property(stored, (some) => {
        expect(v.is(v.strictObject(settingsSchema.entries), readSettings(some))).toBe(true)
      }),
      someRuns(400),
    )
  })
})
