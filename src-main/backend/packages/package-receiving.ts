import { RequestError } from '#shared/contract/errors.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { isStorageError, storageError } from '../store/sqlite-errors.ts'
import type { Reading } from './package-import.ts'
import { readPackage, type CheckedPackage } from './package-reader.ts'
import { recordsFile, type Transfer, type Transfers } from './transfers.ts'

/** Share of the preview's time that the check of the package takes. */
const CHECK_SHARE = 0.8
const TELL_EVERY_MS = 100

/** Tells the progress of a preview once its package is checked. */
export const afterCheck = ({ signal, told }: Reading): Reading => ({
  signal,
  told: (share) => told(CHECK_SHARE + share * (1 - CHECK_SHARE)),
})

interface ReceivingOptions {
  readonly transfers: Transfers
  readonly games: readonly Game[]
  readonly emit: Emit
  /** Aborts when the backend closes. */
  readonly stop: AbortSignal
}

/** Checks packages that the page has sent, and runs an import or its preview on them. */
export function packageReceiving({ transfers, games, emit, stop }: ReceivingOptions) {
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
    const signal = AbortSignal.any([stop, transfer.stop.signal])
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

  return { withPackage }
}
