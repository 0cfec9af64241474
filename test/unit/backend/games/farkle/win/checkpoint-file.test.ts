import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import {
  checkpointSize,
  clearCheckpoints,
  readCheckpoint,
  WIN_CHECKPOINTS,
  writeCheckpoint,
} from '#main/backend/games/farkle/win/checkpoint-file.ts'
import { BEGINNING, type Checkpoint } from '#main/backend/games/farkle/win/team-board.ts'
import { SENTENCE, temporaryFolder } from '../../../harness.ts'

const KEY = 'abc'
const GAME = winGame({ ...PRESETS.farkle, goal: 500 })

const CHECKPOINT: Checkpoint = {
  ...BEGINNING,
  diagonal: 7,
  evaluations: 1234,
  seconds: 5.5,
  values: Float64Array.from({ length: 100 }, (_, i) => i / 100),
  slopes: new Float64Array(100).fill(0.25),
}

function folderWith(checkpoint: Checkpoint = CHECKPOINT) {
  const folder = temporaryFolder()
  const file = WIN_CHECKPOINTS.file(folder, KEY)
  writeCheckpoint(file, KEY, checkpoint)
  const notices: string[] = []
  const read = () => readCheckpoint(folder, KEY, GAME, (message) => notices.push(message))
  return { folder, file, notices, read }
}

describe('a checkpoint', () => {
  test('comes back as it was written', async () => {
    const { read, notices } = folderWith()
    expect(await read()).toEqual(CHECKPOINT)
    expect(notices).toEqual([])
  })

  test('that is not there is none', async () => {
    const { folder } = folderWith()
    expect(await readCheckpoint(folder, 'other', GAME, () => {})).toBeNull()
  })

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    [
      'with one bit flipped',
      (bytes: Buffer) => Buffer.from(bytes.map((b, i) => (i === 600 ? b ^ 1 : b))),
    ],
    ['that is something else', () => Buffer.from('Dear reader')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s is put aside, and the user hears of it', async (_, damage) => {
    const { folder, file, notices, read } = folderWith()
    const damaged = damage(readFileSync(file))
    writeFileSync(file, damaged)
    expect(await read()).toBeNull()
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatch(SENTENCE)
    expect(existsSync(file)).toBe(false)
    const [aside] = readdirSync(join(folder, 'put-aside'))
    expect(readFileSync(join(folder, 'put-aside', aside!)).equals(damaged)).toBe(true)
  })

  test('of another size is put aside', async () => {
    const { notices, read } = folderWith({ ...CHECKPOINT, values: new Float64Array(99) })
    expect(await read()).toBeNull()
    expect(notices[0]).toContain('it is of another size')
  })

  test('of another game is put aside', async () => {
    const { folder, notices } = folderWith()
    writeFileSync(
      WIN_CHECKPOINTS.file(folder, 'other'),
      readFileSync(WIN_CHECKPOINTS.file(folder, KEY)),
    )
    expect(
      await readCheckpoint(folder, 'other', GAME, (message) => notices.push(message)),
    ).toBeNull()
    expect(notices[0]).toContain('it holds another result')
  })

  test('can be removed, also when it is gone', async () => {
    const { folder, read } = folderWith()
    await WIN_CHECKPOINTS.remove(folder, KEY)
    await WIN_CHECKPOINTS.remove(folder, KEY)
    expect(await read()).toBeNull()
  })
})

test('checkpoints are counted and cleared', async () => {
  const { folder, file } = folderWith()
  expect(await checkpointSize(folder)).toEqual({ files: 1, bytes: readFileSync(file).length })
  await clearCheckpoints(folder)
  expect(await checkpointSize(folder)).toEqual({ files: 0, bytes: 0 })
  expect(await checkpointSize(join(folder, 'nowhere'))).toEqual({ files: 0, bytes: 0 })
})
