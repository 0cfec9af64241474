import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/** The only kinds of file that are served; anything else in the folder is not there. */
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

/** A file that may be served. */
export interface BuiltFile {
  /** Absolute, inside the folder. */
  readonly path: string
  readonly contentType: string
}

export interface BuiltFiles {
  /** The file that a URL's path (percent-encoded, from the slash on) stands for; null for none. */
  resolve(urlPath: string): BuiltFile | null
  /** The URL paths of all files. */
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

/**
 * The built files below a folder, listed once. A request is looked up in the list and never joined
 * to a path, so there is no path to escape by; links are not followed.
 */
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
