import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { cardRecords } from './card-export.ts'
import { FORMAT, VERSION } from './package-format.ts'
import type { PackageHeader, PackageRecord } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'
import { studyRecords } from '../games/farkle/packages/study-export.ts'
import { yahtzeeRecords } from '../games/yahtzee/packages/export.ts'

const BATCH_CHARACTERS = 1 << 16

function* records(ruleSets: readonly LibraryEntry[], snapshot: Snapshot): Generator<PackageRecord> {
  for (const { preset, hash: _, ...entry } of ruleSets)
    if (!preset) yield { kind: 'rules', ...entry }
  yield* studyRecords(snapshot)
  yield* cardRecords(snapshot)
  yield* yahtzeeRecords(snapshot)
}

/** The lines of a package with their ends. */
function* packageLines(
  { madeAt, app }: Pick<PackageHeader, 'madeAt' | 'app'>,
  ruleSets: readonly LibraryEntry[],
  snapshot: Snapshot,
): Generator<string> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const hashed = (data: object): string => {
    const line = `${JSON.stringify(data)}\n`
    hash.update(line)
    return line
  }
  yield hashed({ format: FORMAT, version: VERSION, madeAt, app })
  for (const record of records(ruleSets, snapshot)) {
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
  ruleSets: readonly LibraryEntry[],
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<void> {
  const lines = Readable.from(batches(packageLines(about, ruleSets, snapshot)))
  await pipeline(lines, createGzip(), createWriteStream(file), { signal })
}
