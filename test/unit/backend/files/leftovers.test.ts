import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sweepLeftovers } from '#main/backend/files/leftovers.ts'
import { start, temporaryFolder } from '../harness.ts'

const UID = '01234567-89ab-4cde-8f01-23456789abcd'
const HOUR_AGO = Date.now() / 1000 - 4000

const DEAD = spawnSync(process.execPath, ['-e', '']).pid
/** One that runs. */
const OTHER = process.ppid
const OWN = process.pid

const FOLDERS = ['.', 'results', 'unfinished', 'rule-sets', 'study', 'study/backups', 'transfers']

/** A data folder in which each folder has these files. */
function folderWith(names: readonly string[], changed?: number): string {
  const folder = temporaryFolder()
  for (const below of FOLDERS) {
    mkdirSync(join(folder, below), { recursive: true })
    for (const name of names) {
      writeFileSync(join(folder, below, name), 'x')
      if (changed !== undefined) utimesSync(join(folder, below, name), changed, changed)
    }
  }
  return folder
}

const namesIn = (folder: string): string[][] =>
  FOLDERS.map((below) =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  )
const everywhere = (names: readonly string[]): string[][] => FOLDERS.map(() => names.toSorted())

test('what a process left that died is removed at the next start, at once', async () => {
  const folder = folderWith([`a.json.${DEAD}-0-1.tmp`, `${UID}.${DEAD}.in`, `${UID}.${DEAD}.lines`])
  await start(folder)
  expect(namesIn(folder)).toEqual(everywhere([]))
})

test('what is or may be written now stays', async () => {
  const names = [
    `a.json.${OTHER}-0-1.tmp`,
    `a.json.${OWN}-2-1.tmp`,
    `${UID}.${OTHER}.in`,
    'settings.json.tmp-1234567890abcdef',
  ]
  const folder = folderWith(names)
  await start(folder)
  expect(namesIn(folder)).toEqual(everywhere(names))
})

test('a number that another process has by now protects nothing for ever', async () => {
  const names = [
    `a.json.${OTHER}-0-1.tmp`,
    `${UID}.${OTHER}.out`,
    'settings.json.tmp-1234567890abcdef',
  ]
  const folder = folderWith(names, HOUR_AGO)
  await start(folder)
  expect(namesIn(folder)).toEqual(everywhere([]))
  // This process has the number of one that died before it was started.
  const own = folderWith([`a.json.${OWN}-0-1.tmp`])
  await sweepLeftovers(own, Date.now() - 3_600_000)
  expect(namesIn(own)).toEqual(everywhere([`a.json.${OWN}-0-1.tmp`]))
  await sweepLeftovers(own, Date.now() + 1000)
  expect(namesIn(own)).toEqual(everywhere([]))
})

test('what somebody else has put there stays, however old', async () => {
  const names = [
    'zilch.json.2024-01-31',
    'notes.tmp',
    'a.1-2-3',
    `${UID}.txt`,
    'settings.json.tmp-backup',
    'x.in',
  ]
  const folder = folderWith(names, HOUR_AGO)
  mkdirSync(join(folder, 'rule-sets', `folder.${DEAD}-0-1.tmp`))
  await start(folder)
  expect(namesIn(folder)).toEqual(everywhere(names))
  expect(readdirSync(join(folder, 'rule-sets'))).toContain(`folder.${DEAD}-0-1.tmp`)
})

test.each(['rules.save', 'study.backup', 'data.offer'])(
  'a process killed in the middle of %s leaves something behind, which the next start removes',
  async (what) => {
    const folder = temporaryFolder()
    const saver = fileURLToPath(new URL('../workers/killed-saver.ts', import.meta.url))
    const child = spawnSync(process.execPath, [saver, folder, what], {
      timeout: 30_000,
      encoding: 'utf8',
    })
    expect(child, child.stderr).toMatchObject({ signal: 'SIGKILL' })
    const left = (): string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.includes(`.${child.pid}`),
      )
    expect(left()).toHaveLength(1)
    await start(folder)
    expect(left()).toEqual([])
  },
)
