import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { PRIVATE_FILE } from '../files/private-files.ts'

/** A shell that runs answers much sooner. */
const ANSWER_MS = 2_000
const OUR_PAGE = '<title>Breakpoint</title>'

/** The page of a web shell: on this computer, with its token. Nobody is sent anywhere else. */
const ADDRESS = /^http:\/\/127\.0\.0\.1:\d{1,5}\/\?token=[\w-]{1,100}$/

const holderSchema = v.object({
  pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  kind: v.picklist(['app', 'browser']),
  /** Of a web shell, once it listens. */
  address: v.nullable(v.pipe(v.string(), v.regex(ADDRESS))),
  /** Milliseconds of the epoch. */
  startedAt: v.pipe(v.number(), v.safeInteger()),
})

/** The process that has locked a data folder, as it says itself. */
export type Holder = v.InferOutput<typeof holderSchema>

const fileIn = (folder: string): string => join(folder, 'holder.json')

/** Writes who holds the lock, for this user's eyes alone: the address has the token in it. */
export function writeHolder(folder: string, holder: Holder): void {
  const file = fileIn(folder)
  const made = `${file}.new`
  // One that a killed process has left could have other rights.
  rmSync(made, { force: true })
  writeFileSync(made, `${JSON.stringify(holder)}\n`, { mode: PRIVATE_FILE, flag: 'wx' })
  renameSync(made, file)
}

/**
 * Who says to hold the lock; null if nobody does, or nobody that is still running. To be believed only
 * while the lock is held.
 */
export function readHolder(folder: string): Holder | null {
  try {
    const read = v.safeParse(holderSchema, JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    return read.success && isRunning(read.output.pid) ? read.output : null
  } catch {
    return null
  }
}

/** Removes what is known of the holder, if anything is. */
export function removeHolder(folder: string): void {
  try {
    rmSync(fileIn(folder), { force: true })
  } catch (error) {
    // Somebody has put a file in the place of the folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTDIR')) throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's may not be asked.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a page of Breakpoint is at an address. */
export async function answersAt(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(address, { signal, redirect: 'error' })
    return answer.ok && (await answer.text()).includes(OUR_PAGE)
  } catch {
    return false
  }
}
