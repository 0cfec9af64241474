import type { dataRequests } from '#shared/contract/data.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { BackendRequests, Handlers } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RuleLibrary } from '../rules/rule-library.ts'
import { isStorageError, storageError } from '../store/sqlite-errors.ts'
import type { StudyStore } from '../store/study-store.ts'
import { writeAnswersCsv } from './answers-csv.ts'
import { PackageImport } from './package-import.ts'
import { readPackage, type CheckedPackage } from './package-reader.ts'
import { writePackage } from './package-writer.ts'
import { Snapshot } from './snapshot.ts'
import { recordsFile, Transfers, type Transfer } from './transfers.ts'

export interface DataOptions {
  /** For files on their way. */
  readonly folder: string
  readonly store: StudyStore
  readonly library: RuleLibrary
  /** Milliseconds of the epoch. */
  readonly now: () => number
  /** Of the program, for packages. */
  readonly version: string
  /** Hears that a package was taken in. */
  readonly imported: () => void
}

/** Everything of the user's out of the app and back in. */
export interface UserData {
  readonly handlers: Pick<Handlers<BackendRequests>, keyof typeof dataRequests>
  close(): void
}

/** Answers what concerns packages and the answers as a table. */
export function openUserData(options: DataOptions): UserData {
  const { store, library, now, version } = options
  const transfers = new Transfers(options.folder)
  transfers.sweep(now())
  const stop = new AbortController()
  const packages = new PackageImport(store, library, stop.signal)

  /** A file made from the store as it is now, ready to be fetched. */
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
      const day = new Date(now()).toISOString().slice(0, 10)
      return { id, bytes, name: `breakpoint-${day}${ending}` }
    } catch (error) {
      if (stop.signal.aborted) throw new RequestError('cancelled', texts.backend.closing)
      throw isStorageError(error)
        ? storageError(texts.userData.transfers.notWritten, transfers.folder, error)
        : error
    }
  }

  const checkedOf = async (transfer: Transfer): Promise<CheckedPackage> => {
    const { written, bytes, file } = transfer
    if (written < bytes) {
      throw new RequestError('invalid-request', texts.userData.transfers.incomplete(written, bytes))
    }
    transfer.checked ??= await readPackage(file, recordsFile(transfer), stop.signal)
    return transfer.checked
  }

  /** Works with a package as a whole, which nobody else does meanwhile. */
  const withPackage = async <T>(
    id: string,
    work: (checked: CheckedPackage) => Promise<T>,
  ): Promise<T> => {
    const transfer = transfers.hold(id)
    try {
      return await work(await checkedOf(transfer))
    } catch (error) {
      throw isStorageError(error)
        ? storageError(texts.userData.transfers.packageNotRead, transfers.folder, error)
        : error
    } finally {
      transfers.release(transfer)
    }
  }

  return {
    handlers: {
      async 'data.export'() {
        const ruleSets = await library.list()
        const about = { madeAt: now(), app: version }
        return send('.breakpoint', (file, snapshot) =>
          writePackage(file, about, ruleSets, snapshot, stop.signal),
        )
      },
      'data.answersCsv': () =>
        send('-answers.csv', (file, snapshot) => writeAnswersCsv(file, snapshot, stop.signal)),
      'data.read': ({ id, from }) => transfers.read(id, from),
      'data.offer': ({ bytes }) => ({ id: transfers.receive(bytes).id }),
      'data.write'({ id, from, chunk }) {
        transfers.write(id, from, chunk)
        return {}
      },
      'data.preview': ({ id }) => withPackage(id, (checked) => packages.preview(checked)),
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
    },
    close() {
      stop.abort()
      transfers.close()
    },
  }
}
