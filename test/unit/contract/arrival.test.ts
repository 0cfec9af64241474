import { describe, expect, it } from 'vitest'
import { ERROR_CODES, errorData, RequestError } from '#shared/contract/errors.ts'
import { readEvent } from '#shared/contract/events.ts'
import { BACKEND_REQUESTS, readReply, SHELL_REQUESTS } from '#shared/contract/requests.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/settings.ts'

/** The code of the RequestError that something throws. */
function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (thrown) {
    return thrown instanceof RequestError ? thrown.code : `no RequestError: ${String(thrown)}`
  }
  return 'nothing thrown'
}

const job = {
  id: 'j1',
  solve: 'frontier',
  rules: 'Zilch',
  hash: ruleHash(PRESETS.zilch),
  state: 'running',
  done: 5,
  total: null,
  elapsedSeconds: 0.5,
  secondsLeft: null,
  residual: null,
  resumable: false,
}
const entry = {
  id: 'zilch',
  preset: true,
  game: 'farkle' as const,
  hash: ruleHash(PRESETS.zilch),
  rules: PRESETS.zilch,
}

describe('a reply on arrival', () => {
  it('gives its answer, without what the contract does not know', () => {
    const reply = { ok: true, value: { jobs: [job], more: 1 } }
    expect(readReply(BACKEND_REQUESTS, 'jobs.list', reply)).toEqual({ jobs: [job] })
  })

  it('throws the error that it carries', () => {
    const details = [{ field: 'id', message: 'unknown' }]
    const reply = { ok: false, error: { code: 'not-found', message: 'No such rules.', details } }
    expect(() => readReply(BACKEND_REQUESTS, 'rules.remove', reply)).toThrow(
      expect.objectContaining({ code: 'not-found', message: 'No such rules.', details }),
    )
  })

  it.each(ERROR_CODES)('knows the code %s', (code) => {
    const reply = { ok: false, error: errorData(new RequestError(code, 'So it is.')) }
    expect(codeOf(() => readReply(BACKEND_REQUESTS, 'rules.list', reply))).toBe(code)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['no verdict', { value: { jobs: [] } }],
    ['a verdict that is neither', { ok: 'true', value: { jobs: [] } }],
    ['no answer', { ok: true }],
    ['another answer', { ok: true, value: { rules: [] } }],
    ['an answer with a wrong part', { ok: true, value: { jobs: [{ ...job, done: -1 }] } }],
    [
      'an answer with a part missing',
      { ok: true, value: { jobs: [{ ...job, rules: undefined }] } },
    ],
    ['an error without a code', { ok: false, error: { message: 'x', details: [] } }],
    ['an error of an unknown code', { ok: false, error: { code: 'x', message: '', details: [] } }],
  ])('is an invalid answer if it is %s', (_, reply) => {
    expect(codeOf(() => readReply(BACKEND_REQUESTS, 'jobs.list', reply))).toBe('invalid-answer')
  })

  it('is checked to the last rule of a rule set', () => {
    const list = (rules: unknown) => ({
      ok: true,
      value: { entries: [{ ...entry, rules }], unreadable: [] },
    })
    expect(readReply(BACKEND_REQUESTS, 'rules.list', list(PRESETS.zilch)).entries).toEqual([entry])
    const wrong = list({ ...PRESETS.zilch, goal: -1 })
    expect(codeOf(() => readReply(BACKEND_REQUESTS, 'rules.list', wrong))).toBe('invalid-answer')
  })

  it('of the shell is checked against the shell', () => {
    const place = { dataFolder: 'data', platform: 'linux' }
    const info = { kind: 'web', version: '0.1.0', ...place, savesPdf: false }
    const reply = { ok: true, value: info }
    expect(readReply(SHELL_REQUESTS, 'shell.info', reply)).toEqual(info)
    expect(codeOf(() => readReply(SHELL_REQUESTS, 'settings.get', reply))).toBe('invalid-answer')
  })
})

describe('an event on arrival', () => {
  it.each([
    ['job', job],
    ['notice', { message: 'A damaged file was put aside.' }],
    ['rules-changed', {}],
    ['settings-changed', { ...DEFAULT_SETTINGS, theme: 'dark', rules: 'zilch', goal: 'wins' }],
  ])('is understood: %s', (name, data) => {
    expect(readEvent(name, data)).toEqual({ name, data })
  })

  it('comes without what the contract does not know', () => {
    expect(readEvent('notice', { message: 'x', html: '<b>' })?.data).toEqual({ message: 'x' })
  })

  it.each([
    ['job', { ...job, state: 'lost' }],
    ['job', { ...job, hash: 'Zilch' }],
    ['job', null],
    ['notice', {}],
    ['notice', 'message'],
    ['settings-changed', { theme: 'dark' }],
    ['toString', {}],
    ['__proto__', {}],
    ['constructor', {}],
    ['Job', job],
    [7, job],
    [null, {}],
    [['notice'], { message: 'x' }],
  ])('is dropped if it is not understood: %s %#', (name, data) => {
    expect(readEvent(name, data)).toBeNull()
  })
})
