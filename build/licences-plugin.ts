import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { packageFolder, readLicences } from './licences.ts'

export const LICENCES_FILE = 'licences.json'

/** Source files of a bundle: modules that left code in it, styles, and files they refer to. */
function* sourcesOf(bundle: Rolldown.OutputBundle, root: string): Generator<string> {
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset') {
      for (const file of output.originalFileNames) yield resolve(root, file)
      continue
    }
    for (const [id, { renderedLength }] of Object.entries(output.modules)) {
      if (renderedLength > 0 || /\.css(\?|$)/.test(id)) yield id
    }
  }
}

export interface LicencePlugins {
  readonly collect: (part: string) => Plugin
  readonly write: (part: string) => Plugin
}

/** `earlier`: parts that must be built before the licences of all parts are written. */
export function licencePlugins(modules: string, earlier: readonly string[]): LicencePlugins {
  const foldersOf = new Map<string, ReadonlySet<string>>()

  const write = (): string => {
    const missing = earlier.filter((part) => !foldersOf.has(part))
    if (missing.length > 0) throw new Error(`Not built before: ${missing.join(', ')}.`)
    const licences = readLicences([...foldersOf.values()].flatMap((folders) => [...folders]))
    return `${JSON.stringify(licences, null, 1)}\n`
  }

  const plugin = (part: string, last: boolean): Plugin => {
    let root = ''
    return {
      name: `breakpoint:licences-of-${part}`,
      apply: 'build',
      configResolved(config) {
        root = config.root
      },
      generateBundle: {
        // After all plugins that add to the bundle.
        order: 'post',
        handler(_options, bundle) {
          const folders = [...sourcesOf(bundle, root)].map((id) => packageFolder(id, modules))
          foldersOf.set(part, new Set(folders.filter((folder) => folder !== undefined)))
          if (last) this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: write() })
        },
      },
    }
  }
  return { collect: (part) => plugin(part, false), write: (part) => plugin(part, true) }
}
