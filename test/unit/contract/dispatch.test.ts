import { describe, expect, it } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import { checkParams } from '#shared/contract/params-problems.ts'
import { BACKEND_REQUESTS, createDispatch } from '#shared/contract/requests.ts'
import { shellRequests } from '#shared/contract/settings.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { fakeHandlers } from './fake-handlers.ts'

const zilch = PRESETS.zilch
const table = { rules: zilch, turn: 'single' } as const

describe('a request of a name that there is not', () => {
  it.each<[unknown]>([
    ['__proto__'],
    ['toString'],
    ['score.Overview'],
    [undefined],
    [{ toString: () => 'rules.list' }],
    [['rules.list']],
    [Symbol('rules.list')],
  ])('is answered with an error and reaches no handler: %j', async (name) => {
    const { handlers, calls } = fakeHandlers(BACKEND_REQUESTS)
    const reply = await createDispatch(BACKEND_REQUESTS, handlers)(name, {})
    expect(reply).toMatchObject({ ok: false, error: { code: 'unknown-request', details: [] } })
    expect(calls).toEqual([])
  })

  it('is not found in the other half of the contract', async () => {
    const { handlers } = fakeHandlers(shellRequests)
    const dispatch = createDispatch(shellRequests, handlers)
    expect(await dispatch('shell.info', {})).toMatchObject({ ok: true })
    expect(await dispatch('rules.list', {})).toMatchObject({ ok: false })
  })
})

describe('a request with wrong parameters', () => {
  it.each([
    ['farkle.scoreOverview', undefined, ''],
    ['farkle.scoreOverview', null, ''],
    ['farkle.scoreOverview', { rules: { ...zilch, goal: 0 } }, 'rules.goal'],
    ['farkle.scoreOverview', { rules: { ...zilch, sets: [] } }, 'rules.sets'],
    ['farkle.scoreOverview', { rules: zilch, farklePenalty: -1 }, 'farklePenalty'],
    ['farkle.scoreTable', { rules: zilch }, 'turn'],
    ['farkle.scoreTable', { ...table, turn: 'after-6' }, 'turn'],
    ['farkle.scoreTable', { ...table, from: -1 }, 'from'],
    ['farkle.scoreTable', { ...table, every: 0 }, 'every'],
    ['rules.save', { id: '../escape', rules: zilch }, 'id'],
    ['rules.save', { id: 'x'.repeat(65), rules: zilch }, 'id'],
    ['rules.save', { rules: { ...zilch, name: '' } }, 'rules.name'],
  ])('is refused, named by its field: %s %#', async (name, params, field) => {
    const { handlers, calls } = fakeHandlers(BACKEND_REQUESTS)
    const reply = await createDispatch(BACKEND_REQUESTS, handlers)(name, params)
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-request' } })
    const fields = reply.ok ? [] : reply.error.details.map((detail) => detail.field)
    expect(fields).toContain(field)
    expect(reply.ok ? '' : reply.error.message).not.toBe('')
    expect(calls).toEqual([])
  })

  it.each([
    ['jobs.cancel', 'j-1', 'The parameters of jobs.cancel must be an object.'],
    ['jobs.cancel', {}, 'The field "id" is missing; it must be a text.'],
    ['jobs.cancel', { id: 5 }, 'The field "id" must be a text.'],
    ['rules.remove', {}, 'The field "id" is missing. The rule set must be named by its id.'],
    [
      'farkle.scoreOverview',
      {},
      'The field "rules" is missing. This must be a rule set: an object with the points of the sets and the rules of play.',
    ],
    ['farkle.scoreTable', { ...table, from: '0' }, 'The field "from" must be a number.'],
    [
      'farkle.scoreTable',
      { ...table, from: -0.5 },
      'The field "from" must be a whole number. The field "from" must be at least 0.',
    ],
    ['farkle.scoreTable', { ...table, count: 1001 }, 'The field "count" must be at most 1000.'],
    [
      'farkle.winMatch',
      { rules: zilch, first: { kind: 'points' }, second: { kind: 'optimal' } },
      'The field "first.winningBank" is missing; it must be true or false.',
    ],
    [
      'farkle.winMatch',
      { rules: zilch, first: { kind: 'luck' }, second: { kind: 'optimal' } },
      'A policy must be optimal, points, table, go-for-it, hold or thumb.',
    ],
    ['cards.finish', { session: 1.5 }, 'The field "session" must be a whole number.'],
    [
      'cards.answer',
      { session: 1, number: 1, answer: true, milliseconds: 9 },
      'The field "answer" must be a text, a number or null.',
    ],
    [
      'cards.answer',
      { session: 1, number: 1, answer: 'x'.repeat(61), milliseconds: 9 },
      'The field "answer" must be at most 60 characters long.',
    ],
    [
      'drill.finish',
      { game: 'farkle', session: 1, reason: 'bored' },
      'The field "reason" must be "time" or "stopped".',
    ],
    [
      'sheets.list',
      { game: 'chess', rules: zilch },
      'The field "game" must be "farkle" or "scorecard".',
    ],
  ])('is told what would be right: %s %#', async (name, params, message) => {
    const { handlers } = fakeHandlers(BACKEND_REQUESTS)
    const reply = await createDispatch(BACKEND_REQUESTS, handlers)(name, params)
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-request', message } })
  })

  it.each(Object.keys(BACKEND_REQUESTS))('is never told to leave a field undefined: %s', (name) => {
    const params = BACKEND_REQUESTS[name as keyof typeof BACKEND_REQUESTS]
    for (const value of [Symbol('wrong'), 0.5, 'wrong', []]) {
      const fields = ['game', 'rules', 'setup', 'goal', 'position', 'dice', 'bot', 'limit']
      const given = Object.fromEntries(fields.map((field) => [field, value]))
      const checked = checkParams(name, params, given)
      const problems = checked.ok ? [] : checked.problems
      for (const { message } of problems) expect(message).not.toContain('undefined')
    }
  })

  it('is told once what is wrong with a field in two ways', async () => {
    const { handlers } = fakeHandlers(BACKEND_REQUESTS)
    const params = { rules: zilch, own: -2e6 - 0.5, opponent: 0 }
    const reply = await createDispatch(BACKEND_REQUESTS, handlers)('farkle.winAt', params)
    const message = 'A score must be a whole number from -1,000,000 to 2,000,000.'
    expect(reply).toMatchObject({ ok: false, error: { message, details: [{ field: 'own' }] } })
  })

  it('is told of fields that there are not, where none may be beside those that there are', async () => {
    const { handlers } = fakeHandlers(shellRequests)
    const reply = await createDispatch(shellRequests, handlers)('settings.set', { volume: 11 })
    const message = 'There is no field "volume" in settings.set; take it out.'
    expect(reply).toMatchObject({ ok: false, error: { message, details: [{ field: 'volume' }] } })
  })

  it('tells every wrong field of a rule set', async () => {
    const { handlers } = fakeHandlers(BACKEND_REQUESTS)
    const rules = { ...zilch, goal: 0, end: 'never', straight: -1 }
    const reply = await createDispatch(BACKEND_REQUESTS, handlers)('rules.save', { rules })
    const fields = reply.ok ? [] : reply.error.details.map((detail) => detail.field)
    expect(fields.toSorted()).toEqual(['rules.end', 'rules.goal', 'rules.straight'])
  })
})

describe('a request as it should be', () => {
  it('reaches its handler with every parameter filled in, and the answer goes back', async () => {
    const { handlers, calls } = fakeHandlers(BACKEND_REQUESTS, () => ({ rows: 3 }))
    const reply = await createDispatch(BACKEND_REQUESTS, handlers)('farkle.scoreTable', table)
    expect(reply).toEqual({ ok: true, value: { rows: 3 } })
    expect(calls).toEqual([
      {
        name: 'farkle.scoreTable',
        params: { ...table, farklePenalty: null, from: 0, count: 1000, every: 1 },
      },
    ])
  })

  it('hands on rules as parsed: defaults in, spaces off the name', async () => {
    const { handlers, calls } = fakeHandlers(BACKEND_REQUESTS)
    const rules = { name: ' Plain ', sets: PRESETS.farkle.sets }
    await createDispatch(BACKEND_REQUESTS, handlers)('rules.save', { rules, extra: 'dropped' })
    expect(calls[0]?.params).toEqual({
      id: null,
      game: 'farkle',
      rules: { ...PRESETS.farkle, name: 'Plain' },
    })
  })
})

describe('a handler that throws', () => {
  const INSIDE =
    'Something failed inside Breakpoint. What was saved is safe. Try again; if it fails again, close Breakpoint and open it again. The log says why.'
  const dispatchWith = (fail: () => unknown) => {
    const faults: string[] = []
    const { handlers } = fakeHandlers(BACKEND_REQUESTS, fail)
    const dispatch = createDispatch(BACKEND_REQUESTS, handlers, (fault) => faults.push(fault))
    return { ask: () => dispatch('rules.list', {}), faults }
  }

  it('a RequestError: the caller gets code, message and details, and nobody calls it a bug', async () => {
    const details = [{ field: 'id', message: 'Presets stay.' }]
    const { ask, faults } = dispatchWith(() => {
      throw new RequestError('not-found', 'There is no such rule set.', details)
    })
    expect(await ask()).toEqual({
      ok: false,
      error: { code: 'not-found', message: 'There is no such rule set.', details },
    })
    expect(faults).toEqual([])
  })

  it('a RequestError with a cause: the caller gets its sentence, and the cause is reported', async () => {
    const { ask, faults } = dispatchWith(() => {
      const cause = new TypeError('x is not a function')
      throw new RequestError('solver-failed', 'The solve failed.', [], { cause })
    })
    expect(await ask()).toMatchObject({ error: { message: 'The solve failed.' } })
    expect(faults).toEqual([expect.stringMatching(/^rules\.list: TypeError: x is not a function/)])
  })

  it('an Error, at once or later: the caller hears what to do, and the cause is reported', async () => {
    const failures = [
      () => {
        throw new TypeError('x is not a function')
      },
      () => Promise.reject(new TypeError('x is not a function')),
    ]
    for (const fail of failures) {
      const { ask, faults } = dispatchWith(fail)
      const error = { code: 'internal', message: INSIDE, details: [] }
      expect(await ask()).toEqual({ ok: false, error })
      expect(faults).toEqual([
        expect.stringMatching(/^rules\.list: TypeError: x is not a function/),
      ])
    }
  })

  it.each([
    ['a text', 'broken'],
    ['nothing', undefined],
    ['a symbol', Symbol('broken')],
    ['an object without a text', Object.create(null)],
    [
      'an error with a strange message',
      Object.assign(new Error('?'), { message: Object.create(null) }),
    ],
  ])('anything else, %s: it becomes an error as well', async (_, thrown) => {
    const { ask, faults } = dispatchWith(() => Promise.reject(thrown as Error))
    expect(await ask()).toMatchObject({ ok: false, error: { code: 'internal', message: INSIDE } })
    expect(faults).toEqual([expect.stringMatching(/^rules\.list: ./)])
  })
})
