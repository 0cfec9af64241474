import { homedir } from 'node:os'
import { pathToFileURL } from 'node:url'

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
