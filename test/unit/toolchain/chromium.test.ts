import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium } from '#test/support/chromium.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

vi.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/nowhere/chrome' } }))

describe.skipIf(process.platform === 'win32')('findChromium', () => {
  let folder = ''
  beforeEach(() => {
    folder = temporaryFolder()
  })

  function program(name: string, mode = 0o755): string {
    const file = join(folder, name)
    writeFileSync(file, '', { mode })
    return file
  }

  it('takes the one that CHROMIUM_PATH names', () => {
    program('chromium')
    const named = program('my-chromium')
    expect(findChromium({ CHROMIUM_PATH: named, PATH: folder }, 'linux')).toBe(named)
  })

  it('does not look further where CHROMIUM_PATH is wrong', () => {
    program('chromium')
    const named = join(folder, 'none')
    expect(() => findChromium({ CHROMIUM_PATH: named, PATH: folder }, 'linux')).toThrow(
      `CHROMIUM_PATH names ${named}, which cannot be run.`,
    )
  })

  it('looks through the PATH', () => {
    const found = program('google-chrome')
    expect(findChromium({ PATH: ['/nowhere', '', folder].join(delimiter) }, 'linux')).toBe(found)
  })

  it('takes the one without windows before the others', () => {
    program('chromium')
    const shell = program('chromium-headless-shell')
    expect(findChromium({ PATH: folder }, 'linux')).toBe(shell)
  })

  it('passes over what cannot be run', () => {
    program('chromium', 0o644)
    const found = program('google-chrome')
    expect(findChromium({ PATH: folder }, 'linux')).toBe(found)
  })

  it('says in one line what to install', () => {
    expect(() => findChromium({ PATH: folder }, 'linux')).toThrow(/^No Chromium was found: .+\.$/)
  })
})
