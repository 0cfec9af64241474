import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { start } from '../harness.ts'
import { preparedFolder, drilled } from '../drills/drilling.ts'

const copy = preparedFolder(async (ask) => {
  await drilled({ ask }, 3)
  await ask('study.backup', {})
})

const nameOf = (day: string): string => `study-202601${day}T000000000Z-5.sqlite`

/** Entries in the folder that have the name of a backup and are none, with the reason. */
const UNREADABLE: [string, (path: string) => void, RegExp][] = [
  ['a folder', (path) => mkdirSync(path), /^it is not a file$/],
]
if (process.platform !== 'win32') {
  UNREADABLE.push(
    ['a link that leads to itself', (path) => symlinkSync(path, path), /circles/],
    ['a link that leads nowhere', (path) => symlinkSync('/nowhere', path), /nowhere/],
    ['a pipe', (path) => execFileSync('mkfifo', [path]), /^it is not a file$/],
    ['a link to a device', (path) => symlinkSync('/dev/zero', path), /^it is not a file$/],
  )
}

test.each(UNREADABLE)(
  '%s among the backups is passed over and reported, and all else works',
  async (_, make, reason) => {
    const folder = copy()
    const backups = join(folder, 'study', 'backups')
    // On a slow machine the daily backup may have been made as well.
    const names = readdirSync(backups).toSorted().toReversed()
    const [good] = names
    make(join(backups, nameOf('01')))
    const { ask, close } = await start(folder)
    const status = await ask('study.store', {})
    expect(status).toMatchObject({
      answers: 3,
      backups: names.map((name) => ({ name })),
      unreadable: [{ name: nameOf('01'), reason: expect.stringMatching(reason) }],
    })
    await ask('study.backup', {})
    expect(await ask('study.restore', { name: good! })).toEqual({ answers: 3 })
    await close()

    truncateSync(join(folder, 'study', 'study.sqlite'), 50_000)
    const again = await start(folder)
    expect((await again.ask('study.store', {})).damaged!.backup).toMatchObject({ answers: 3 })
    expect(readdirSync(backups)).toContain(nameOf('01'))
  },
)

test('a file in the place of the folder is reported too', async () => {
  const folder = copy()
  const backups = join(folder, 'study', 'backups')
  rmSync(backups, { recursive: true })
  writeFileSync(backups, 'no folder')
  const { ask } = await start(folder)
  expect(await ask('study.store', {})).toMatchObject({
    backups: [],
    unreadable: [{ name: 'backups', reason: expect.stringContaining('ENOTDIR') }],
  })
})
