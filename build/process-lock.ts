import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
const POLL_MS = 200

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/**
 * Does some work while no other process does work under a lock on the same file; `onWait` is called
 * if it has to wait. The lock is SQLite's on an empty file, which the system releases when its
 * process ends, however it ends.
 */
export async function withLock<T>(
  file: string,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    for (let tries = 0; ; tries++) {
      try {
        // Nothing is written, so no journal need be left behind by a process that is killed.
        database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
        break
      } catch (error) {
        if (!isBusy(error)) throw error
        if (tries === 0) onWait()
        await delay(POLL_MS)
      }
    }
    return await work()
  } finally {
    database.close()
  }
}
