import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { errorCode } from '../files/file-reason.ts'
import { isRunning } from '../files/leftovers.ts'
import { writeWholeSync } from '../files/whole-file.ts'

const ANSWER_MS = 2_000
const OUR_PAGE = '<title>Breakpoint</title>'

/** Only local addresses of a web shell with its token: a request must never go elsewhere. */
const ADDRESS = /^http:\/\/127\.0\.0\.1:\d{1,5}\/\?token=[\w-]{1,100}$/

const holderSchema = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  kind: v.picklist(['app', 'browser']),
  /** Null unless a web shell listens. */
  address: v.nullable(v.pipe(v.string(), v.regex(ADDRESS))),
  /** Milliseconds since the epoch. */
  startedAt: v.pipe(v.number(), v.safeInteger()),
})

export type Holder = v.InferOutput<typeof holderSchema>

const fileIn = (folder: string): string => join(folder, 'holder.json')

/** Readable by this user only: the address contains the token. */
export function writeHolder(folder: string, holder: Holder): void {
  writeWholeSync(fileIn(folder), Buffer.from(`${JSON.stringify(holder)}\n`))
}

/** Null if there is no running holder. Reliable only while the lock is held. */
export function readHolder(folder: string): Holder | null {
  try {
    const read = v.safeParse(holderSchema, JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return read.success && isRunning(read.output.pid) ? read.output : null
  } catch {
    return null
  }
}

export function removeHolder(folder: string): void {
  try {
    rmSync(fileIn(folder), { force: true })
  } catch (error) {
    if (errorCode(error) !== 'ENOTDIR') throw error
  }
}

export async function answersAt(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(address, { signal, redirect: 'error' })
    return answer.ok && (await answer.text()).includes(OUR_PAGE)
  } catch {
    return false
  }
}
