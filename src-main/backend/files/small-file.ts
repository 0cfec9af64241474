import type { Stats } from 'node:fs'
import { constants, open, stat } from 'node:fs/promises'

/** Why a path is not read: nothing of it was, or no more than the limit. */
export class NotSmallFile extends Error {
  readonly reason: 'folder' | 'no-file' | 'too-large'

  constructor(reason: NotSmallFile['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Opening a pipe without this waits for somebody who writes to it. Windows has no such flag. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
const READ_WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

function check(found: Stats, maxBytes: number): void {
  if (found.isDirectory()) throw new NotSmallFile('folder')
  if (!found.isFile()) throw new NotSmallFile('no-file')
  if (found.size > maxBytes) throw new NotSmallFile('too-large')
}

/**
 * The text of a small file that somebody else has named: UTF-8, without its byte order mark. Pipes,
 * devices and folders are not opened, and of a file that grows meanwhile, or says that it is smaller than
 * it is, no more than `maxBytes` and one are read. Rejects with NotSmallFile or the system's error.
 */
export async function readSmallFile(path: string, maxBytes: number): Promise<string> {
  check(await stat(path), maxBytes)
  const file = await open(path, READ_WITHOUT_WAITING)
  try {
    // Something else may have taken its place since.
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
