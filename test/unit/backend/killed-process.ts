import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a script of ./workers that says what it does, a line for each thing, and kills it some
 * milliseconds after it has said `word` so many times. Returns the words of all whole lines; rejects
 * if it ends by itself or complains.
 */
export function killedAfter(
  milliseconds: number,
  word: string,
  times: number,
  script: string,
  args: readonly string[],
): Promise<string[][]> {
  const file = fileURLToPath(new URL(`./workers/${script}`, import.meta.url))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    let complained = ''
    let killing = false
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (killing || said.split(word).length <= times) return
      killing = true
      setTimeout(() => child.kill('SIGKILL'), milliseconds)
    })
    child.stderr.on('data', (text: Buffer) => (complained += text.toString()))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL' && complained === '') {
        const lines = said.split('\n').slice(0, -1)
        resolve(lines.map((line) => line.split(' ')))
      } else reject(new Error(`The process ended with ${code ?? signal}: ${complained}`))
    })
  })
}
