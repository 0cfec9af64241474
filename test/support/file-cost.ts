import { isMainThread } from 'node:worker_threads'
import { afterAll } from 'vitest'
import type { FileCost } from '../../build/test-cost.ts'

declare module 'vitest' {
  interface TaskMeta {
    cost?: FileCost
  }
}

function processorMs(): number {
  const { user, system } = isMainThread ? process.cpuUsage() : process.threadCpuUsage()
  return (user + system) / 1000
}

function fixedWork(rounds: number): number {
  let number = 1
  for (let i = 0; i < rounds; i++) number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0
  return number
}

function paceMs(): number {
  // Until it is compiled it is slower.
  fixedWork(1_000_000)
  const before = processorMs()
  fixedWork(3_000_000)
  return processorMs() - before
}

const before = processorMs()
// Of all hooks the first one that is registered, and so the last one that runs.
// eslint-disable-next-line no-empty-pattern -- Vitest reads from it which fixtures are wanted.
afterAll(({}, file) => {
  const took = processorMs() - before
  file.meta.cost = { processorMs: took, paceMs: paceMs() }
})
