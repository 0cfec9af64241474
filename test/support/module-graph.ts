import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

const { dirname, join } = posix
const ROOT = new URL('../../', import.meta.url)

/** What is imported, or exported again, when a module is loaded; types are not. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g

const ALIASES: readonly (readonly [prefix: string, folder: string])[] = [
  ['#shared/', 'src-shared'],
  ['#renderer/', 'src-renderer'],
]

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  for (const [prefix, folder] of ALIASES) {
    if (specifier.startsWith(prefix)) return join(folder, specifier.slice(prefix.length))
  }
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const isModule = (file: string): boolean => file.startsWith('src-') && /\.(ts|vue)$/.test(file)

/** What a module imports, by paths from the root of the checkout or by names of packages. */
function importsOf(file: string, which: RegExp): string[] {
  const source = readFileSync(new URL(file, ROOT), 'utf8')
  return [...source.matchAll(which)].map(([, specifier = '']) => targetOf(file, specifier))
}

/** All that is loaded with some modules: they themselves, what they import, and so on. */
export function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const loaded = new Set(entries)
  // A set is walked in the order of its making, with what is added on the way.
  for (const file of loaded) {
    if (isModule(file)) for (const target of importsOf(file, STATIC)) loaded.add(target)
  }
  return loaded
}

/** What the modules load later, when it is needed. */
export function loadedLater(modules: Iterable<string>): ReadonlySet<string> {
  return new Set([...modules].filter(isModule).flatMap((file) => importsOf(file, DYNAMIC)))
}
