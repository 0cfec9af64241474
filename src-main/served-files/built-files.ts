import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export interface BuiltFile {
  readonly path: string
  readonly contentType: string
}

export interface BuiltFiles {
  /** File for a percent-encoded URL path that begins with a slash; null if there is none. */
  resolve(urlPath: string): BuiltFile | null
  readonly paths: readonly string[]
}

function* filesBelow(folder: string, prefix = '/'): Generator<[urlPath: string, file: BuiltFile]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const contentType = CONTENT_TYPES[extname(entry.name).toLowerCase()]
    if (entry.isDirectory()) yield* filesBelow(path, `${prefix}${entry.name}/`)
    else if (entry.isFile() && contentType) yield [prefix + entry.name, { path, contentType }]
  }
}

function decode(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath)
  } catch {
    return null
  }
}

/** Requests are looked up in this list, never joined to a path: no path traversal or symlinks. */
export function builtFiles(folder: string): BuiltFiles {
  const files = new Map(filesBelow(folder))
  return {
    resolve(urlPath) {
      const path = decode(urlPath)
      return (path === null ? null : files.get(path === '/' ? '/index.html' : path)) ?? null
    },
    paths: [...files.keys()],
  }
}
