import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtFiles, type BuiltFiles } from '#main/served-files/built-files.ts'
import { sharedFolder } from '#test/support/temporary-folder.ts'

const root = sharedFolder()
let files: BuiltFiles

beforeAll(async () => {
  const folder = join(root(), 'renderer')
  await mkdir(join(folder, 'assets', 'deep'), { recursive: true })
  await writeFile(join(root(), 'secret.json'), '{}')
  for (const name of [
    'index.html',
    'assets/a b.css',
    'assets/deep/ä.woff2',
    'assets/a.js.map',
    '.env',
  ]) {
    await writeFile(join(folder, name), name)
  }
  // Windows asks for a privilege to make links.
  if (process.platform !== 'win32')
    await symlink(join(root(), 'secret.json'), join(folder, 'link.json'))
  files = builtFiles(folder)
})

describe('built files', () => {
  it('are those of known kinds, at any depth', () => {
    expect([...files.paths].sort()).toEqual([
      '/assets/a b.css',
      '/assets/deep/ä.woff2',
      '/index.html',
    ])
  })

  it.each([
    { path: '/', file: 'index.html', contentType: 'text/html; charset=utf-8' },
    { path: '/index.html', file: 'index.html', contentType: 'text/html; charset=utf-8' },
    { path: '/assets/a%20b.css', file: 'assets/a b.css', contentType: 'text/css; charset=utf-8' },
    { path: '/assets/deep/%C3%A4.woff2', file: 'assets/deep/ä.woff2', contentType: 'font/woff2' },
  ])('are found at $path', ({ path, file, contentType }) => {
    expect(files.resolve(path)).toEqual({ path: join(root(), 'renderer', file), contentType })
  })

  it.each([
    '',
    'index.html',
    '//index.html',
    '/assets',
    '/assets/a.js.map',
    '/.env',
    '/link.json',
    '/../secret.json',
    '/assets/../index.html',
    '/%2e%2e/secret.json',
    '/..%5csecret.json',
    '/%',
    '/__proto__',
    '/constructor',
  ])('are not found at %j', (path) => {
    expect(files.resolve(path)).toBeNull()
  })

  it('are missed with an error that names the folder', () => {
    expect(() => builtFiles(join(root(), 'nowhere'))).toThrow(/nowhere/)
  })
})
