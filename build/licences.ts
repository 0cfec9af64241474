import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Licence {
  readonly name: string
  readonly version: string
  /** As package.json names it, mostly an SPDX expression. */
  readonly licence: string
  readonly text: string
}

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i

const HELPERS: readonly (readonly [prefix: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0plugin-vue:', '@vitejs/plugin-vue'],
  ['\0rolldown/', 'rolldown'],
]

/** Undefined for a module of our own. Throws for a bundler helper of an unknown package. */
export function packageFolder(id: string, modules: string): string | undefined {
  const path = id.replaceAll('\\', '/')
  const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  if (folder !== undefined) return folder
  if (!path.startsWith('\0')) return undefined
  const helper = HELPERS.find(([prefix]) => path.startsWith(prefix))
  if (!helper) {
    throw new Error(`${JSON.stringify(id)} is bundled: name its package in build/licences.ts.`)
  }
  return join(modules, helper[1])
}

/** Below its own licence Vite lists packages bundled in Vite, which are not in the app. */
function ownPart(text: string): string {
  return text.split(/^# Licenses of bundled dependencies/m)[0]!.trim()
}

/** Throws an Error that names a package without a licence. */
export function readLicence(folder: string): Licence {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: unknown
  }
  const { name, version, license } = manifest
  const file = readdirSync(folder)
    .toSorted()
    .find((entry) => LICENCE_FILE.test(entry))
  if (file === undefined || typeof license !== 'string') {
    throw new Error(`${name} ${version} is bundled, but has no licence in ${folder}.`)
  }
  return {
    name,
    version,
    licence: license,
    text: ownPart(readFileSync(join(folder, file), 'utf8')),
  }
}

/** By name, each version once. */
export function readLicences(folders: Iterable<string>): readonly Licence[] {
  const found = new Map<string, Licence>()
  for (const folder of folders) {
    const licence = readLicence(folder)
    found.set(`${licence.name} ${licence.version}`, licence)
  }
  return [...found.keys()].toSorted().map((key) => found.get(key)!)
}

export function licencesText(licences: readonly Licence[]): string {
  const parts = licences.map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`,
  )
  const head = 'Breakpoint contains parts of the packages below, under these terms.\n'
  return [head, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}
