import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './file-reason.ts'

/** Temporary file names; group 1 is the id of the writing process, if the name has it. */
const TEMPORARY = [
  // See temporaryName.
  /\.(\d+)-\d+-\d+\.tmp$/,
  // See Transfers.
  /^[0-9a-f-]{36}\.(\d+)\.(?:out|in|lines)$/,
  // Written by the settings library.
  /^settings\.json\.tmp-\d{10}[0-9a-f]{6}$/,
]

/** Older files are removed even if the process id is unknown or in use: ids are reused. */
const LEFT_AFTER_MS = 3_600_000

const DATA_FOLDERS = [
  '.',
  'results',
  'unfinished',
  'rule-sets',
  'study',
  'study/backups',
  'transfers',
  'lock',
]

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return errorCode(error) === 'EPERM'
  }
}

/** `startedAt`: start of this process. Older files with its id are from another process. */
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

const ownStart = (): number => Date.now() - 1000 * process.uptime()

/** `changed` is the modification time in ms; `pid` is NaN if unknown. */
export function isLeftBehind(pid: number, changed: number, startedAt = ownStart()): boolean {
  if (pid === process.pid) return changed < startedAt
  if (pid > 0 && !isRunning(pid)) return true
  return changed < Date.now() - LEFT_AFTER_MS
}

/** Removes temporary files of dead processes; call at startup. */
export async function sweepLeftovers(dataFolder: string, startedAt = ownStart()): Promise<void> {
  await Promise.all(DATA_FOLDERS.map((folder) => sweep(join(dataFolder, folder), startedAt)))
}
