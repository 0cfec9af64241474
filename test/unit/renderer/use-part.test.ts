import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, ref, type EffectScope } from 'vue'
import type { GameName } from '#shared/games/games.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { settled, startStores } from './harness.ts'

/** The parts that are on their way, by their games. */
const onTheirWay = new Map<string, PromiseWithResolvers<unknown>>()
const asked: string[] = []
vi.mock('#renderer/games/games.ts', () => ({
  slotsOf: (game: string) => ({
    parts: {
      rules() {
        const coming = Promise.withResolvers<unknown>()
        asked.push(game)
        onTheirWay.set(game, coming)
        return coming.promise
      },
    },
  }),
}))

let scope: EffectScope
beforeEach(async () => {
  asked.length = 0
  onTheirWay.clear()
  vi.resetModules()
  scope = effectScope()
  await startStores()
})
afterEach(() => scope.stop())

async function follow(first: GameName | null) {
  const { usePart } = await import('#renderer/games/use-part.ts')
  const game = ref(first)
  const part = scope.run(() => usePart('rules', () => game.value))!
  return { game, part }
}

async function arrive(game: string): Promise<void> {
  onTheirWay.get(game)!.resolve({ of: game })
  await settled()
}

describe('a part of a game', () => {
  it('is fetched when it is needed, and not before', async () => {
    const { game, part } = await follow(null)
    expect(asked).toEqual([])
    game.value = 'farkle'
    expect(part.value).toBeNull()
    await arrive('farkle')
    expect(part.value).toEqual({ of: 'farkle' })
  })

  it('is never that of another game than is looked at', async () => {
    const { game, part } = await follow('farkle')
    game.value = 'scorecard'
    await arrive('scorecard')
    await arrive('farkle')
    expect(part.value).toEqual({ of: 'scorecard' })
    game.value = null
    expect(part.value).toBeNull()
  })

  it('is fetched once, and there at once from then on', async () => {
    const { game, part } = await follow('farkle')
    await arrive('farkle')
    game.value = 'scorecard'
    await arrive('scorecard')
    game.value = 'farkle'
    expect(part.value).toEqual({ of: 'farkle' })
    expect(asked).toEqual(['farkle', 'scorecard'])
  })

  it('that cannot be fetched is told of, and asked for anew the next time', async () => {
    const { game, part } = await follow('farkle')
    onTheirWay.get('farkle')!.reject(new Error('gone'))
    await settled()
    expect(part.value).toBeNull()
    expect(useNotices().notices).toHaveLength(1)
    game.value = null
    game.value = 'farkle'
    await arrive('farkle')
    expect(part.value).toEqual({ of: 'farkle' })
  })
})
