import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of temporary files; the first group is the process that writes it, if the name tells. */
const TEMPORARY = [
  // See temporaryName.
  /\.(\d+)-\d+-\d+\.tmp$/,
  // Files on their way in or out, see Transfers.
  /^[0-9a-f-]{36}\.(\d+)\.(?:out|in|lines)$/,
  // Of the library that keeps the settings.
  /^settings\.json\.tmp-\d{10}[0-9a-f]{6}$/,
]

/** Where the name tells no process, or one that runs, which may be another by now: no write takes so long. */
const LEFT_AFTER_MS = 3_600_000

const DATA_FOLDERS = [
  '.',
  'results',
  'unfinished',
  'rule-sets',
  'study',
  'study/backups',
  'transfers',
]

/** Whether there is a process of this number, which may be this one. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Removes the temporary files of a folder whose writers died, and none that may still be written.
 * `startedAt` is when this process started: what bears its number and is older is another's.
 */
async function sweep(folder: string, startedAt: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = TEMPORARY.map((form) => form.exec(name)).find((parts) => parts !== null)
    if (!found) continue
    const path = join(folder, name)
    const file = await lstat(path).catch(() => null)
    if (file?.isFile() && isLeftBehind(Number(found[1] ?? NaN), file.mtimeMs, startedAt)) {
      await rm(path, { force: true }).catch(() => {})
    }
  }
}

/** When this process was started. */
const ownStart = (): number => Date.now() - 1000 * process.uptime()

/**
 * Whether what a process wrote, and changed last at a time, was left by one that died. `pid` is NaN where
 * that is not known.
 */
export function isLeftBehind(pid: number, changed: number, startedAt = ownStart()): boolean {
  if (pid === process.pid) return changed < startedAt
  if (pid > 0 && !isRunning(pid)) return true
  return changed < Date.now() - LEFT_AFTER_MS
}

/** Removes what processes that died left in the data folder; for the start of a process. */
export async function sweepLeftovers(dataFolder: string, startedAt = ownStart()): Promise<void> {
  await Promise.all(DATA_FOLDERS.map((folder) => sweep(join(dataFolder, folder), startedAt)))
}
