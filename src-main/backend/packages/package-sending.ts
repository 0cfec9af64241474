import { rmSync } from 'node:fs'
import { RequestError } from '#shared/contract/errors.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { calendarDay } from '../local-clock.ts'
import { isStorageError, storageError } from '../store/sqlite-errors.ts'
import type { StudyStore } from '../store/study-store.ts'
import { readPackage } from './package-reader.ts'
import { Snapshot } from './snapshot.ts'
import { recordsFile, type Transfers } from './transfers.ts'

interface SendingOptions {
  readonly transfers: Transfers
  readonly games: readonly Game[]
  readonly store: StudyStore
  readonly now: () => number
  /** Aborts when the backend closes. */
  readonly signal: AbortSignal
}

/** Writes packages and other exports of the store, for the page to fetch. */
export function packageSending({ transfers, games, store, now, signal }: SendingOptions) {
  const send = async (
    ending: string,
    write: (file: string, snapshot: Snapshot) => Promise<void>,
  ): Promise<{ id: string; name: string; bytes: number }> => {
    store.use(() => {})
    try {
      const { id, bytes } = await transfers.send(async (file) => {
        const snapshot = new Snapshot(store.file)
        try {
          await write(file, snapshot)
        } finally {
          snapshot.close()
        }
      })
      return { id, bytes, name: `breakpoint-${calendarDay(now())}${ending}` }
    } catch (error) {
      if (signal.aborted) throw new RequestError('cancelled', texts.backend.closing)
      throw isStorageError(error)
        ? storageError(() => texts.userData.transfers.notWritten, transfers.folder, error)
        : error
    }
  }

  /** Verifies a written package with the checks of an import. */
  const readBack = async (file: string): Promise<void> => {
    const lines = recordsFile({ file })
    try {
      await readPackage(file, lines, { signal, games })
    } catch (error) {
      if (signal.aborted || !(error instanceof RequestError)) throw error
      throw new RequestError('storage-failed', texts.userData.notReadBack(error.message))
    } finally {
      rmSync(lines, { force: true })
    }
  }

  return { send, readBack }
}
