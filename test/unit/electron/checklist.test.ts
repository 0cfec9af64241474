import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** The cells of a table's rows, head and rule left out. */
function rows(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter(([first]) => !/^(No\.|What|-+)$/.test(first!))
}

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /\w\/|\.json$/.test(name))

describe('the list of what is done for security', () => {
  const all = rows(read('docs/security.md'))
  const items = all.filter(([first]) => /^\d+$/.test(first!))

  it('has all twenty items of Electron’s', () => {
    expect(items.map(([number]) => Number(number))).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    )
  })

  it.each(all)('names files that are there: %s %s', (...cells) => {
    const tests = filesIn(cells.at(-1)!)
    expect(tests.length).toBeGreaterThan(0)
    for (const test of tests) expect(test).toMatch(/^test\/.*\.(test|spec)\.ts$/)
    const sources = filesIn(cells.at(-2)!).filter((name) => !name.startsWith('app://'))
    for (const file of [...tests, ...sources]) {
      expect(existsSync(join(ROOT, file)), file).toBe(true)
    }
  })
})

function sources(folder: string): { file: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(ts|vue|html)$/.test(file))
    .map((file) => ({ file, text: read(file) }))
}

describe('the sources', () => {
  const shell = sources('src-main/electron')
  const everything = [...shell, ...sources('src-renderer'), ...sources('src-main/served-files')]
  const where = (files: typeof everything, pattern: RegExp): string[] =>
    files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

  it('are looked through', () => {
    expect(shell.length).toBeGreaterThan(10)
    expect(everything.length).toBeGreaterThan(100)
  })

  it.each([
    ['open nothing outside the app', /openExternal|openPath/],
    ['have no web views', /<webview|webviewTag: true|allowpopups/],
    ['switch no protection off', /webSecurity: false|no-sandbox|disable-web-security|bypassCSP/],
    ['switch on nothing of Blink’s', /enableBlinkFeatures|enable-blink-features/],
    ['load no files', /file:\/\/|loadFile\(/],
    ['use one session', /fromPartition|partition:/],
    ['add nothing to the command line', /appendSwitch|appendArgument/],
    ['run no text as code', /\beval\(|new Function\(/],
  ])('%s', (_what, pattern) => {
    expect(where(everything, pattern)).toEqual([])
  })

  it('show nothing in the file manager but the log, whose place no page can name', () => {
    expect(where(everything, /showItemInFolder/)).toEqual(['src-main/electron/main.ts'])
    expect(read('src-main/electron/main.ts').match(/showItemInFolder\(.*/g)).toEqual([
      'showItemInFolder(join(LOG_FOLDER, LOG_NAME)),',
    ])
  })

  it('give every window the same preferences', () => {
    const windows = shell.flatMap(({ text }) => text.match(/new BrowserWindow\(/g) ?? [])
    const given = shell.flatMap(
      ({ text }) => text.match(/webPreferences: .*pagePreferences\(\)/g) ?? [],
    )
    expect(windows.length).toBeGreaterThan(0)
    expect(given).toHaveLength(windows.length)
    expect(where(shell, /\bsandbox: |contextIsolation: |nodeIntegration: /)).toEqual([
      'src-main/electron/page-preferences.ts',
    ])
  })

  it('answer pages in one place', () => {
    expect(where(shell, /ipcMain\.(handle|on|once|handleOnce)\(/)).toEqual([
      'src-main/electron/shell-requests.ts',
    ])
    expect(where(shell, /contextBridge\./)).toEqual(['src-main/electron/preload/preload.ts'])
  })
})

describe('Electron', () => {
  it('is of one version, and newer ones are proposed', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>
    }
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
    const { updates } = load(read('.github/dependabot.yml')) as { updates: object[] }
    expect(updates).toContainEqual({
      'package-ecosystem': 'npm',
      directory: '/',
      schedule: { interval: 'weekly' },
    })
  })
})
