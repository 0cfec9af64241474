import { beforeEach, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { askBackend } from '#renderer/services/client.ts'
import { useTable } from '#renderer/games/farkle/table/use-table.ts'
import { settled, startStores } from './harness.ts'

const GAME: TableGameData = {
  rules: PRESETS.farkle,
  komi: 0,
  coach: 'always',
  seed: 'a game',
  began: 0,
  takenBack: 0,
  counted: null,
  retaken: [],
  players: [
    { name: 'Ann', bot: null },
    { name: 'Bold', bot: 'bold' },
  ],
  moves: [],
  rolled: null,
}

beforeEach(startStores)

it('offers nothing of the position before while the advice for another one is on its way', async () => {
  let answers = true
  const table = effectScope().run(() => {
    vi.mocked(askBackend).mockImplementation((name: string) => {
      if (name === 'farkle.storedTable') return Promise.resolve({ game: null, isUnfit: false })
      if (name === 'farkle.saveTable') return Promise.resolve({})
      if (name !== 'farkle.advise' || !answers) return new Promise(() => {})
      const legal = table.question.value?.legal ?? []
      const options = legal.map((one) => ({ ...one, value: 0, loss: 0 }))
      return Promise.resolve({ goal: 'points', options, chosen: 0 })
    })
    return useTable()
  })!
  await settled()
  table.begin(GAME)
  await settled()
  const rolls = (): ReturnType<typeof table.options.value.filter> =>
    table.options.value.filter(({ then }) => then === 'roll')
  expect(rolls().length).toBeGreaterThan(1)
  table.take(rolls()[0]!)
  await settled()
  expect(table.options.value).not.toEqual([])
  // As many moves as before, and other dice left, before anything is answered again.
  answers = false
  table.undo()
  await settled()
  table.take(table.question.value!.legal.filter(({ then }) => then === 'roll').at(-1)!)
  await settled()
  expect(table.game.value?.moves).toHaveLength(1)
  expect(table.options.value).toEqual([])
})
