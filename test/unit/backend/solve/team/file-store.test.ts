import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clearFolder, folderSize, ResultCache } from '#main/backend/solve/result-cache.ts'
import { CHECKPOINT_ENDING, FileStore } from '#main/backend/solve/team/file-store.ts'
import { SENTENCE, temporaryFolder } from '../../harness.ts'

const KEY = 'abc'

interface Checkpoint {
  readonly level: number
  readonly seconds: number
  readonly values: Float64Array
}

const CHECKPOINT: Checkpoint = {
  level: 7,
  seconds: 5.5,
  values: Float64Array.from({ length: 100 }, (_, i) => i / 100),
}

const KIND = {
  solver: 'toy',
  solverVersion: 1,
  key: (key: string) => key,
  fits: (_: string, { values }: Partial<Checkpoint>) => values?.length === 100,
}

async function folderWith(checkpoint: Checkpoint = CHECKPOINT) {
  const folder = temporaryFolder()
  const notices: string[] = []
  const notice = (words: () => string): number => notices.push(words())
  const cache = new ResultCache({ folder: join(folder, 'results'), notice })
  const kept = new FileStore<string, Checkpoint, object>(KIND, {
    cache,
    notice,
    checkpointFolder: folder,
  })
  await kept.saveCheckpoint(KEY, checkpoint)
  return { folder, kept, file: kept.file(KEY), notices, read: () => kept.checkpoint(KEY) }
}

describe('a checkpoint', () => {
  test('comes back as it was written', async () => {
    const { read, notices } = await folderWith()
    expect(await read()).toEqual(CHECKPOINT)
    expect(notices).toEqual([])
  })

  test('that is not there is none', async () => {
    const { kept, notices } = await folderWith()
    expect(await kept.checkpoint('other')).toBeNull()
    expect(notices).toEqual([])
  })

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
    ['that is something else', () => Buffer.from('Dear reader')],
  ])('%s is put aside, and the user hears of it', async (_, damage) => {
    const { folder, file, notices, read } = await folderWith()
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
    const { notices, read } = await folderWith({ ...CHECKPOINT, values: new Float64Array(99) })
    expect(await read()).toBeNull()
    expect(notices[0]).toContain('it is of another size')
  })

  test('of another game is put aside', async () => {
    const { kept, file, notices } = await folderWith()
    writeFileSync(kept.file('other'), readFileSync(file))
    expect(await kept.checkpoint('other')).toBeNull()
    expect(notices[0]).toContain('it holds another result')
  })

  test('can be removed, also when it is gone', async () => {
    const { kept, read } = await folderWith()
    await kept.removeCheckpoint(KEY)
    await kept.removeCheckpoint(KEY)
    expect(await read()).toBeNull()
  })
})

test('checkpoints are counted and cleared', async () => {
  const { folder, file } = await folderWith()
  const size = (of: string) => folderSize(of, CHECKPOINT_ENDING)
  expect(await size(folder)).toEqual({ files: 1, bytes: readFileSync(file).length })
  await clearFolder(folder, CHECKPOINT_ENDING)
  expect(await size(folder)).toEqual({ files: 0, bytes: 0 })
  expect(await size(join(folder, 'nowhere'))).toEqual({ files: 0, bytes: 0 })
})
