import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { run } from '#main/cli/run.ts'
import type { ScoreAnswer } from '#main/cli/games/farkle/score-answer.ts'
import { Terminal } from '#main/cli/terminal.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { SOLVER_WORKER } from '../backend/harness.ts'

export { temporaryFolder } from '#test/support/temporary-folder.ts'

// Solves take one thread here: to load another one takes longer than it saves.
vi.mock(import('node:os'), async (original) => ({
  ...(await original()),
  availableParallelism: () => 1,
}))

vi.mock(import('#main/backend/start-backend.ts'), async (original) => {
  const { startBackend } = await original()
  return { startBackend: (options) => startBackend({ ...options, workerFile: SOLVER_WORKER }) }
})

const MAIN = fileURLToPath(new URL('../../../src-main/cli/main.ts', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Starts the real command as a process; it never touches the user's own data. */
export function startCli(
  args: readonly string[],
  dataFolder = temporaryFolder(),
  out: 'pipe' | number = 'pipe',
): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, BREAKPOINT_DATA: dataFolder, NODE_OPTIONS: '' },
    stdio: ['ignore', out, 'pipe'],
    timeout: 180_000,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

/** Waits for a started command and everything that it prints. */
export function ended(child: ChildProcess): Promise<Ended> {
  const parts = { out: '', err: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (parts.out += text))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (parts.err += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code, ...parts })
    })
  })
}

/** A stream that keeps what is written, like one that leads into a file, or fails at it. */
export function keeper(properties: object = {}, failure?: Error) {
  let written = ''
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _, done) {
      written += chunk
      done(failure)
    },
  })
  return {
    stream: Object.assign(stream, properties) as unknown as NodeJS.WriteStream,
    text: () => written,
  }
}

/** Runs the command to its end without a process of its own, of which there would be hundreds. */
export async function runCli(
  args: readonly string[],
  dataFolder = temporaryFolder(),
): Promise<Ended> {
  const out = keeper()
  const err = keeper()
  vi.stubEnv('BREAKPOINT_DATA', dataFolder)
  try {
    const code = await run(args, new Terminal(out.stream, err.stream))
    return { code, out: out.text(), err: err.text() }
  } finally {
    vi.unstubAllEnvs()
  }
}

/** Runs the command, which must succeed; returns what it prints. */
export async function printed(args: readonly string[], dataFolder?: string): Promise<string> {
  const { code, out, err } = await runCli(args, dataFolder)
  if (code !== 0) throw new Error(`the command ended with ${code}: ${err}`)
  return out
}

/** Runs `score --json` and reads its answer. */
export async function score(args: readonly string[], dataFolder?: string): Promise<ScoreAnswer> {
  return JSON.parse(await printed(['score', '--json', ...args], dataFolder)) as ScoreAnswer
}
