import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Lines } from '../../build/terminal-lines.ts'
import { storedZip } from './stored-zip.ts'

const NODE_MODULES = join(import.meta.dirname, '../../node_modules')

export const VERSION = '9.8.7'

const ARCHIVE_NAME = `electron-v${VERSION}-${process.platform}-${process.arch}.zip`
const PROGRAMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}
export const PROGRAM = PROGRAMS[process.platform] ?? 'electron'

/** Makes steps of a few MB possible: three million bytes that are no program. */
const FILLING = Buffer.alloc(3_000_000, 'Electron is large. ')

/** An archive of Electron whose program is a script. */
export function electronArchive(script = '#!/bin/sh\n'): Buffer {
  return storedZip([
    { name: PROGRAM, content: Buffer.from(script), mode: 0o755 },
    { name: 'version', content: Buffer.from(VERSION), mode: 0o644 },
    { name: 'filling', content: FILLING, mode: 0o644 },
  ])
}

/** A package electron with its real installer, in a folder that is removed when the test ends. */
export interface ElectronPackage {
  /** Holds everything else. */
  readonly root: string
  readonly packageFolder: string
  readonly cacheFolder: string
  /** Takes downloads that the installer has checked. */
  readonly downloads: string
}

/** Makes a package electron that expects the checksum of an archive. */
export function electronPackage(archive: Buffer): ElectronPackage {
  const root = mkdtempSync(join(tmpdir(), 'breakpoint-electron-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const packageFolder = join(root, 'node_modules/electron')
  mkdirSync(packageFolder, { recursive: true })
  copyFileSync(join(NODE_MODULES, 'electron/install.js'), join(packageFolder, 'install.js'))
  writeFileSync(join(packageFolder, 'package.json'), JSON.stringify({ version: VERSION }))
  const checksum = createHash('sha256').update(archive).digest('hex')
  const checksums = JSON.stringify({ [ARCHIVE_NAME]: checksum })
  writeFileSync(join(packageFolder, 'checksums.json'), checksums)
  for (const scope of ['@electron', '@electron-internal']) {
    symlinkSync(join(NODE_MODULES, scope), join(root, 'node_modules', scope), 'junction')
  }
  const [cacheFolder, downloads] = [join(root, 'node_modules/.cache'), join(root, 'downloads')]
  return { root, packageFolder, cacheFolder, downloads }
}

/** Lines that are kept for a test to look at, in steps of ten percent. */
export function keptLines(): Lines & { readonly said: readonly string[] } {
  const said: string[] = []
  const say = (text: string): void => void said.push(text)
  return { said, line: say, step: say, percentPerStep: 10 }
}
