import { writeWhole, writeWholeSync } from '#main/backend/files/whole-file.ts'

// Writes a file that the disk has no room for, and says what came of it; see small-disk.ts.

process.on('SIGXFSZ', () => {})

const [path, bytes] = process.argv.slice(2) as [string, string]
const data = new Uint8Array(Number(bytes)).fill(7)

async function codeOf(write: () => Promise<void> | void): Promise<unknown> {
  try {
    await write()
    return 'written'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

const codes = [
  await codeOf(() => writeWhole(path, data)),
  await codeOf(() => writeWholeSync(path, data)),
]
process.stdout.write(JSON.stringify(codes))
