import { readFileSync } from 'node:fs'
import { dynamicImports, staticImports } from '../../build/module-imports.ts'

const ROOT = new URL('../../', import.meta.url)

const isModule = (file: string): boolean => file.startsWith('src-') && /\.(ts|vue)$/.test(file)

/** Imports of a module, as paths from the root of the checkout or names of packages. */
function importsOf(file: string, which: typeof staticImports): string[] {
  const source = readFileSync(new URL(file, ROOT), 'utf8')
  return which(source, file).map((target) => ('file' in target ? target.file : target.module))
}

/** All that is loaded with some modules: they themselves, what they import, and so on. */
export function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(entries)
  // A set is walked in the order of its making, with what is added on the way.
  for (const file of loaded) {
    if (isModule(file)) for (const target of importsOf(file, staticImports)) loaded.add(target)
  }
  return loaded
}

/** Modules that these modules load later, when needed. */
export function loadedLater(modules: Iterable<string>): ReadonlySet<string> {
  return new Set([...modules].filter(isModule).flatMap((file) => importsOf(file, dynamicImports)))
}
