import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

const made = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'breakpoint-test-')))

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = made()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A folder for all tests of a file, there from before the first one until after the last. */
export function sharedFolder(): () => string {
  let folder = ''
  beforeAll(() => {
    folder = made()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return () => folder
}
