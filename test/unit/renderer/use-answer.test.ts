import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import { connected } from '#renderer/services/client.ts'
import { sentenceOf, useAnswer } from '#renderer/services/use-answer.ts'
import AnswerState from '#renderer/components/AnswerState.vue'
import { asked, settled, show } from './harness.ts'

/** Questions on their way, by the job that they ask about. */
const open = new Map<string, PromiseWithResolvers<unknown>>()

beforeEach(() => {
  open.clear()
  asked.mockReset().mockImplementation((_, params) => {
    const way = Promise.withResolvers<unknown>()
    open.set((params as { id: string }).id, way)
    return way.promise
  })
})

/** Follows the answer about a job, and hands to ask about another one. */
function follow() {
  const id = ref<string | null>('a')
  const following = effectScope().run(() =>
    useAnswer('jobs.cancel', () => (id.value === null ? null : { id: id.value })),
  )!
  async function ask(next: string | null): Promise<void> {
    id.value = next
    await nextTick()
  }
  return { ...following, ask }
}

async function answer(id: string, value: object): Promise<void> {
  open.get(id)!.resolve(value)
  await settled()
}

async function fail(id: string, thrown: unknown): Promise<void> {
  open.get(id)!.reject(thrown)
  await settled()
}

/** Whether the backend was told, of each question, that nobody waits for it. */
const dropped = (): boolean[] =>
  asked.mock.calls.map((call) => (call as unknown as [string, unknown, AbortSignal])[2].aborted)

describe('a question that nobody waits for any more', () => {
  it('is dropped for the next one, and when the screen is left', async () => {
    const scope = effectScope()
    const { ask } = scope.run(follow)!
    expect(dropped()).toEqual([false])
    await ask('b')
    expect(dropped()).toEqual([true, false])
    await ask(null)
    expect(dropped()).toEqual([true, true])
    await ask('c')
    scope.stop()
    expect(dropped()).toEqual([true, true, true])
  })
})

it('a question asked by a button is never dropped', async () => {
  const scope = effectScope()
  scope.run(() => useAnswer('jobs.cancel', () => ({ id: 'a' }), { byButton: true }))
  await settled()
  scope.stop()
  expect(asked.mock.calls).toEqual([['jobs.cancel', { id: 'a' }, undefined]])
})

describe('an answer that follows its question', () => {
  it('is asked for at once and again with each change', async () => {
    const following = follow()
    expect(asked.mock.calls).toEqual([['jobs.cancel', { id: 'a' }, expect.any(AbortSignal)]])
    expect(following.pending.value).toBe(true)
    expect(following.answer.value).toBeNull()
    await answer('a', { of: 'a' })
    expect(following.answer.value).toEqual({ of: 'a' })
    expect(following.answered.value).toEqual({ id: 'a' })
    expect(following.pending.value).toBe(false)
    await following.ask('b')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('stays while the next is on its way, and says of what it is the answer', async () => {
    const following = follow()
    await answer('a', { of: 'a' })
    await following.ask('b')
    expect(following.pending.value).toBe(true)
    expect(following.answer.value).toEqual({ of: 'a' })
    expect(following.answered.value).toEqual({ id: 'a' })
    await answer('b', { of: 'b' })
    expect(following.answered.value).toEqual({ id: 'b' })
  })

  it('is dropped where a newer question has overtaken it', async () => {
    const following = follow()
    await following.ask('b')
    await answer('b', { of: 'b' })
    await answer('a', { of: 'a' })
    expect(following.answer.value).toEqual({ of: 'b' })
    expect(following.answered.value).toEqual({ id: 'b' })
  })

  it('does not end the waiting for the newer one', async () => {
    const following = follow()
    await following.ask('b')
    await answer('a', { of: 'a' })
    expect(following.answer.value).toBeNull()
    expect(following.pending.value).toBe(true)
  })

  it('is none where nothing is asked, even if one still comes', async () => {
    const following = follow()
    await following.ask(null)
    await answer('a', { of: 'a' })
    expect(following.answer.value).toBeNull()
    expect(following.pending.value).toBe(false)
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('an answer that does not come', () => {
  it('is a sentence in its place', async () => {
    const following = follow()
    await fail('a', new RequestError('cancelled', 'The solve was stopped.'))
    expect(following.error.value).toBe('The solve was stopped.')
    expect(following.answer.value).toBeNull()
    expect(following.pending.value).toBe(false)
  })

  it('takes the last answer’s place', async () => {
    const following = follow()
    await answer('a', { of: 'a' })
    await following.ask('b')
    await fail('b', new Error('No.'))
    expect(following.answer.value).toBeNull()
    expect(following.error.value).toMatch(/^Something failed inside Breakpoint\./)
  })

  it('can be asked for again, and the sentence goes', async () => {
    const following = follow()
    await fail('a', new Error('No.'))
    following.again()
    expect(following.error.value).toBeNull()
    expect(following.pending.value).toBe(true)
    await answer('a', { of: 'a' })
    expect(following.answer.value).toEqual({ of: 'a' })
  })

  it.each([
    ['invalid-request', 0],
    ['not-found', 0],
    ['solver-failed', 1],
    ['disconnected', 1],
  ] as const)('%s offers to try again so often: %i', async (code, offers) => {
    const following = follow()
    await fail('a', new RequestError(code, 'No.'))
    const { screen } = await show(AnswerState, { props: { asking: following } })
    expect(screen.get('[role=alert]').text()).toContain('No.')
    expect(screen.findAll('button')).toHaveLength(offers)
    await following.ask('b')
    await fail('b', new Error('No.'))
    expect(screen.findAll('button')).toHaveLength(1)
  })

  it('is dropped where a newer question has overtaken it', async () => {
    const following = follow()
    await following.ask('b')
    await fail('a', new Error('No.'))
    expect(following.error.value).toBeNull()
    await answer('b', { of: 'b' })
    expect(following.answer.value).toEqual({ of: 'b' })
  })
})

describe('the sentence for a thrown thing', () => {
  it('is that of a failed request', () => {
    expect(sentenceOf(new RequestError('internal', 'Said so.'))).toBe('Said so.')
  })

  it.each([
    [new TypeError('oops'), 'TypeError: oops'],
    ['oops', 'oops'],
    [undefined, 'nothing was thrown'],
    [new RequestError('invalid-answer', 'Failed.', [], { cause: new Error('oops') }), 'oops'],
  ])('names no fault of the program, which is logged: %s', (thrown, fault) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(sentenceOf(thrown)).not.toContain('oops')
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(fault))
  })
})

describe('a question that was lost with the line', () => {
  async function lose(id: string): Promise<void> {
    connected.value = false
    await fail(id, new RequestError('disconnected', 'Lost.'))
    connected.value = true
    await settled()
  }

  it('is asked again once there is a line, and only once', async () => {
    const following = follow()
    await lose('a')
    expect(asked).toHaveBeenCalledTimes(2)
    expect([following.pending.value, following.error.value]).toEqual([true, null])
    await lose('a')
    expect(asked).toHaveBeenCalledTimes(2)
    expect(following.error.value).toBe('Lost.')
    following.again()
    await lose('a')
    expect(asked).toHaveBeenCalledTimes(4)
  })

  it('is not asked again when it failed by itself', async () => {
    follow()
    await fail('a', new RequestError('solver-failed', 'No memory.'))
    connected.value = false
    await settled()
    connected.value = true
    await settled()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
