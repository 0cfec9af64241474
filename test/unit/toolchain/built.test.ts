import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { isBuilt } from '../../../build/built.ts'

const SOURCES = [
  'src-shared/dice/rolls.ts',
  'src-main/cli/main.ts',
  'src-renderer/app/App.vue',
  'electron.vite.config.ts',
  'build/licences.ts',
  'build/licences-plugin.ts',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['out/main/index.js', 'out/preload/preload.cjs', 'out/renderer/index.html']
const SOURCE_TIME = 1000
const BUILD_TIME = 2000
const LATE = 3000

describe('isBuilt', () => {
  let house = ''
  const changed = (path: string, time: number): void => utimesSync(join(house, path), time, time)

  beforeEach(() => {
    house = temporaryFolder()
    for (const file of [...SOURCES, ...OUTPUTS]) {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), '')
    }
    // Folders last: writing a file changes its folder.
    for (const file of SOURCES) changed(file, SOURCE_TIME)
    for (const file of SOURCES.filter((source) => source.includes('/'))) {
      changed(dirname(file), SOURCE_TIME)
      changed(dirname(dirname(file)), SOURCE_TIME)
    }
    for (const file of OUTPUTS) changed(file, BUILD_TIME)
  })

  it('holds while nothing has changed', () => {
    expect(isBuilt(house)).toBe(true)
  })

  it.each(SOURCES)('ends with a change of %s', (file) => {
    changed(file, LATE)
    expect(isBuilt(house)).toBe(false)
  })

  it('ends when a source is removed', () => {
    rmSync(join(house, SOURCES[0]!))
    expect(isBuilt(house)).toBe(false)
  })

  it.each(OUTPUTS)('does not hold without %s', (file) => {
    rmSync(join(house, file))
    expect(isBuilt(house)).toBe(false)
  })
})
