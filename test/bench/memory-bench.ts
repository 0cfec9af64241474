import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Tell } from './tell.ts'

/** What a backend in constant use holds after so many minutes; see constant-use.ts. */
interface Held {
  readonly minute: number
  readonly requests: number
  /** Megabytes: of the process with its worker threads, and of its own objects and buffers. */
  readonly resident: number
  readonly heap: number
  readonly outside: number
}

/** How much memory a backend holds that is asked without a pause for so many minutes. */
export async function memoryBench(tell: Tell, minutes: number): Promise<void> {
  const script = join(import.meta.dirname, 'constant-use.ts')
  const child = spawn(process.execPath, ['--expose-gc', script, String(minutes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const { minute, requests, resident, heap, outside } = JSON.parse(line) as Held
    const of = `${requests} requests, objects ${heap.toFixed(1)} MB, buffers ${outside.toFixed(1)} MB`
    tell(`Backend in constant use, minute ${minute}`, resident, 'MB', of)
  }
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error('The backend in constant use has failed.')
}
