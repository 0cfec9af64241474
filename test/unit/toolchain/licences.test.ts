import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { build, type Plugin, type Rolldown } from 'vite'
import {
  licencesText,
  packageFolder,
  readLicence,
  readLicences,
  type Licence,
} from '../../../build/licences.ts'
import { LICENCES_FILE, licencePlugins } from '../../../build/licences-plugin.ts'

let house = ''
beforeEach(() => {
  house = temporaryFolder()
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), text)
  }
}

function install(name: string, files: Readonly<Record<string, string>>, version = '1.0.0'): string {
  const folder = `node_modules/${name}`
  const manifest = { name, version, license: 'MIT', main: 'index.js', sideEffects: false }
  write({ [`${folder}/package.json`]: JSON.stringify(manifest) })
  for (const [file, text] of Object.entries(files)) write({ [`${folder}/${file}`]: text })
  return join(house, folder)
}

describe('the package that a module comes from', () => {
  it.each([
    ['/app/node_modules/vue/dist/vue.js', '/app/node_modules/vue'],
    ['/app/node_modules/@noble/hashes/sha2.js', '/app/node_modules/@noble/hashes'],
    [
      '/app/node_modules/conf/node_modules/ajv/lib/ajv.js',
      '/app/node_modules/conf/node_modules/ajv',
    ],
    ['\0/app/node_modules/semver/index.js?commonjs-module', '/app/node_modules/semver'],
    ['C:\\app\\node_modules\\vue\\index.js', 'C:/app/node_modules/vue'],
    ['\0vite/preload-helper.js', join('/modules', 'vite')],
    ['\0plugin-vue:export-helper', join('/modules', '@vitejs/plugin-vue')],
    ['\0rolldown/runtime.js', join('/modules', 'rolldown')],
  ])('of %j is in %s', (id, folder) => {
    expect(packageFolder(id, '/modules')).toBe(folder)
  })

  it.each(['/app/src-shared/dice/rolls.ts', '/app/src-renderer/App.vue?vue&type=style'])(
    'of %s is none',
    (id) => {
      expect(packageFolder(id, '/modules')).toBeUndefined()
    },
  )

  it('must be known', () => {
    expect(() => packageFolder('\0other/helper.js', '/modules')).toThrow(
      String.raw`"\u0000other/helper.js" is bundled: name its package in build/licences.ts.`,
    )
  })
})

describe('the licence of a package', () => {
  it.each(['LICENSE', 'license', 'LICENCE.txt', 'License.md', 'COPYING'])(
    'is read from %s',
    (file) => {
      const folder = install('dice', { [file]: '  Take it.\n' }, '2.1.0')
      expect(readLicence(folder)).toEqual({
        name: 'dice',
        version: '2.1.0',
        licence: 'MIT',
        text: 'Take it.',
      })
    },
  )

  it('must be there', () => {
    const folder = install('dice', { 'licences.json': '[]', 'LICENSE-old': 'No more.' })
    expect(() => readLicence(folder)).toThrow(/^dice 1\.0\.0 is bundled, but has no licence in /)
  })

  it('must be named', () => {
    const folder = install('dice', { LICENSE: 'Take it.' })
    write({ 'node_modules/dice/package.json': '{"name": "dice", "version": "1.0.0"}' })
    expect(() => readLicence(folder)).toThrow(/^dice 1\.0\.0 is bundled/)
  })

  it('leaves out those of packages that are not bundled', () => {
    const text = 'Take it.\n\n# Licenses of bundled dependencies\n\nTake those as well.'
    expect(readLicence(install('dice', { LICENSE: text })).text).toBe('Take it.')
  })

  it('stands once for each version, by name', () => {
    const outer = install('dice', { LICENSE: 'New.' }, '2.0.0')
    const inner = install('rolls/node_modules/dice', { LICENSE: 'Old.' }, '1.0.0')
    write({
      'node_modules/rolls/node_modules/dice/package.json': JSON.stringify({
        name: 'dice',
        version: '1.0.0',
        license: 'ISC',
      }),
    })
    const cups = install('cups', { LICENSE: 'Cups.' })
    const licences = readLicences([outer, inner, cups, outer])
    expect(licences.map(({ text }) => text)).toEqual(['Cups.', 'Old.', 'New.'])
    const text = licencesText(licences)
    for (const part of [
      'cups 1.0.0 (MIT)\n\nCups.',
      'dice 1.0.0 (ISC)\n\nOld.',
      'dice 2.0.0 (MIT)',
    ]) {
      expect(text).toContain(part)
    }
  })
})

describe('a build', () => {
  /** Builds one part of the app. Answers the names of what its file of licences lists, if any. */
  async function part(source: string, plugin: Plugin): Promise<string[] | undefined> {
    write({ 'main.js': source })
    const { output } = (await build({
      root: house,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: {
        write: false,
        assetsInlineLimit: 0,
        rolldownOptions: { input: join(house, 'main.js'), preserveEntrySignatures: 'strict' },
      },
    })) as Rolldown.RolldownOutput
    const file = output.find(({ fileName }) => fileName === LICENCES_FILE)
    if (file?.type !== 'asset') return undefined
    return (JSON.parse(String(file.source)) as Licence[]).map(({ name }) => name)
  }

  beforeEach(() => {
    for (const name of ['rolls', 'cups', 'unused']) {
      install(name, { LICENSE: 'Take it.', 'index.js': `export const ${name} = () => '${name}'` })
    }
    install('@felt/cloth', { LICENSE: 'Take it.', 'index.css': 'body { color: green }' })
    install('font', {
      LICENSE: 'Take it.',
      'font.css': '@font-face { font-family: f; src: url(./font.woff2) }',
      'font.woff2': 'letters',
    })
  })
  const plugins = () => licencePlugins(join(house, 'node_modules'), ['main'])

  it('lists the packages of all its parts: code, styles and files', async () => {
    const { collect, write: list } = plugins()
    expect(await part(`export { rolls } from 'rolls'`, collect('main'))).toBeUndefined()
    const named = await part(
      `import { unused } from 'unused'
       import '@felt/cloth/index.css'
       import 'font/font.css'
       export { cups } from 'cups'`,
      list('renderer'),
    )
    expect(named).toEqual(['@felt/cloth', 'cups', 'font', 'rolls'])
  })

  it('fails where a package has no licence', async () => {
    rmSync(join(house, 'node_modules/cups/LICENSE'))
    const { collect, write: list } = plugins()
    await part('export {}', collect('main'))
    await expect(part(`export { cups } from 'cups'`, list('renderer'))).rejects.toThrow(
      'cups 1.0.0 is bundled, but has no licence',
    )
  })

  it('fails where an earlier part is missing', async () => {
    await expect(part('export {}', plugins().write('renderer'))).rejects.toThrow(
      'Not built before: main.',
    )
  })
})
