import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, Platform } from 'electron-builder'
import { ensureBuilt } from './built.ts'
import { renderIcons } from './icons.ts'
import { LICENCES_FILE } from './licences-plugin.ts'
import { licencesText, type Licence } from './licences.ts'
import { packaging } from './packaging.ts'

const ROOT = join(import.meta.dirname, '..')

const { values: options } = parseArgs({
  options: {
    /** Makes the folder that packages are made of, and no packages. */
    dir: { type: 'boolean', default: false },
    /** An unpacked runtime of Electron, where none can be fetched. */
    runtime: { type: 'string' },
    output: { type: 'string', default: join(ROOT, 'dist') },
  },
})

/** Where the sources are, as far as that is known here: a name that belongs to nobody elsewhere. */
function homepage({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv): string {
  return GITHUB_REPOSITORY
    ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
    : 'https://breakpoint.invalid'
}

async function writeLicences(resources: string): Promise<void> {
  const text = await readFile(join(ROOT, 'out/renderer', LICENCES_FILE), 'utf8')
  const licences = JSON.parse(text) as readonly Licence[]
  await writeFile(join(resources, 'licences.txt'), licencesText(licences))
}

/** Packages the app for the system that this runs on. */
async function main(): Promise<void> {
  const { dir, output, runtime } = options
  const resources = join(output, 'resources')
  ensureBuilt()
  await mkdir(resources, { recursive: true })
  await renderIcons(resources)
  await writeLicences(resources)
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
