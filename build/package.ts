import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './built.ts'
import { renderIcons } from './icons.ts'
import { LICENCES_FILE } from './licences-plugin.ts'
import { licencesText, type Licence } from './licences.ts'
import { obtainRuntime } from './obtain-runtime.ts'
import { packaging } from './packaging.ts'

const ROOT = join(import.meta.dirname, '..')

const { values: options } = parseArgs({
  options: {
    /** Only the unpacked app, no packages. */
    dir: { type: 'boolean', default: false },
    runtime: { type: 'string' },
    output: { type: 'string', default: join(ROOT, 'dist') },
  },
})

/** Address of the sources; outside of GitHub Actions a reserved domain. */
function homepage({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv): string {
  return GITHUB_REPOSITORY
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    : 'https://breakpoint.invalid'
}

async function runtimeFolder(): Promise<string> {
  if (options.runtime !== undefined) return options.runtime
  const runtime = await obtainRuntime({ asked: true })
  if ('folder' in runtime) return runtime.folder
  throw new Error(
    `${runtime.missing}, so nothing was packaged. ` +
      'Name an unpacked runtime with --runtime FOLDER, or a mirror with ELECTRON_MIRROR.',
  )
}

async function writeLicences(resources: string): Promise<void> {
  const text = await readFile(join(ROOT, 'out/renderer', LICENCES_FILE), 'utf8')
  const licences = JSON.parse(text) as readonly Licence[]
  await writeFile(join(resources, 'licences.txt'), licencesText(licences))
}

async function main(): Promise<void> {
  const { dir, output } = options
  const resources = join(output, 'resources')
  const runtime = await runtimeFolder()
  ensureBuilt()
  await mkdir(resources, { recursive: true })
  await renderIcons(resources)
  await writeLicences(resources)
  // Imported late, because it takes seconds to load.
  const { build, Platform } = await import('electron-builder')
  await build({
    projectDir: ROOT,
    targets: dir ? Platform.current().createTarget('dir') : Platform.current().createTarget(),
    config: packaging({ output, resources, runtime, homepage: homepage(process.env) }),
    publish: 'never',
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
