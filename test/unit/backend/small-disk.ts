import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** A disk that is full can be had where a shell can forbid large files. */
export const HAS_SMALL_DISK = process.platform !== 'win32'

/**
 * Runs a script of ./workers whose files can grow to so many kilobytes and no further: like a disk
 * that fills up, the system takes what still fits and refuses the rest only when it is asked again.
 * Returns what the script prints.
 */
export function onSmallDisk(kilobytes: number, script: string, args: readonly string[]): unknown {
  const file = fileURLToPath(new URL(`./workers/${script}`, import.meta.url))
  // Blocks of 512 bytes, as the standard has it.
  const limited = `ulimit -f ${2 * kilobytes} && exec "$@"`
  const child = spawnSync('sh', ['-c', limited, 'sh', process.execPath, file, ...args], {
    timeout: 60_000,
    // Node writes its cache of compiled code when it ends, and would be killed for it.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    encoding: 'utf8',
  })
  expect(child, child.stderr).toMatchObject({ status: 0 })
  return JSON.parse(child.stdout)
}
