import { beforeEach, describe, expect, it } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useAnswer } from '#renderer/services/use-answer.ts'
import { asked, settled } from './harness.ts'

let ways: { id: string; way: PromiseWithResolvers<unknown> }[] = []

beforeEach(() => {
  ways = []
  asked.mockReset().mockImplementation((_, params) => {
    const way = Promise.withResolvers<unknown>()
    ways.push({ id: (params as { id: string }).id, way })
    return way.promise
  })
})

const sent = (): string[] => ways.map(({ id }) => id)

/** Follows the answer about a job, and hands to slide on to others. */
function follow() {
  const id = ref<string | null>('a')
  const following = effectScope().run(() =>
    useAnswer('jobs.cancel', () => (id.value === null ? null : { id: id.value }), {
      oneAtATime: true,
    }),
  )!
  async function slide(...values: (string | null)[]): Promise<void> {
    for (const value of values) {
      id.value = value
      await nextTick()
    }
  }
  return { ...following, slide }
}

async function end(place: number, failure?: Error): Promise<void> {
  const { id, way } = ways[place]!
  if (failure) way.reject(failure)
  else way.resolve({ of: id })
  await settled()
}

describe('answers to a question that changes quickly', () => {
  it('are asked for one at a time, the newest next', async () => {
    const { slide } = follow()
    await slide('b', 'c', 'd')
    expect(sent()).toEqual(['a'])
    await end(0)
    expect(sent()).toEqual(['a', 'd'])
    await end(1)
    expect(sent()).toEqual(['a', 'd'])
  })

  it('are shown as they come, with what they answer', async () => {
    const { answer, answered, pending, slide } = follow()
    await slide('b')
    await end(0)
    expect([answer.value, answered.value, pending.value]).toEqual([{ of: 'a' }, { id: 'a' }, true])
    await end(1)
    expect([answer.value, answered.value, pending.value]).toEqual([{ of: 'b' }, { id: 'b' }, false])
  })

  it('are asked for again after a rest', async () => {
    const { slide } = follow()
    await end(0)
    await slide('b')
    expect(sent()).toEqual(['a', 'b'])
  })

  it('are none where nothing is asked, even if one still comes', async () => {
    const { answer, pending, slide } = follow()
    await slide(null)
    await end(0)
    expect([answer.value, pending.value]).toEqual([null, false])
  })

  it('are missed only where the newest fails', async () => {
    const { answer, error, again, slide } = follow()
    await slide('b')
    await end(0, new Error('Old.'))
    expect(error.value).toBeNull()
    await end(1, new Error('No.'))
    expect(error.value).toMatch(/^Something failed inside Breakpoint\./)
    again()
    expect(error.value).toBeNull()
    await end(2)
    expect(answer.value).toEqual({ of: 'b' })
  })

  it('are asked for after nothing was asked, while an old one is still on its way', async () => {
    const { answer, pending, slide } = follow()
    await slide(null, 'b')
    expect(sent()).toEqual(['a', 'b'])
    await end(1)
    await end(0)
    expect([answer.value, pending.value]).toEqual([{ of: 'b' }, false])
  })
})
