import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { cardRecords } from './card-export.ts'
import { drillRecords, keptPositions } from './drill-export.ts'
import { listRecords } from './list-records.ts'
import { FORMAT, VERSION } from './package-format.ts'
import { keptRecords } from './record-export.ts'
import type { PackageHeader, PackageRecord } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const BATCH_CHARACTERS = 1 << 16

export interface PackageContent {
  readonly ruleSets: readonly LibraryEntry[]
  readonly games: DrillGames
  readonly snapshot: Snapshot
}

function* records({ ruleSets, games, snapshot }: PackageContent): Generator<PackageRecord> {
  for (const { preset, hash: _, ...entry } of ruleSets)
    if (!preset) yield { kind: 'rules', ...entry }
  yield* drillRecords(snapshot, games)
  yield* keptRecords(snapshot, games)
  yield* keptPositions(snapshot, games)
  yield* cardRecords(snapshot, games)
  yield* listRecords(
    snapshot,
    [...games.values()].map(({ game }) => game),
  )
}

/** The lines of a package with their ends. */
function* packageLines(
  { madeAt, app }: Pick<PackageHeader, 'madeAt' | 'app'>,
  content: PackageContent,
): Generator<string> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const hashed = (data: object): string => {
    const line = `${JSON.stringify(data)}\n`
    hash.update(line)
    return line
  }
  yield hashed({ format: FORMAT, version: VERSION, madeAt, app })
  for (const record of records(content)) {
    counts[record.kind] = (counts[record.kind] ?? 0) + 1
    yield hashed(record)
  }
  yield `${JSON.stringify({ kind: 'end', counts, sha256: hash.digest('hex') })}\n`
}

/** Texts put together into larger ones; others have a turn between these. */
export async function* batches(texts: Iterable<string>): AsyncGenerator<string> {
  let batch = ''
  for (const text of texts) {
    batch += text
    if (batch.length < BATCH_CHARACTERS) continue
    yield batch
    batch = ''
    await setImmediate()
  }
  yield batch
}

/** Writes everything of the user's into a file as a stream. */
export async function writePackage(
  file: string,
  about: Pick<PackageHeader, 'madeAt' | 'app'>,
  content: PackageContent,
  signal: AbortSignal,
): Promise<void> {
  const lines = Readable.from(batches(packageLines(about, content)))
  await pipeline(lines, createGzip(), createWriteStream(file, { mode: PRIVATE_FILE }), { signal })
}
