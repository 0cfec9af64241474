import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { fileReason } from '#main/backend/files/file-reason.ts'
import { writeWholeSync } from '#main/backend/files/whole-file.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { temporaryFolder } from '../harness.ts'

afterEach(() => setLocale('en'))

function thrownBy(action: () => void): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('this should have failed')
}

test('a folder that is gone, and a folder in a file’s place, are told in words', async () => {
  const folder = temporaryFolder()
  const gone = thrownBy(() => writeWholeSync(join(folder, 'gone', 'a'), Buffer.from('a')))
  mkdirSync(join(folder, 'taken'))
  const taken = thrownBy(() => writeFileSync(join(folder, 'taken'), 'a'))
  expect([fileReason(gone), fileReason(taken)]).toEqual([
    'the folder is not there any more',
    'there is a folder of that name',
  ])
  await setLocale('de')
  expect(fileReason(gone)).toBe('den Ordner gibt es nicht mehr')
})

test('what is unusual is told as the system has it', () => {
  const thrown = Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' })
  expect(fileReason(thrown)).toBe('EIO: i/o error, write')
  expect(fileReason('odd')).toBe('odd')
})
