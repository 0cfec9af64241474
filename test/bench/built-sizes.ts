import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Tell } from './tell.ts'

const ROOT = join(import.meta.dirname, '../..')
const RENDERER = join(ROOT, 'out/renderer')
const KILOBYTE = 1024

interface Size {
  readonly files: number
  readonly raw: number
  readonly gzipped: number
}

function sizeOf(files: readonly string[]): Size {
  const contents = files.map((file) => readFileSync(join(RENDERER, file)))
  return {
    files: files.length,
    raw: contents.reduce((sum, { length }) => sum + length, 0),
    gzipped: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
  }
}

function tellSize(tell: Tell, name: string, { files, raw, gzipped }: Size): void {
  tell(name, raw / KILOBYTE, 'kB', `${files} files, ${Math.round(gzipped / KILOBYTE)} kB gzipped`)
}

const ofKind = (files: readonly string[], kind: string): string[] =>
  files.filter((file) => file.endsWith(kind))

/** How large the built page is: what a page has loaded, by its addresses, and all there is. */
export function builtSizes(loaded: readonly string[], tell: Tell): void {
  const first = loaded.map((address) => new URL(address).pathname.slice(1) || 'index.html')
  const all = readdirSync(RENDERER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(RENDERER.length + 1))
  for (const [kind, title] of [
    ['.js', 'scripts'],
    ['.css', 'styles'],
  ] as const) {
    const [here, everywhere] = [ofKind(first, kind), ofKind(all, kind)].map(sizeOf)
    tellSize(tell, `First screen, ${title}`, here!)
    tellSize(tell, `... of all`, everywhere!)
    tell('... part', (100 * here!.raw) / everywhere!.raw, '%')
  }
  tellSize(tell, 'The built page', sizeOf(all))
}
