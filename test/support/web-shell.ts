import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../out/main/web.js')

/**
 * Starts a web shell on a data folder; answers once it has printed its address. Its clock is so many
 * days ahead.
 */
export async function start(
  dataFolder: string,
  daysAhead = 0,
): Promise<{ child: ChildProcess; address: string }> {
  const args = [MAIN, '--port', '0', '--data-dir', dataFolder, '--no-open']
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BREAKPOINT_DAYS_AHEAD: String(daysAhead) },
  })
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address) return { child, address }
  }
  throw new Error('The web shell ended before it printed its address.')
}

/** Stops a web shell as its user does, and waits until it has gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
