import { execFileSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Something that stands where a small file should. */
export interface StrangeFile {
  readonly what: string
  readonly make: (path: string) => void
  /** Reason for which it is refused; null for a file that the system does not open. */
  readonly reason: 'folder' | 'no-file' | 'too-large' | null
}

/** Makes a file that says it has so many bytes, and takes no room. */
function makeSparse(path: string, bytes: number): void {
  const file = openSync(path, 'w')
  ftruncateSync(file, bytes)
  closeSync(file)
}

const EVERYWHERE: readonly StrangeFile[] = [
  { what: 'a folder', make: (path) => mkdirSync(path), reason: 'folder' },
  {
    what: 'a sparse file of 64 GB',
    make: (path) => makeSparse(path, 2 ** 36),
    reason: 'too-large',
  },
]

/** Where there are pipes and devices. */
const ON_UNIX: readonly StrangeFile[] = [
  { what: 'a pipe', make: (path) => execFileSync('mkfifo', [path]), reason: 'no-file' },
  {
    what: 'a link to a pipe',
    make(path) {
      const pipe = join(dirname(path), 'pipe')
      execFileSync('mkfifo', [pipe])
      symlinkSync(pipe, path)
    },
    reason: 'no-file',
  },
  ...['/dev/zero', '/dev/random', '/dev/tty'].map((device): StrangeFile => {
    const make = (path: string): void => symlinkSync(device, path)
    return { what: `a link to ${device}`, make, reason: 'no-file' }
  }),
  { what: 'a link to a folder', make: (path) => symlinkSync('/', path), reason: 'folder' },
  { what: 'a link to itself', make: (path) => symlinkSync(path, path), reason: null },
]

export const STRANGE_FILES: readonly StrangeFile[] =
  process.platform === 'win32' ? EVERYWHERE : [...EVERYWHERE, ...ON_UNIX]
