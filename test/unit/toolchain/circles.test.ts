import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { circleThrough, filesImportedBy, type ImportsOf } from '../../../build/circles.ts'

const graph =
  (files: Readonly<Record<string, readonly string[]>>): ImportsOf =>
  (file) =>
    files[file] ?? []

describe('a circle', () => {
  it.each([
    ['of a file alone', { a: ['a'] }, ['a', 'a']],
    ['of two', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
    ['of more', { a: ['x', 'b'], x: ['b'], b: ['c'], c: ['x', 'a'] }, ['a', 'b', 'c', 'a']],
  ])('%s is found, the shortest way', (_, files, circle) => {
    expect(circleThrough('a', graph(files))).toEqual(circle)
  })

  it.each([
    ['nothing is imported', {}],
    ['two lead to the same', { a: ['b', 'c'], b: ['d'], c: ['d'] }],
    ['others go round', { a: ['b'], b: ['c'], c: ['b'] }],
  ])('is none where %s', (_, files) => {
    expect(circleThrough('a', graph(files))).toBeNull()
  })
})

it('no circle is in the product', () => {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('src-*/**/*.{ts,vue}', { cwd: root })
  expect(files.length).toBeGreaterThan(1000)
  const imports = Object.fromEntries(
    files.map((file) => [file, filesImportedBy(readFileSync(join(root, file), 'utf8'), file)]),
  )
  const importsOf: ImportsOf = (file) => imports[file] ?? []
  expect(files.map((file) => circleThrough(file, importsOf)).filter(Boolean)).toEqual([])
})

describe('the imports of a file', () => {
  it('are those of files, whether now or later, and not those of types', () => {
    const source = [
      "import { a } from './a.ts'",
      'import {',
      '  b,',
      "} from '#main/b/b.ts'",
      "import type { C } from './c.ts'",
      "import './d.ts'",
      "import E from '../E.vue'",
      "import { f } from 'vue'",
      "export * from './g.ts'",
      "export type { H } from './h.ts'",
      "const i = () => import('./i.ts')",
      "import text from './j.txt?raw'",
    ].join('\n')
    expect(filesImportedBy(source, 'src-main/x/y.ts')).toEqual([
      'src-main/x/a.ts',
      'src-main/b/b.ts',
      'src-main/x/d.ts',
      'src-main/E.vue',
      'src-main/x/g.ts',
      'src-main/x/i.ts',
    ])
  })
})
