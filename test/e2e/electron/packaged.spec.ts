import { execFile } from 'node:child_process'
import { access, constants, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extractAll, extractFile, listPackage } from '@electron/asar'
import { expect, test } from '@playwright/test'
import { LINUX_SIZES } from '../../../build/icons.ts'
import type { Licence } from '../../../build/licences.ts'
import { keepPort, solveFirstRules } from './page-port.ts'
import { fusesOf, makeRuntimeFolder } from './runtime-folder.ts'
import { StandIn } from './stand-in.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** All that may be in the app; a folder named here holds files of its own kinds alone. */
const EXPECTED = [
  /^package\.json$/,
  /^out\/main\/(index|backend|solver-worker)\.js$/,
  /^out\/main\/chunks\/[\w.-]+\.js$/,
  /^out\/preload\/preload\.cjs$/,
  /^out\/renderer\/(index\.html|icon\.svg|refusal\.css|licences\.json)$/,
  /^out\/renderer\/assets\/[\w.-]+\.(js|css|woff2)$/,
]

/** Packages whose code bundlers add to their output themselves; it is in no source map. */
const HELPERS = ['@vitejs/plugin-vue', 'rolldown', 'vite']
/** Packages of which there are files and no code. */
const FILES_ONLY = ['@fontsource-variable/inter', '@fontsource/inter']

/** Fields of a package's manifest that tell what it needs. */
type Manifest = Partial<
  Record<'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies', object | null>
>

const run = promisify(execFile)

/** Runs a script of the project or of a package; rejects with what it said if it fails. */
const node = (script: string, ...args: string[]) =>
  run(process.execPath, [join(ROOT, script), ...args], { cwd: ROOT })

/** The files below a folder, as paths with slashes, in order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/** The files of a package from those that were built, of which one is for the browser alone. */
const inPackage = (built: readonly string[]): string[] =>
  [
    ...built.filter((file) => file !== 'main/web.js').map((file) => `out/${file}`),
    'package.json',
  ].toSorted()

/** The packages whose code the source maps of a build name. */
async function packagesInMaps(folder: string): Promise<Set<string>> {
  const names = new Set<string>()
  for (const file of await filesBelow(folder)) {
    if (!file.endsWith('.map')) continue
    const { sources } = JSON.parse(await readFile(join(folder, file), 'utf8')) as {
      sources: string[]
    }
    for (const source of sources) {
      const name = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]
      if (name !== undefined) names.add(name)
    }
  }
  return names
}

test.describe('the packaged app', () => {
  test.skip(process.platform !== 'linux', 'the stand-in for the runtime is laid out as on Linux')
  test.describe.configure({ mode: 'serial' })

  let scratch: string
  let packed: string
  let archive: string

  test.beforeAll(async () => {
    if (process.platform !== 'linux') return
    test.setTimeout(240_000)
    scratch = await mkdtemp(join(tmpdir(), 'breakpoint-packaged-'))
    const [runtime, output] = [join(scratch, 'runtime'), join(scratch, 'dist')]
    packed = join(
      output,
      process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`,
    )
    archive = join(packed, 'resources/app.asar')
    await makeRuntimeFolder(runtime)
    await node('build/package.ts', '--dir', '--runtime', runtime, '--output', output)
  })
  test.afterAll(async () => {
    if (process.platform !== 'linux') return
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
  })

  /** The files in the archive, folders left out. */
  const contents = (): string[] => {
    const all = listPackage(archive, { isPack: false }).map((file) => file.slice(1))
    return all.filter((file) => !all.some((other) => other.startsWith(`${file}/`))).toSorted()
  }

  test('holds the built files and its manifest, and nothing else', async () => {
    const built = inPackage(await filesBelow(join(ROOT, 'out')))
    expect(contents()).toEqual(built)
    const unexpected = contents().filter((file) => !EXPECTED.some((kind) => kind.test(file)))
    expect(unexpected).toEqual([])
    for (const kind of EXPECTED) expect(contents().some((file) => kind.test(file))).toBe(true)
  })

  test('leaves out the app that Electron shows without one', async () => {
    expect(await readdir(join(packed, 'resources'))).not.toContain('default_app.asar')
    expect(await readdir(packed)).not.toContain('version')
  })

  const licencesInside = (): Licence[] =>
    JSON.parse(extractFile(archive, 'out/renderer/licences.json').toString()) as Licence[]

  test('holds the same files when it is built again, and the licences of all in it @long', async () => {
    const rebuilt = join(scratch, 'out')
    const vite = 'node_modules/electron-vite/bin/electron-vite.js'
    await node(vite, 'build', '--sourcemap', '--outDir', rebuilt)
    const again = (await filesBelow(rebuilt)).filter((file) => !file.endsWith('.map'))
    expect(inPackage(again)).toEqual(contents())
    const bundled = await packagesInMaps(rebuilt)
    expect(bundled.size).toBeGreaterThan(30)
    expect(new Set(licencesInside().map(({ name }) => name))).toEqual(
      new Set([...bundled, ...HELPERS, ...FILES_ONLY]),
    )
  })

  test('keeps no scripts and no tools in its manifest', () => {
    const manifest = JSON.parse(extractFile(archive, 'package.json').toString()) as Manifest
    expect(manifest).toMatchObject({ name: 'breakpoint', main: 'out/main/index.js' })
    const { scripts, dependencies, devDependencies, optionalDependencies } = manifest
    expect({ ...scripts, ...dependencies, ...devDependencies, ...optionalDependencies }).toEqual({})
  })

  test('is a program of its own name, whose fuses are set', async () => {
    const program = join(packed, 'breakpoint')
    await access(program, constants.X_OK)
    expect(await fusesOf(program)).toEqual({
      runAsNode: false,
      cookieEncryption: true,
      nodeOptions: false,
      nodeCliInspect: false,
      asarIntegrity: true,
      onlyLoadFromAsar: true,
      ownSnapshot: false,
      fileProtocolPrivileges: false,
      wasmTrapHandlers: true,
    })
  })

  test('brings its licences, inside and beside', async () => {
    const licences = licencesInside()
    expect(licences.length).toBeGreaterThan(30)
    const beside = await readFile(join(packed, 'resources/licences.txt'), 'utf8')
    for (const { name, version, text } of licences) {
      expect(text, name).toMatch(/permission|redistribution/i)
      expect(beside).toContain(`${name} ${version}`)
      expect(beside).toContain(text)
    }
    const own = await readFile(join(packed, 'resources/LICENSE.txt'), 'utf8')
    expect(own).toContain('MIT')
  })

  test('has its icon in every size, drawn from one drawing', async () => {
    const resources = join(scratch, 'dist/resources')
    const sizes = LINUX_SIZES.map((size) => ({ file: `icons/${size}x${size}.png`, size }))
    for (const { file, size } of [...sizes, { file: 'icon.png', size: 1024 }]) {
      const picture = await readFile(join(resources, file))
      expect(picture.toString('latin1', 1, 4)).toBe('PNG')
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], file).toEqual([size, size])
      // An empty picture of that size is far smaller.
      expect(picture.length, file).toBeGreaterThan(200)
    }
  })

  test('starts, solves and shows its licences with nothing but what is in it @long', async () => {
    const app = join(scratch, 'app')
    extractAll(archive, app)
    const standIn = await StandIn.start(join(scratch, 'data'), app)
    try {
      await keepPort(standIn.page)
      expect(await solveFirstRules(standIn.page)).toMatchObject({ ok: true })
      await standIn.page.evaluate(() => (window.location.hash = '#/settings/about'))
      await standIn.page.getByRole('button', { name: 'Licences', exact: true }).click()
      await expect(standIn.page.getByRole('dialog').getByText(/^vue-router /)).toBeVisible()
      expect(standIn.faults).toEqual([])
    } finally {
      await standIn.stop()
    }
  })
})
