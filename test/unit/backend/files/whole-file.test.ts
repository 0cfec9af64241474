import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileReason } from '#main/backend/files/file-reason.ts'
import { isDiskFull, writeWhole, writeWholeSync } from '#main/backend/files/whole-file.ts'
import { temporaryFolder } from '../harness.ts'
import { HAS_SMALL_DISK, onSmallDisk } from '../small-disk.ts'

const OLD = 'what was there before'

test.each([
  ['a thread that goes on meanwhile', writeWhole],
  [
    'a thread that waits',
    (path: string, data: Uint8Array) => {
      writeWholeSync(path, data)
      return Promise.resolve()
    },
  ],
])('a file written by %s takes the place of the old one', async (_, write) => {
  const folder = temporaryFolder()
  const path = join(folder, 'file')
  for (const text of [OLD, 'new']) {
    await write(path, Buffer.from(text))
    expect(readFileSync(path, 'utf8')).toBe(text)
  }
  expect(readdirSync(folder)).toEqual(['file'])
})

test('writes of one file at the same time end with one of them, whole', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'file')
  const texts = Array.from({ length: 8 }, (_, i) => String(i).repeat(100_000))
  await Promise.all(texts.map((text) => writeWhole(path, Buffer.from(text))))
  expect(texts).toContain(readFileSync(path, 'utf8'))
  expect(readdirSync(folder)).toEqual(['file'])
})

test.runIf(HAS_SMALL_DISK)('a disk that has room for a part only leaves the old file whole', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'file')
  writeFileSync(path, OLD)
  expect(onSmallDisk(64, 'small-disk-writer.ts', [path, '65537'])).toEqual(['EFBIG', 'EFBIG'])
  expect(readFileSync(path, 'utf8')).toBe(OLD)
  expect(readdirSync(folder)).toEqual(['file'])
  expect(onSmallDisk(64, 'small-disk-writer.ts', [path, '65536'])).toEqual(['written', 'written'])
  expect(readFileSync(path)).toHaveLength(65_536)
})

test.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EFBIG', true],
  ['EACCES', false],
])('an error with the code %s means a full disk: %s', (code, full) => {
  const error = Object.assign(new Error('write'), { code })
  expect(isDiskFull(error)).toBe(full)
  expect(fileReason(error) === 'the disk is full').toBe(full)
})
