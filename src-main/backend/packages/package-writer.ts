import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import { MAX_TIME } from '#shared/base/bounds.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { texts } from '#shared/texts/texts.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import { cardRecords } from './card-export.ts'
import {
  drillRecords,
  storedPositions,
  storedPeople,
  storedRecords,
  storedLists,
} from './drill-export.ts'
import { PackageCheck } from './package-check.ts'
import { FORMAT, LIMITS, VERSION } from './package-format.ts'
import type { PackageHeader, PackageRecord, RecordKind, Unchecked } from './package-records.ts'
import type { Snapshot } from './snapshot.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const BATCH_CHARACTERS = 1 << 16

interface PackageContent {
  readonly ruleSets: readonly LibraryEntry[]
  readonly games: DrillGames
  readonly snapshot: Snapshot
}

type Written = Unchecked<PackageRecord>

function* records({ ruleSets, games, snapshot }: PackageContent): Generator<Written> {
  for (const { preset, hash: _, ...entry } of ruleSets)
    if (!preset) yield { kind: 'rules', ...entry }
  yield* drillRecords(snapshot, games)
  yield* storedRecords(snapshot, games)
  yield* storedPositions(snapshot, games)
  yield* cardRecords(snapshot, games)
  yield* storedPeople(snapshot)
  yield* storedLists(snapshot, games)
}

/** Milliseconds since the epoch; null if unknown or out of bounds. */
function timeOf(record: Written): number | null {
  const state = 'state' in record ? record.state : null
  const at = 'at' in record ? record.at : 'started' in record ? record.started : state?.lastReview
  return typeof at === 'number' && at >= 0 && at <= MAX_TIME ? at : null
}

/** Records of one kind left out of an export because they could not be imported again. */
export interface OmittedRecords {
  readonly what: string
  readonly count: number
  /** Null if no time is known. */
  readonly first: number | null
  readonly last: number | null
  readonly why: string
}

type Omitted = Map<RecordKind, OmittedRecords>

function omit(omitted: Omitted, record: Written, why: string): void {
  const { kind } = record
  const { count, first, last, ...known } = omitted.get(kind) ?? {
    what: texts.userData.records.names[kind],
    why,
    count: 0,
    first: null,
    last: null,
  }
  const at = timeOf(record)
  omitted.set(kind, {
    ...known,
    count: count + 1,
    first: at === null ? first : Math.min(at, first ?? at),
    last: at === null ? last : Math.max(at, last ?? at),
  })
}

function* packageLines(
  { madeAt, app }: Pick<PackageHeader, 'madeAt' | 'app'>,
  content: PackageContent,
  omitted: Omitted,
): Generator<string> {
  const check = new PackageCheck(content.games)
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  const hashed = (text: string): string => {
    const line = `${text}\n`
    hash.update(line)
    return line
  }
  yield hashed(JSON.stringify({ format: FORMAT, version: VERSION, madeAt, app }))
  for (const record of records(content)) {
    const text = JSON.stringify(record)
    const isLong = Buffer.byteLength(text) > LIMITS.lineBytes
    const fault = isLong ? texts.userData.records.wrong.long : check.faultOf(record)
    if (fault !== null) {
      omit(omitted, record, fault)
      continue
    }
    counts[record.kind] = (counts[record.kind] ?? 0) + 1
    yield hashed(text)
  }
  yield `${JSON.stringify({ kind: 'end', counts, sha256: hash.digest('hex') })}\n`
}

/** Joins texts into batches; other requests run between two batches. */
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

/** Returns the records that were left out. */
export async function writePackage(
  file: string,
  about: Pick<PackageHeader, 'madeAt' | 'app'>,
  content: PackageContent,
  signal: AbortSignal,
): Promise<OmittedRecords[]> {
  const omitted: Omitted = new Map()
  const lines = Readable.from(batches(packageLines(about, content, omitted)))
  await pipeline(lines, createGzip(), createWriteStream(file, { mode: PRIVATE_FILE }), { signal })
  return [...omitted.values()]
}
