import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5
const POLL_MS = 200

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/**
 * Runs `work` under SQLite's lock on a file, which the system releases even if the process is
 * killed. Calls `onWait` if it has to wait.
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
        // Nothing is written, so a killed process leaves no journal file.
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
