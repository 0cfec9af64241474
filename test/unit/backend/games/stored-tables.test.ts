import { expect, test } from 'vitest'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { changeStore, failureOf, start, temporaryFolder } from '../harness.ts'

const USUAL = {
  players: [{ name: 'A', bot: null }],
  seed: null,
  began: 0,
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
  coach: 'off' as const,
}
const FARKLE: TableGameData = {
  ...USUAL,
  rules: PRESETS.farkle,
  komi: 0,
  moves: [{ rolled: [1, 2, 2, 3, 4, 6], kept: [1], then: 'roll' }],
}
const SCORECARD_GAME: ScorecardTableData = {
  ...USUAL,
  rules: YAHTZEE.forced,
  moves: [{ rolled: [1, 1, 3, 4, 6], keep: [1, 1], box: null }],
}

/** Games that cannot have been played: each with one fault in its moves or its handicap. */
const FARKLE_FAULTS: readonly Partial<TableGameData>[] = [
  { moves: [{ rolled: [1, 2, 2, 3, 4, 6], kept: [2], then: 'roll' }] },
  { moves: [{ rolled: [1, 2, 2, 3, 4], kept: [1], then: 'roll' }] },
  { moves: [{ rolled: [1, 2, 2, 3, 4, 6], kept: [1], then: null }] },
  { moves: [{ rolled: [1, 2, 2, 3, 4, 6], kept: null, then: null }] },
  { rolled: [1, 1, 1, 1, 1, 1] },
  { players: [...USUAL.players, ...USUAL.players], komi: 10_000 },
]
const SCORECARD_FAULTS: readonly Partial<ScorecardTableData>[] = [
  { moves: [{ rolled: [1, 1, 3, 4, 6], keep: [5], box: null }] },
  { moves: [{ rolled: [1, 1, 3, 4], keep: [1], box: null }] },
  { moves: Array<ScorecardTableData['moves'][number]>(2).fill(SCORECARD_GAME.moves[0]!) },
  { rolled: [1, 1, 1, 1] },
]

test('a game that its rules do not allow is not kept', async () => {
  const { ask } = await start(temporaryFolder())
  await ask('farkle.saveTable', { game: FARKLE })
  await ask('scorecard.saveTable', { game: SCORECARD_GAME })
  for (const fault of FARKLE_FAULTS) {
    const { code } = await failureOf(ask('farkle.saveTable', { game: { ...FARKLE, ...fault } }))
    expect(code, JSON.stringify(fault)).toBe('invalid-request')
  }
  for (const fault of SCORECARD_FAULTS) {
    const game = { ...SCORECARD_GAME, ...fault }
    const { code } = await failureOf(ask('scorecard.saveTable', { game }))
    expect(code, JSON.stringify(fault)).toBe('invalid-request')
  }
  expect(await ask('farkle.storedTable', {})).toEqual({ game: FARKLE, isUnfit: false, saves: 1 })
  expect(await ask('scorecard.storedTable', {})).toEqual({
    game: SCORECARD_GAME,
    isUnfit: false,
    saves: 1,
  })
})

test('a window does not write over what another one has saved', async () => {
  const { ask } = await start(temporaryFolder())
  const { saves } = await ask('farkle.storedTable', {})
  const first = await ask('farkle.saveTable', { game: FARKLE, after: saves })
  const late = await failureOf(ask('farkle.saveTable', { game: null, after: saves }))
  expect(late.details.map(({ field }) => field)).toEqual(['after'])
  expect(await ask('farkle.storedTable', {})).toEqual({ game: FARKLE, isUnfit: false, ...first })
  await ask('farkle.saveTable', { game: null, after: first.saves })
  expect((await ask('farkle.storedTable', {})).game).toBe(null)
})

test('one that is stored already is put aside, and told once', async () => {
  const folder = temporaryFolder()
  const before = await start(folder)
  await before.ask('farkle.saveTable', { game: FARKLE })
  await before.close()
  const unfit = JSON.stringify({ ...FARKLE, ...FARKLE_FAULTS[0] })
  changeStore(folder, (store) =>
    store.prepare(`UPDATE notes SET value = ? WHERE name = 'farkle-table'`).run(unfit),
  )

  const { ask, close } = await start(folder)
  expect(await ask('farkle.storedTable', {})).toEqual({ game: null, isUnfit: true, saves: 1 })
  expect(await ask('farkle.storedTable', {})).toEqual({ game: null, isUnfit: false, saves: 1 })
  await ask('farkle.saveTable', { game: FARKLE })
  await close()
  changeStore(folder, (store) => {
    const left = store.prepare(`SELECT value FROM notes WHERE name = 'farkle-table-unfit'`).get()
    expect(left).toEqual({ value: unfit })
  })
})
