import { beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { TableAt, TableGameData } from '#shared/study/table-game.ts'
import { askBackend } from '#renderer/services/client.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { useTableGame } from '#renderer/services/use-table-game.ts'
import { settled, startStores } from './harness.ts'

/** A game at the table that goes on and on. */
const gameOf = (seed: string): TableGameData => ({
  players: [{ name: 'Ann', bot: null }],
  coach: 'off',
  seed,
  began: 0,
  takenBack: 0,
  counted: null,
  retaken: [],
  rules: { name: 'Rules' },
  moves: [],
  rolled: null,
})

/** The stored game, whichever table or window has saved it. */
let stored: TableGameData | null
const AT: TableAt = {
  seat: 0,
  isOver: false,
  missing: 0,
  next: { turn: 1, thrown: 1 },
  decided: [],
}
const KIND = {
  play: () => AT,
  takenBack: () => null,
  text: (): string | null => null,
  stored: () => Promise.resolve({ game: stored, isUnfit: false, saves: 0 }),
  save(game: TableGameData | null, _after: number) {
    stored = game
    return Promise.resolve({ saves: 0 })
  },
}

let scope: EffectScope
async function openTable(kind = KIND) {
  scope = effectScope()
  const table = scope.run(() => useTableGame<TableGameData, TableAt>(kind))!
  await settled()
  return table
}
const seedOf = (game: TableGameData | null): string | null => game && game.seed

beforeEach(async () => {
  await startStores()
  stored = null
})

describe('two windows', () => {
  it('do not write over one another: the later one shows what the other has', async () => {
    let saves = 0
    const kind = {
      ...KIND,
      stored: () => Promise.resolve({ game: stored, isUnfit: false, saves }),
      save(game: TableGameData | null, after: number) {
        if (after !== saves) {
          const message = 'Another window went on.'
          const problem = { field: 'after', message }
          return Promise.reject(new RequestError('invalid-request', message, [problem]))
        }
        stored = game
        return Promise.resolve({ saves: ++saves })
      },
    }
    const table = await openTable(kind)
    table.begin(gameOf('mine'))
    await settled()
    stored = gameOf('theirs')
    saves++
    table.move({ ...gameOf('mine'), takenBack: 1 })
    table.move({ ...gameOf('mine'), takenBack: 2 })
    await settled()
    expect([seedOf(table.game.value), seedOf(stored)]).toEqual(['theirs', 'theirs'])
    const { notices } = useNotices()
    expect(notices.map(({ message }) => message)).toContain('Another window went on.')
    table.move({ ...gameOf('theirs'), takenBack: 1 })
    await settled()
    expect(stored.takenBack).toBe(1)
  })

  it('show what was written once it is stored', async () => {
    let keep = (): void => {}
    const kind = {
      ...KIND,
      save: (game: TableGameData | null) =>
        new Promise<{ saves: number }>((resolve) => {
          keep = () => {
            stored = game
            resolve({ saves: 0 })
          }
        }),
    }
    const table = await openTable(kind)
    void table.write({ ...gameOf('written'), written: [350] })
    await settled()
    expect([table.game.value, table.isWriting.value]).toEqual([null, true])
    keep()
    await settled()
    expect(table.game.value?.written).toEqual([350])
  })
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
    await table.leave()
    await takeBack()
    expect([seedOf(table.game.value), seedOf(stored)]).toEqual(['first', 'first'])
  })

  it('is not offered any more once another has begun', async () => {
    const table = await openTable()
    table.begin(gameOf('first'))
    await table.leave()
    const { action } = useNotices().notices[0]!
    table.begin(gameOf('second'))
    expect(offers()).toBe(0)
    action!.run()
    await settled()
    expect([seedOf(table.game.value), seedOf(stored)]).toEqual(['second', 'second'])
    await table.leave()
    await takeBack()
    expect(seedOf(stored)).toBe('second')
  })

  it('comes back to the table that is open by then', async () => {
    const left = await openTable()
    left.begin(gameOf('first'))
    await left.leave()
    scope.stop()
    const table = await openTable()
    await takeBack()
    expect([seedOf(table.game.value), seedOf(stored)]).toEqual(['first', 'first'])
  })

  it('is not offered once another has begun at another table', async () => {
    const left = await openTable()
    left.begin(gameOf('first'))
    await left.leave()
    scope.stop()
    const table = await openTable()
    table.begin(gameOf('second'))
    expect(offers()).toBe(0)
  })

  it('stays given up where another window has begun a game', async () => {
    const table = await openTable()
    table.begin(gameOf('first'))
    await table.leave()
    await settled()
    stored = gameOf('second')
    await takeBack()
    expect(seedOf(stored)).toBe('second')
    expect(useNotices().notices.map(({ message }) => message)).toContain(
      'Another game has begun since: this one stays given up.',
    )
  })
})

describe('a game that is over', () => {
  const at = (turn: number, thrown: number, seat = 0) => ({ turn, thrown, seat })
  const OVER: TableAt = {
    ...AT,
    isOver: true,
    decided: [at(1, 1), at(1, 2), at(2, 1, 1), at(3, 1)],
  }
  const COUNTS: TableGameData = {
    ...gameOf('over'),
    counted: 0,
    retaken: [at(1, 2), at(2, 1)].map(({ turn, thrown }) => ({ turn, thrown })),
  }
  const overKind = { ...KIND, play: () => OVER, text: () => 'the game' }
  const openOver = () => openTable(overKind)
  const added = vi.mocked(askBackend)

  it('says what counts, without what was taken back', async () => {
    stored = COUNTS
    added.mockResolvedValueOnce({ id: 7, known: false, counted: { decisions: 2, mistakes: 1 } })
    const table = await openOver()
    expect(added).toHaveBeenLastCalledWith('records.add', {
      text: 'the game',
      played: true,
      notes: '',
      counts: { seat: 0, without: [2] },
      bots: [],
    })
    expect(table.counted.value).toBe('Your 2 decisions count in Progress: 1 mistake.')
    expect([table.record.value, stored]).toEqual([7, null])
  })

  it('says so where they could not be graded, and nothing where none were to count', async () => {
    stored = COUNTS
    added.mockResolvedValue({ id: 7, known: false, counted: null })
    expect((await openOver()).counted.value).toBe(
      'Your decisions could not be graded and do not count in Progress.',
    )
    stored = gameOf('over')
    const table = await openOver()
    expect(added.mock.lastCall![1]).toMatchObject({ counts: null })
    expect([table.counted.value, table.record.value]).toEqual(['', 7])
  })

  it('stays kept until it is among the records, and takes no other game away', async () => {
    stored = COUNTS
    const answered = Promise.withResolvers<never>()
    added.mockReturnValueOnce(answered.promise)
    const table = await openOver()
    expect(table.counted.value).toBe('Your decisions are being graded.')
    const left = table.leave()
    await settled()
    expect(seedOf(stored)).toBe('over')
    // Another window has begun one meanwhile.
    stored = { ...gameOf('other'), began: 1 }
    answered.resolve({ id: 7, known: false, counted: null } as never)
    await settled()
    expect(seedOf(stored)).toBe('other')
    await left
  })
})
