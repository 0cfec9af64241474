import { posix } from 'node:path'

/** The `imports` of package.json. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['#shared', 'src-shared'],
  ['#main', 'src-main'],
  ['#renderer', 'src-renderer'],
  ['#test', 'test'],
])

/** Modules imported or re-exported when a module is loaded; type imports are left out. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g

/** Target of an import: a file of the checkout, or a package (Node's own modules included). */
export type Target = { readonly file: string } | { readonly module: string }

/**
 * Target of an import, resolved from the importing file; paths are relative to the root of the
 * checkout.
 */
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

/** Targets loaded together with a module, read from its source; relies on uniform formatting. */
export const staticImports = (source: string, importer: string): Target[] =>
  targetsOf(STATIC, source, importer)

/** Targets that a module loads on demand. */
export const dynamicImports = (source: string, importer: string): Target[] =>
  targetsOf(DYNAMIC, source, importer)
