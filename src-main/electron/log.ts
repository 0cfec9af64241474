import { arch, homedir } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { LogFile } from './log-file.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** All the ways in which a folder is written in messages: as it is, in an address and in JSON. */
function writtenAs(folder: string): string[] {
  const forms = [
    folder,
    folder.replaceAll('\\', '/'),
    folder.replaceAll('\\', '\\\\'),
    pathToFileURL(folder).pathname,
  ]
  return [...new Set(forms)].sort((one, other) => other.length - one.length)
}

/** A text in which the user's home folder, which often has the user's name, is called `~`. */
export function withoutHome(text: string, home: string = homedir()): string {
  // Without a home, or with the root for one, there is no name to hide.
  if (home.length < 2) return text
  const pattern = new RegExp(`(?:${writtenAs(home).map(escaped).join('|')})(?![\\w-])`, 'gi')
  return text.replace(pattern, '~')
}

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
