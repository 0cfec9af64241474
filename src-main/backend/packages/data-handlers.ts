import { rmSync } from 'node:fs'
import type { dataRequests } from '#shared/contract/data.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { loadDrills } from '../drills/drill-game.ts'
import type { RuleLibrary } from '../rules/rule-library.ts'
import { calendarDay } from '../local-clock.ts'
import { isStorageError, storageError } from '../store/sqlite-errors.ts'
import type { StudyStore } from '../store/study-store.ts'
import { writeAnswersCsv } from './answers-csv.ts'
import { packageImport, type Reading } from './package-import.ts'
import { readPackage, type CheckedPackage } from './package-reader.ts'
import { writePackage, type OmittedRecords } from './package-writer.ts'
import { Snapshot } from './snapshot.ts'
import { recordsFile, Transfers, type Transfer } from './transfers.ts'

export interface DataOptions {
  readonly folder: string
  readonly games: readonly Game[]
  readonly store: StudyStore
  readonly library: RuleLibrary
  readonly unkept: (() => string) | null
  readonly now: () => number
  readonly version: string
  readonly emit: Emit
  readonly imported: () => void
}

/** Share of the preview's time that the check of the package takes. */
const CHECK_SHARE = 0.8
const TELL_EVERY_MS = 100

export function openUserData(options: DataOptions) {
  const { games, store, library, unkept, now, version, emit } = options
  const transfers = new Transfers(options.folder)
  const stop = new AbortController()
  const packages = packageImport(store, library, games)

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
      if (stop.signal.aborted) throw new RequestError('cancelled', texts.backend.closing)
      throw isStorageError(error)
        ? storageError(() => texts.userData.transfers.notWritten, transfers.folder, error)
        : error
    }
  }

  /** Verifies a written package with the checks of an import. */
  const readBack = async (file: string): Promise<void> => {
    const lines = recordsFile({ file })
    try {
      await readPackage(file, lines, { signal: stop.signal, games })
    } catch (error) {
      if (stop.signal.aborted || !(error instanceof RequestError)) throw error
      throw new RequestError('storage-failed', texts.userData.notReadBack(error.message))
    } finally {
      rmSync(lines, { force: true })
    }
  }

  const teller = (id: string): ((share: number) => void) => {
    let last = 0
    return (share) => {
      if (performance.now() - last < TELL_EVERY_MS) return
      last = performance.now()
      emit('transfer', { id, share })
    }
  }

  const checkedOf = async (transfer: Transfer, reading: Reading): Promise<CheckedPackage> => {
    const { written, bytes, file } = transfer
    if (written < bytes) {
      throw new RequestError('invalid-request', texts.userData.transfers.incomplete(written, bytes))
    }
    const { signal, told } = reading
    transfer.checked ??= await readPackage(file, recordsFile(transfer), {
      signal,
      games,
      told: (share) => told(share * CHECK_SHARE),
    })
    return transfer.checked
  }

  /** Checks the package and locks it while `work` runs. */
  const withPackage = async <T>(
    id: string,
    work: (checked: CheckedPackage, reading: Reading) => Promise<T>,
  ): Promise<T> => {
    const transfer = transfers.hold(id)
    const signal = AbortSignal.any([stop.signal, transfer.stop.signal])
    const reading = { signal, told: teller(id) }
    try {
      return await work(await checkedOf(transfer, reading), reading)
    } catch (error) {
      if (signal.aborted) throw new RequestError('cancelled', texts.userData.stopped)
      throw isStorageError(error)
        ? storageError(() => texts.userData.transfers.packageNotRead, transfers.folder, error)
        : error
    } finally {
      transfers.release(transfer)
    }
  }

  return {
    handlers: {
      async 'data.export'() {
        const { entries: ruleSets } = await library.look()
        const about = { madeAt: now(), app: version }
        const drills = await loadDrills(games)
        let omitted: OmittedRecords[] = []
        const ready = await send('.breakpoint', async (file, snapshot) => {
          const content = { ruleSets, games: drills, snapshot }
          omitted = await writePackage(file, about, content, stop.signal)
          await readBack(file)
        })
        return { ...ready, omitted }
      },
      async 'data.answersCsv'() {
        const drills = await loadDrills(games)
        return send('-answers.csv', (file, snapshot) =>
          writeAnswersCsv(file, drills, snapshot, stop.signal),
        )
      },
      'data.read': ({ id, from }) => transfers.read(id, from),
      'data.offer'({ bytes }) {
        if (unkept !== null) throw new RequestError('storage-failed', unkept)
        return { id: transfers.receive(bytes).id }
      },
      'data.write'({ id, from, chunk }) {
        transfers.write(id, from, chunk)
        return {}
      },
      'data.preview': ({ id }) =>
        withPackage(id, (checked, { signal, told }) =>
          packages.preview(checked, {
            signal,
            told: (share) => told(CHECK_SHARE + share * (1 - CHECK_SHARE)),
          }),
        ),
      async 'data.import'({ id }) {
        const result = await withPackage(id, (checked) => packages.run(checked))
        transfers.discard(id)
        options.imported()
        return result
      },
      'data.discard'({ id }) {
        transfers.discard(id)
        return {}
      },
    } satisfies Handlers<typeof dataRequests>,
    /** Completes or drops an import interrupted by a crash. */
    recover: () => packages.recover(),
    close(): void {
      stop.abort()
      transfers.close()
    },
  }
}
