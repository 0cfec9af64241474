import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { RequestError } from '#shared/contract/errors.ts'
import type { Game } from '#shared/games/game.ts'
import { texts } from '#shared/texts/texts.ts'
import { LineCutter } from './lines.ts'
import { PackageCheck } from './package-check.ts'
import { errorCode } from '../files/file-reason.ts'
import { loadDrills } from '../drills/drill-game.ts'
import { badPackage, LIMITS, type PackageLimits } from './package-format.ts'
import type { PackageHeader, RecordOf } from './package-records.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const BATCH_CHARACTERS = 1 << 18
/** Packed bytes per read; the progress is no finer. */
const PIECE_BYTES = 1 << 14

const SLICE_MS = 20

export interface CheckedPackage {
  readonly header: PackageHeader
  readonly ruleSets: readonly RecordOf<'rules'>[]
  /** File with all other records, one JSON value per line. */
  readonly records: string
  readonly count: number
}

function zlibSentence(error: Error): RequestError | null {
  const code = errorCode(error)
  if (!code.startsWith('Z_')) return null
  if (code === 'Z_BUF_ERROR') return badPackage(texts.userData.cutShort)
  return error.message === 'incorrect header check'
    ? badPackage(texts.userData.foreign)
    : badPackage(texts.userData.damaged(error.message))
}

interface ReadOptions {
  readonly signal: AbortSignal
  readonly limits?: PackageLimits
  readonly games: readonly Game[]
  /** Called with the checked share of the file, 0 to 1. */
  readonly told?: (share: number) => void
}

/** Writes the checked records to the file `records`. Rejects with RequestError. */
export async function readPackage(
  packed: string,
  records: string,
  { signal, games, limits = LIMITS, told = () => {} }: ReadOptions,
): Promise<CheckedPackage> {
  const check = new PackageCheck(await loadDrills(games), limits.records)
  const cutter = new LineCutter(limits.lineBytes)
  const ruleSets: RecordOf<'rules'>[] = []
  const out = await open(records, 'w', PRIVATE_FILE)
  let batch: string[] = []
  let waiting = 0
  let count = 0
  let unpacked = 0

  const write = async (): Promise<void> => {
    await out.write(batch.join(''))
    batch = []
    waiting = 0
  }
  const take = (line: Buffer): void => {
    const record = check.take(line)
    if (record?.kind === 'rules') ruleSets.push(record)
    else if (record) {
      const text = `${JSON.stringify(record)}\n`
      batch.push(text)
      count++
      waiting += text.length
    }
  }

  const bytes = (await stat(packed)).size
  const unpacking = createGunzip()
  let begun = performance.now()
  const othersTurn = async (): Promise<void> => {
    await setImmediate()
    signal.throwIfAborted()
    told(Math.min(1, unpacking.bytesWritten / bytes))
    begun = performance.now()
  }

  try {
    await pipeline(
      createReadStream(packed, { highWaterMark: PIECE_BYTES }),
      unpacking,
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          unpacked += piece.length
          if (unpacked > limits.unpackedBytes) throw badPackage(texts.userData.tooLarge)
          for (const line of cutter.cut(piece)) {
            take(line)
            if (performance.now() - begun > SLICE_MS) await othersTurn()
          }
          if (waiting > BATCH_CHARACTERS) await write()
        }
      },
      { signal },
    )
    if (cutter.rest().length > 0) throw badPackage(texts.userData.cutLine)
    const header = check.finish()
    await write()
    return { header, ruleSets, records, count }
  } catch (error) {
    if (signal.aborted) throw new RequestError('cancelled', texts.userData.stopped)
    if (error instanceof RangeError) throw badPackage(texts.userData.longLine)
    throw (error instanceof Error && zlibSentence(error)) || error
  } finally {
    await out.close()
  }
}
