import { execFileSync } from 'node:child_process'
import { constants, getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../workers/priority.ts', import.meta.url))
const BELOW_NORMAL = constants.priority.PRIORITY_BELOW_NORMAL

function priorities(...args: string[]): unknown {
  return JSON.parse(
    execFileSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 20_000 }),
  )
}

test('solving has a low priority where that does not slow the answers down as well', () => {
  const ours = getPriority()
  expect(priorities()).toEqual({
    worker: process.platform === 'linux' ? Math.max(ours, BELOW_NORMAL) : ours,
    process: ours,
  })
})

test('a priority that is lower still is left as it is, for raising it is forbidden', () => {
  const { PRIORITY_LOW } = constants.priority
  expect(priorities(String(PRIORITY_LOW))).toEqual({ worker: PRIORITY_LOW, process: PRIORITY_LOW })
})
