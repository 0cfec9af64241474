import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** A process that is killed when the test ends. */
export interface Running {
  readonly child: ChildProcess
  /** The first line that it has said. */
  readonly said: string
  /** Kills it and waits until it has gone. */
  readonly kill: () => Promise<void>
}

/** Runs a script, of ./workers if only its name is given; answers once it has said a line. */
export async function running(script: string | URL, args: readonly string[]): Promise<Running> {
  const file = fileURLToPath(new URL(script, new URL('./workers/', import.meta.url)))
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  for await (const line of createInterface(child.stdout)) return { child, said: line, kill }
  throw new Error(`The process ended with ${child.exitCode ?? child.signalCode} and said nothing.`)
}
