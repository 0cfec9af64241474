import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

const SOURCES = [
  'src-shared',
  'src-main',
  'src-renderer',
  'electron.vite.config.ts',
  'build/licences.ts',
  'build/licences-plugin.ts',
  'package.json',
  'package-lock.json',
]

/** One output of each of the three builds; every build rewrites all its files. */
const OUTPUTS = ['out/main/index.js', 'out/preload/preload.cjs', 'out/renderer/index.html']

/** Latest modification time in ms; a folder's own time changes when an entry is removed. */
function lastChange(path: string): number {
  const isFolder = statSync(path).isDirectory()
  const within = isFolder ? readdirSync(path, { encoding: 'utf8', recursive: true }) : []
  return Math.max(...['', ...within].map((name) => statSync(join(path, name)).mtimeMs))
}

export function isBuilt(root: string = ROOT): boolean {
  const built = OUTPUTS.map((file) => statSync(join(root, file), { throwIfNoEntry: false }))
  const oldest = Math.min(...built.map((stats) => stats?.mtimeMs ?? -Infinity))
  return oldest > -Infinity && SOURCES.every((source) => lastChange(join(root, source)) <= oldest)
}

/** Builds the app into out/ unless that is up to date. Throws an Error if the build fails. */
export function ensureBuilt(): void {
  if (isBuilt()) return
  console.log('Building the app ...')
  const begun = new Date()
  const viteScript = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js')
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [viteScript, 'build'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) {
    throw new Error(`The app could not be built.\n${error?.message ?? `${stdout}${stderr}`}`)
  }
  // Dates the build from its start, because files saved meanwhile are newer.
  for (const file of OUTPUTS) utimesSync(join(ROOT, file), begun, begun)
}
