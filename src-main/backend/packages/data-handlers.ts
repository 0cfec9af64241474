import type { dataRequests } from '#shared/contract/data.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { Game } from '#shared/games/game.ts'
import { loadDrills } from '../drills/drill-game.ts'
import type { RuleLibrary } from '../rules/rule-library.ts'
import type { StudyStore } from '../store/study-store.ts'
import { packageImport } from './package-import.ts'
import { afterCheck, packageReceiving } from './package-receiving.ts'
import { packageSending } from './package-sending.ts'
import { writePackage, type OmittedRecords } from './package-writer.ts'
import { Transfers } from './transfers.ts'

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

export function openUserData(options: DataOptions) {
  const { games, store, library, unkept, now, version, emit } = options
  const transfers = new Transfers(options.folder)
  const stop = new AbortController()
  const packages = packageImport(store, library, games)
  const { signal } = stop
  const { send, readBack } = packageSending({ transfers, games, store, now, signal })
  const { withPackage } = packageReceiving({ transfers, games, emit, stop: signal })

  return {
    handlers: {
      async 'data.export'() {
        const { entries: ruleSets } = await library.look()
        const about = { madeAt: now(), app: version }
        const drills = await loadDrills(games)
        let omitted: OmittedRecords[] = []
        const ready = await send('.breakpoint', async (file, snapshot) => {
          const content = { ruleSets, games: drills, snapshot }
          omitted = await writePackage(file, about, content, signal)
          await readBack(file)
        })
        return { ...ready, omitted }
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
        withPackage(id, (checked, reading) => packages.preview(checked, afterCheck(reading))),
      async 'data.import'({ id, bringBack }) {
        const result = await withPackage(id, (checked) => packages.run(checked, bringBack))
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
