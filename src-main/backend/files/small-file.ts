import type { Stats } from 'node:fs'
import { constants, open, stat } from 'node:fs/promises'

export class NotSmallFile extends Error {
  readonly reason: 'folder' | 'no-file' | 'too-large'

  constructor(reason: NotSmallFile['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Without O_NONBLOCK, opening a pipe waits for a writer. Windows has no such flag. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

function check(found: Stats, maxBytes: number): void {
  if (found.isDirectory()) throw new NotSmallFile('folder')
  if (!found.isFile()) throw new NotSmallFile('no-file')
  if (found.size > maxBytes) throw new NotSmallFile('too-large')
}

/**
 * Strips the byte order mark; reads at most `maxBytes + 1` bytes even of a growing file. Rejects
 * with NotSmallFile (also for pipes and devices) or the system's error.
 */
export async function readSmallFile(path: string, maxBytes: number): Promise<string> {
  check(await stat(path), maxBytes)
  const file = await open(path, READ_WITHOUT_WAITING)
  try {
    // The path may point to another file since stat().
    check(await file.stat(), maxBytes)
    const buffer = Buffer.alloc(maxBytes + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, null)
      length += bytesRead
      if (length > maxBytes) throw new NotSmallFile('too-large')
      if (bytesRead === 0) return buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '')
    }
  } finally {
    await file.close()
  }
}
