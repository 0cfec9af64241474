import { describe, expect, test } from 'vitest'
import { createStaleGuard } from '#shared/base/stale-guard.ts'

/** A request whose end the test decides. */
function sent() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { request: () => promise, resolve, reject }
}

describe('a guard against stale responses', () => {
  test('hands on how a request ended', async () => {
    const guard = createStaleGuard()
    expect(await guard.settle(() => Promise.resolve('here'))).toEqual({ ok: true, value: 'here' })
    const thrown = new Error('lost')
    expect(await guard.settle(() => Promise.reject(thrown))).toEqual({ ok: false, thrown })
  })

  test('hands on what a request throws before it is sent', async () => {
    const thrown = new Error('no line')
    const throwing = (): Promise<string> => {
      throw thrown
    }
    expect(await createStaleGuard().settle(throwing)).toEqual({ ok: false, thrown })
  })

  test('drops what was overtaken, whether it came or failed', async () => {
    const guard = createStaleGuard()
    const [one, other] = [sent(), sent()]
    const outcomes = [guard.settle(one.request), guard.settle(other.request)]
    guard.overtake()
    one.resolve('late')
    other.reject(new Error('late'))
    expect(await Promise.all(outcomes)).toEqual([null, null])
  })

  test('lets requests that do not overtake each other end in any order', async () => {
    const guard = createStaleGuard()
    const [one, other] = [sent(), sent()]
    const outcomes = [guard.settle(one.request), guard.settle(other.request)]
    other.resolve('second')
    one.resolve('first')
    expect(await Promise.all(outcomes)).toMatchObject([{ value: 'first' }, { value: 'second' }])
  })

  test('keeps of requests that do overtake each other the newest', async () => {
    const guard = createStaleGuard()
    const [one, other] = [sent(), sent()]
    const outcomes = [guard.newest(one.request), guard.newest(other.request)]
    other.resolve('second')
    one.resolve('first')
    expect(await Promise.all(outcomes)).toEqual([null, { ok: true, value: 'second' }])
  })
})
