import { describe, expect, it } from 'vitest'
import { ERROR_CODES, errorData, RequestError } from '#shared/contract/errors.ts'
import { readReply } from '#shared/contract/requests.ts'

/** The code of the RequestError that something throws. */
function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (thrown) {
    return thrown instanceof RequestError ? thrown.code : `no RequestError: ${String(thrown)}`
  }
  return 'nothing thrown'
}

describe('a reply on arrival', () => {
  it('gives its answer', () => {
    expect(readReply({ ok: true, value: { jobs: [] } })).toEqual({ jobs: [] })
  })

  it('throws the error that it carries', () => {
    const details = [{ field: 'id', message: 'unknown' }]
    const reply = { ok: false, error: { code: 'not-found', message: 'No such rules.', details } }
    expect(() => readReply(reply)).toThrow(
      expect.objectContaining({ code: 'not-found', message: 'No such rules.', details }),
    )
  })

  it.each(ERROR_CODES)('knows the code %s', (code) => {
    const reply = { ok: false, error: errorData(new RequestError(code, 'So it is.')) }
    expect(codeOf(() => readReply(reply))).toBe(code)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['no verdict', { value: { jobs: [] } }],
    ['a verdict that is neither', { ok: 'true', value: { jobs: [] } }],
    ['no answer', { ok: true }],
    ['an error without a code', { ok: false, error: { message: 'x', details: [] } }],
    ['an error of an unknown code', { ok: false, error: { code: 'x', message: '', details: [] } }],
  ])('is an invalid answer if it is %s', (_, reply) => {
    expect(codeOf(() => readReply(reply))).toBe('invalid-answer')
  })
})
