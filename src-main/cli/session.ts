import {
  readReply,
  type AnswerOf,
  type BackendRequests,
  type ParamsOf,
} from '#shared/contract/requests.ts'
import { defaultDataFolder, makeDataFolder } from '#main/backend/files/data-folder.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import type { Terminal } from './terminal.ts'
import { program } from './version.ts'

export type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

/** Rejects with RequestError. */
export type Ask = <N extends keyof BackendRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
) => Promise<Answer<N>>

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const

const STOPPED = 'Stopped; what is done is kept, run the same command to go on.'

/** Runs a task with its own backend, which is closed after the task or on SIGINT or SIGTERM. */
export async function withBackend<T>(
  folder: string | undefined,
  terminal: Terminal,
  task: (ask: Ask) => Promise<T>,
): Promise<T> {
  const dataFolder = folder ?? defaultDataFolder()
  const resumable = new Set<string>()
  makeDataFolder(dataFolder)
  const backend = await startBackend({
    dataFolder,
    // The app may be running, and only one process may write the user's data.
    access: 'read',
    workerFile: new URL('../backend/solve/solver-worker.ts', import.meta.url),
    emit: (name, data) => {
      if (name !== 'job' || !('state' in data)) return
      terminal.follow(data)
      if (data.resumable && data.state === 'running') resumable.add(data.id)
      else resumable.delete(data.id)
    },
    log: (line) => terminal.say(line),
    version: program.version,
  })
  const stops = SIGNALS.map(([signal, exitCode]) => {
    const stop = (): void => {
      terminal.clear()
      const kept = resumable.size > 0
      void backend.close().finally(() => {
        if (kept) terminal.say(STOPPED)
        process.exit(exitCode)
      })
    }
    process.once(signal, stop)
    return () => process.off(signal, stop)
  })
  const ask: Ask = async (name, params) => readReply(await backend.dispatch(name, params))
  try {
    return await task(ask)
  } finally {
    terminal.clear()
    for (const unhook of stops) unhook()
    await backend.close()
  }
}
