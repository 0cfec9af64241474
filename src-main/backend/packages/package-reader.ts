import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream/promises'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { LineCutter } from './lines.ts'
import { PackageCheck } from './package-check.ts'
import { badPackage, LIMITS, type PackageLimits } from './package-format.ts'
import type { PackageHeader, RecordOf } from './package-records.ts'

const BATCH_CHARACTERS = 1 << 18

/** A package that was read as a whole and found right. */
export interface CheckedPackage {
  readonly header: PackageHeader
  readonly ruleSets: readonly RecordOf<'rules'>[]
  /** All other records, one a line, as their schemas left them. */
  readonly records: string
}

function zlibSentence(error: Error): RequestError | null {
  if (!('code' in error) || typeof error.code !== 'string' || !error.code.startsWith('Z_'))
    return null
  if (error.code === 'Z_BUF_ERROR') {
    return badPackage(texts.userData.cutShort)
  }
  return error.message === 'incorrect header check'
    ? badPackage(texts.userData.foreign)
    : badPackage(texts.userData.damaged(error.message))
}

/**
 * Reads a packed package as a stream, checks all of it, and writes its records to the file `records`.
 * Rejects with RequestError for a package that cannot be used.
 */
export async function readPackage(
  packed: string,
  records: string,
  signal: AbortSignal,
  limits: PackageLimits = LIMITS,
): Promise<CheckedPackage> {
  const check = new PackageCheck()
  const cutter = new LineCutter(limits.lineBytes)
  const ruleSets: RecordOf<'rules'>[] = []
  const out = await open(records, 'w')
  let batch: string[] = []
  let waiting = 0
  let unpacked = 0

  const write = async (): Promise<void> => {
    await out.write(batch.join(''))
    batch = []
    waiting = 0
  }
  const take = (line: Buffer): void => {
    const record = check.take(line)
    if (record?.kind === 'rules') {
      if (ruleSets.length === limits.ruleSets) {
        throw badPackage(texts.userData.tooManyRules(limits.ruleSets))
      }
      ruleSets.push(record)
    } else if (record) {
      const text = `${JSON.stringify(record)}\n`
      batch.push(text)
      waiting += text.length
    }
  }

  try {
    await pipeline(
      createReadStream(packed),
      createGunzip(),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          unpacked += piece.length
          if (unpacked > limits.unpackedBytes) {
            throw badPackage(texts.userData.tooLarge)
          }
          for (const line of cutter.cut(piece)) take(line)
          if (waiting > BATCH_CHARACTERS) await write()
        }
      },
      { signal },
    )
    if (cutter.rest().length > 0) throw badPackage(texts.userData.cutLine)
    const header = check.finish()
    await write()
    return { header, ruleSets, records }
  } catch (error) {
    if (signal.aborted) throw new RequestError('cancelled', texts.userData.stopped)
    if (error instanceof RangeError) throw badPackage(texts.userData.longLine)
    throw (error instanceof Error && zlibSentence(error)) || error
  } finally {
    await out.close()
  }
}
