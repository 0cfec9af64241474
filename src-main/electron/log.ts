import { arch } from 'node:os'
import { withoutHome } from './private-paths.ts'
import type { LogFile } from './log-file.ts'

/** How much of the log goes with the details of a crash. */
const LAST_LINES = 20

let file: LogFile | null = null
let last: string[] = []

/** From now on what is logged is kept in the file as well. */
export function logInto(opened: LogFile): void {
  file = opened
}

/** Says something to whoever started the app from a terminal, and keeps it in the log. */
export function log(line: string): void {
  process.stderr.write(`${line}\n`)
  const safe = withoutHome(line)
  last = [...last, safe].slice(-LAST_LINES)
  file?.write(safe)
}

/** A thrown thing, with where it came from if it says so. */
export function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}

/** Details for a crash report; they name no folder of the user's. */
export function crashDetails(what: string, version: string): string {
  const system = `${process.platform} ${arch()}, Electron ${process.versions.electron}`
  return [`Breakpoint ${version} on ${system}`, withoutHome(what), '', ...last].join('\n')
}
