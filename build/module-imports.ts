import { posix } from 'node:path'

/** The `imports` of package.json. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['#shared', 'src-shared'],
  ['#main', 'src-main'],
  ['#renderer', 'src-renderer'],
  ['#test', 'test'],
])

/** What is imported, or exported again, when a module is loaded; types are not. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g

/** What an import names: a file of the checkout, or a package with Node's own among them. */
export type Target = { readonly file: string } | { readonly module: string }

/** What an import names, seen from a file; paths are relative to the root of the checkout. */
export function targetOf(specifier: string, importer: string): Target {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return { file: posix.join(posix.dirname(importer), bare) }
  if (bare.startsWith('/')) return { file: bare }
  const [first = '', second = '', ...rest] = bare.split('/')
  const alias = ALIASES.get(first)
  if (alias) return { file: posix.join(alias, second, ...rest) }
  return { module: first.startsWith('@') ? `${first}/${second}` : first }
}

function targetsOf(pattern: RegExp, source: string, importer: string): Target[] {
  return [...source.matchAll(pattern)].map(([, specifier = '']) => targetOf(specifier, importer))
}

/** What is loaded with a module, as its source says; sources are formatted alike. */
export const staticImports = (source: string, importer: string): Target[] =>
  targetsOf(STATIC, source, importer)

/** What a module loads when it is needed. */
export const dynamicImports = (source: string, importer: string): Target[] =>
  targetsOf(DYNAMIC, source, importer)
