import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FileLock, LockHeld, LockUnavailable } from '#main/backend/locks/file-lock.ts'
import { temporaryFolder } from '../harness.ts'
import { running } from '../running-process.ts'

function taken(file: string): FileLock {
  const lock = FileLock.take(file)
  onTestFinished(() => lock.release())
  return lock
}

test('is had by one at a time, in the same process too', () => {
  const file = join(temporaryFolder(), 'far', 'away', 'one.lock')
  const first = taken(file)
  expect(() => FileLock.take(file)).toThrow(LockHeld)
  first.release()
  const second = taken(file)
  // What was released once does not release what another has.
  first.release()
  expect(() => FileLock.take(file)).toThrow(LockHeld)
  second.release()
  taken(file)
})

test('is held against other processes, and free at once when one is killed', async () => {
  const file = join(temporaryFolder(), 'one.lock')
  for (let i = 0; i < 3; i++) {
    const other = await running('lock-holder.ts', [file])
    expect(other.said).toBe('held')
    expect(() => FileLock.take(file)).toThrow(LockHeld)
    await other.kill()
    FileLock.take(file).release()
  }
})

test('stays an empty file that nobody else may read, with nothing beside it', () => {
  const file = join(temporaryFolder(), 'one.lock')
  taken(file)
  expect(readFileSync(file)).toHaveLength(0)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}-journal`)).toBe(false)
  expect(existsSync(`${file}-wal`)).toBe(false)
})

test('can be had although its file was written over', () => {
  const file = join(temporaryFolder(), 'one.lock')
  writeFileSync(file, 'no database at all '.repeat(500))
  taken(file)
  expect(() => FileLock.take(file)).toThrow(LockHeld)
})

test('whose file is removed when it is released is had by the next one', () => {
  const file = join(temporaryFolder(), 'one.lock')
  taken(file).release({ remove: true })
  if (process.platform !== 'win32') expect(existsSync(file)).toBe(false)
  taken(file)
  expect(existsSync(file)).toBe(true)
  expect(() => FileLock.take(file)).toThrow(LockHeld)
})

test('that nobody can have says so and why', () => {
  const folder = temporaryFolder()
  const inTheWay = join(folder, 'file')
  writeFileSync(inTheWay, '')
  const reasonOf = (file: string): unknown => {
    try {
      FileLock.take(file)
      return 'nothing'
    } catch (error) {
      expect(error).toBeInstanceOf(LockUnavailable)
      return (error as Error).cause
    }
  }
  expect(reasonOf(join(inTheWay, 'one.lock'))).toMatchObject({ code: 'EEXIST' })
  mkdirSync(join(folder, 'two.lock'))
  expect(reasonOf(join(folder, 'two.lock'))).toMatchObject({ code: 'ERR_SQLITE_ERROR' })
  rmSync(inTheWay)
  taken(join(inTheWay, 'one.lock'))
})

test('is not taken on a file that its holder has just removed', () => {
  const file = join(temporaryFolder(), 'one.lock')
  const { exec } = DatabaseSync.prototype
  let isRemoved = false
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    exec.call(this, sql)
    if (sql !== 'BEGIN EXCLUSIVE' || isRemoved) return
    isRemoved = true
    rmSync(file)
  })
  onTestFinished(() => spy.mockRestore())
  taken(file)
  expect(isRemoved).toBe(true)
  expect(existsSync(file)).toBe(true)
  expect(() => FileLock.take(file)).toThrow(LockHeld)
})
