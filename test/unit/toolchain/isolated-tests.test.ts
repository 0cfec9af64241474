import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { isolatedTests } from '../../../build/isolated-tests.ts'

describe('a test file', () => {
  let root = ''

  beforeEach(() => {
    root = temporaryFolder()
    mkdirSync(join(root, 'test/unit'), { recursive: true })
  })

  function write(path: string, source: string): void {
    writeFileSync(join(root, 'test/unit', path), source)
  }

  const found = (): string[] => isolatedTests(root, 'test/unit/*.test.ts')

  it.each([
    "vi.mock('./a.ts')",
    'vi.useFakeTimers()',
    "vi.stubEnv('A', 'b')",
    "process.env.TZ = 'UTC'",
    "process.env.TZ ??= 'UTC'",
    'delete process.env.TZ',
  ])('gets a worker of its own for %s', (source) => {
    write('a.test.ts', source)
    expect(found()).toEqual(['test/unit/a.test.ts'])
  })

  it.each(['afterEach(() => tidy())', 'export const folder = sharedFolder()'])(
    'gets a worker of its own for %s in a helper, and not of its own',
    (source) => {
      write('a.test.ts', "import { help } from './helper.ts'\n")
      write('b.test.ts', source)
      write('helper.ts', source)
      expect(found()).toEqual(['test/unit/a.test.ts'])
    },
  )

  it('shares a worker if it only looks', () => {
    write('a.test.ts', "if (process.env.TZ === 'UTC') expect(vi.fn()).not.toHaveBeenCalled()")
    write('b.test.ts', "import { gone } from './gone.ts'")
    expect(found()).toEqual([])
  })

  it('gets a worker of its own for what its helpers do, even in a circle', () => {
    write('a.test.ts', "import { help } from './helper.ts'\n")
    write('b.test.ts', "import { more } from './more.ts'\n")
    write('helper.ts', "import { more } from './more.ts'\n")
    write('more.ts', "import { help } from './helper.ts'\nvi.mock('./a.ts')\n")
    expect(found()).toEqual(['test/unit/a.test.ts', 'test/unit/b.test.ts'])
  })
})
