import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { RETURNS_MEMORY } from '#main/backend/returned-memory.ts'
import type { Tell } from './tell.ts'

/** What a backend in constant use holds after so many minutes; see constant-use.ts. */
interface Held {
  readonly minute: number
  readonly requests: number
  /** Megabytes: of the process with its worker threads, and of its own objects and array buffers. */
  readonly resident: number
  readonly heap: number
  readonly buffers: number
}

const BARS = '▁▂▃▄▅▆▇█'

/** A chart of one line: the lowest bar is 0, the highest one the largest value. */
function chartOf(values: readonly number[]): string {
  const most = Math.max(...values)
  return values.map((value) => BARS[Math.round((value / most) * (BARS.length - 1))]).join('')
}

/** How much memory a backend holds that is in use for so many minutes, with this share of a core at most. */
export async function memoryBench(tell: Tell, minutes: number, share: number): Promise<void> {
  const script = join(import.meta.dirname, 'constant-use.ts')
  const args = ['--expose-gc', script, String(minutes), String(share)]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...RETURNS_MEMORY },
  })
  const told: Held[] = []
  for await (const line of createInterface(child.stdout)) {
    const held = JSON.parse(line) as Held
    told.push(held)
    const { minute, requests, resident, heap, buffers } = held
    const of = `${requests} requests, objects ${heap.toFixed(1)} MB, buffers ${buffers.toFixed(1)} MB`
    tell(`Backend in constant use, minute ${minute}`, resident, 'MB', of)
  }
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error('The backend in constant use has failed.')
  for (const kind of ['resident', 'heap', 'buffers'] as const) {
    const values = told.map((held) => held[kind])
    tell(`Most of all, ${kind}`, Math.max(...values), 'MB', chartOf(values))
  }
}
