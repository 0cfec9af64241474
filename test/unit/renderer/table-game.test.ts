import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'
import { useNotices } from '#renderer/app/services/notices.ts'
import { useTableGame } from '#renderer/app/services/use-table-game.ts'
import { settled, startStores } from './harness.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})

/** A game at the table that goes on and on. */
const gameOf = (seed: string): TableGameData => ({
  ...{
    players: [{ name: 'Ann', bot: null }],
    coach: 'off',
    seed,
    began: 0,
    takenBack: 0,
    counted: null,
    retaken: [],
  },
  ...{ rules: { name: 'Rules' }, moves: [], rolled: null },
})

/** The game that the store keeps, whichever table or window has kept it. */
let kept: TableGameData | null
const AT: TableAt = {
  ...{ seat: 0, isOver: false, missing: 0 },
  ...{ next: { turn: 1, thrown: 1 }, decided: [] },
}
const KIND = {
  play: () => AT,
  takenBack: () => null,
  text: () => null,
  kept: () => Promise.resolve({ game: kept, isUnfit: false }),
  keep(game: TableGameData | null) {
    kept = game
    return Promise.resolve({})
  },
}

let scope: EffectScope
async function openTable() {
  scope = effectScope()
  const table = scope.run(() => useTableGame<TableGameData, TableAt>(KIND))!
  await settled()
  return table
}
const seedOf = (game: TableGameData | null): string | null => game && game.seed

beforeEach(async () => {
  await startStores()
  kept = null
})

describe('a game that was given up', () => {
  async function takeBack(): Promise<void> {
    useNotices()
      .notices.find(({ action }) => action?.label === 'Take back')!
      .action!.run()
    await settled()
  }
  const offers = (): number => useNotices().notices.filter(({ action }) => action).length

  it('comes back', async () => {
    const table = await openTable()
    table.begin(gameOf('first'))
    table.leave()
    await takeBack()
    expect([seedOf(table.game.value), seedOf(kept)]).toEqual(['first', 'first'])
  })

  it('is not offered any more once another has begun', async () => {
    const table = await openTable()
    table.begin(gameOf('first'))
    table.leave()
    const { action } = useNotices().notices[0]!
    table.begin(gameOf('second'))
    expect(offers()).toBe(0)
    action!.run()
    await settled()
    expect([seedOf(table.game.value), seedOf(kept)]).toEqual(['second', 'second'])
    table.leave()
    await takeBack()
    expect(seedOf(kept)).toBe('second')
  })

  it('comes back to the table that is open by then', async () => {
    const left = await openTable()
    left.begin(gameOf('first'))
    left.leave()
    scope.stop()
    const table = await openTable()
    await takeBack()
    expect([seedOf(table.game.value), seedOf(kept)]).toEqual(['first', 'first'])
  })

  it('is not offered once another has begun at another table', async () => {
    const left = await openTable()
    left.begin(gameOf('first'))
    left.leave()
    scope.stop()
    const table = await openTable()
    table.begin(gameOf('second'))
    expect(offers()).toBe(0)
  })

  it('stays given up where another window has begun a game', async () => {
    const table = await openTable()
    table.begin(gameOf('first'))
    table.leave()
    await settled()
    kept = gameOf('second')
    await takeBack()
    expect(seedOf(kept)).toBe('second')
    expect(useNotices().notices.map(({ message }) => message)).toContain(
      'Another game has begun since: this one stays given up.',
    )
  })
})
