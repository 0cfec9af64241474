import { arch, homedir } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { LogFile } from './log-file.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Spellings of a folder in messages: plain, in a URL and in JSON. */
function writtenAs(folder: string): string[] {
  const forms = [
    folder,
    folder.replaceAll('\\', '/'),
    folder.replaceAll('\\', '\\\\'),
    pathToFileURL(folder).pathname,
  ]
  return [...new Set(forms)].sort((one, other) => other.length - one.length)
}

/** Replaces the home folder, which often contains the user's name, by `~`. */
export function withoutHome(text: string, home: string = homedir()): string {
  // No home, or the root as home: no name to hide.
  if (home.length < 2) return text
  const pattern = new RegExp(`(?:${writtenAs(home).map(escaped).join('|')})(?![\\w-])`, 'gi')
  return text.replace(pattern, '~')
}

const LAST_LINES = 20

let file: LogFile | null = null
let last: string[] = []

export function logInto(opened: LogFile): void {
  file = opened
}

export function log(line: string): void {
  process.stderr.write(`${line}\n`)
  const safe = withoutHome(line)
  last = [...last, safe].slice(-LAST_LINES)
  file?.write(safe)
}

export function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}

/** Text for a bug report, without the home folder. */
export function crashDetails(what: string, version: string): string {
  const system = `${process.platform} ${arch()}, Electron ${process.versions.electron}`
  return [`Breakpoint ${version} on ${system}`, withoutHome(what), '', ...last].join('\n')
}
