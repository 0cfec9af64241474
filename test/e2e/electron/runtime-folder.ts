import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Marker before the fuses in an Electron program. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const WIRE_VERSION = 1

/** The fuses in the order in which a program has them, and whether Electron delivers them on. */
const FUSES = {
  runAsNode: true,
  cookieEncryption: false,
  nodeOptions: true,
  nodeCliInspect: true,
  asarIntegrity: false,
  onlyLoadFromAsar: false,
  ownSnapshot: false,
  fileProtocolPrivileges: true,
  wasmTrapHandlers: true,
} as const

const NAMES = Object.keys(FUSES) as (keyof typeof FUSES)[]
const WIRE = Object.values(FUSES)
  .map((on) => (on ? '1' : '0'))
  .join('')

/** The program: nothing but the fuses, with something before and after them. */
const program = (): Buffer =>
  Buffer.concat([
    Buffer.from('#!/bin/sh\nexit 1\n'),
    Buffer.from(SENTINEL),
    Buffer.from([WIRE_VERSION, WIRE.length]),
    Buffer.from(`${WIRE}\n`),
  ])

/** Makes a folder laid out as Electron's runtime on Linux, which packages can be made with. */
export async function makeRuntimeFolder(folder: string): Promise<void> {
  const write = async (file: string, content: Buffer | string, mode = 0o644): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content, { mode })
  }
  await write('electron', program(), 0o755)
  await write('chrome-sandbox', '', 0o755)
  await write('version', '0.0.0')
  await write('LICENSE', 'The terms of Electron')
  await write('LICENSES.chromium.html', 'The terms of Chromium')
  await write('locales/en-US.pak', '')
  await write('resources/readme.txt', '')
  await write('resources/default_app.asar', '')
}

/** Reads the fuses of a program. */
export async function fusesOf(program: string): Promise<Record<keyof typeof FUSES, boolean>> {
  const content = await readFile(program, 'latin1')
  const start = content.indexOf(SENTINEL) + SENTINEL.length + 2
  const states = NAMES.map((name, i) => [name, content[start + i] === '1'] as const)
  return Object.fromEntries(states) as Record<keyof typeof FUSES, boolean>
}
