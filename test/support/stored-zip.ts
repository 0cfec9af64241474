import { crc32 } from 'node:zlib'

interface ZipEntry {
  readonly name: string
  readonly content: Buffer
  /** Permissions, as 0o755. */
  readonly mode: number
}

const REGULAR_FILE = 0o100_000
const MADE_ON_UNIX = 3
const VERSION = 20
/** The first day that the format can write. */
const FIRST_DAY = 0x0021

const uint16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, i) => bytes.writeUInt16LE(value, 2 * i))
  return bytes
}
const uint32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, i) => bytes.writeUInt32LE(value, 4 * i))
  return bytes
}

/** The fields that an entry has both before its content and in the list at the end. */
function commonFields({ content }: ZipEntry): Buffer {
  // Flags, method (stored) and time are 0.
  return Buffer.concat([
    uint16(0, 0, 0, FIRST_DAY),
    uint32(crc32(content), content.length, content.length),
  ])
}

/** Makes a zip archive of small files, uncompressed (APPNOTE 4.3). */
export function storedZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const common = commonFields(entry)
    const file = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      uint16(VERSION),
      common,
      uint16(name.length, 0),
      name,
      entry.content,
    ])
    list.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        uint16((MADE_ON_UNIX << 8) | VERSION, VERSION),
        common,
        // No extra field, comment, other disk or text attribute.
        uint16(name.length, 0, 0, 0, 0),
        uint32(((REGULAR_FILE | entry.mode) << 16) >>> 0, offset),
        name,
      ]),
    )
    files.push(file)
    offset += file.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.concat([
    Buffer.from('PK\u0005\u0006'),
    uint16(0, 0, entries.length, entries.length),
    uint32(directory.length, offset),
    uint16(0),
  ])
  return Buffer.concat([...files, directory, end])
}
