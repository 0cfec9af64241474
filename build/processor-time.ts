import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICKS_A_SECOND = 100

/**
 * Processor time in seconds of all children of this process that have ended, with the children that
 * they waited for. Undefined where the system does not tell.
 */
export function endedChildrenSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined
  // The name of the program, in parentheses, may hold spaces; the fields are counted after it.
  const text = readFileSync('/proc/self/stat', 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}
