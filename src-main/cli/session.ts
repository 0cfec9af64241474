import {
  BACKEND_REQUESTS,
  readReply,
  type AnswerOf,
  type BackendRequests,
  type ParamsOf,
} from '#shared/contract/requests.ts'
import { makeDataFolder } from '#main/backend/files/data-folder.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import type { Terminal } from './terminal.ts'
import { program } from './version.ts'

/** Asks the backend; rejects with RequestError. */
export type Ask = <N extends keyof BackendRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
) => Promise<AnswerOf<BackendRequests, N>>

const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const

const STOPPED = 'Stopped; what is done is kept, run the same command to go on.'

/** Runs a task with a backend of its own, which is stopped when the task ends or the user stops it. */
export async function withBackend<T>(
  dataFolder: string,
  terminal: Terminal,
  task: (ask: Ask) => Promise<T>,
): Promise<T> {
  /** Running solves that can go on later. */
  const resumable = new Set<string>()
  makeDataFolder(dataFolder)
  const backend = await startBackend({
    dataFolder,
    // The app or the browser may be running, and only one of all may write what is the user's.
    access: 'read',
    workerFile: new URL('../backend/solve/solver-worker.ts', import.meta.url),
    emit: (name, data) => {
      if (name !== 'job' || !('state' in data)) return
      terminal.follow(data)
      if (data.resumable && data.state === 'running') resumable.add(data.id)
      else resumable.delete(data.id)
    },
    // Notices, and the causes of what fails inside.
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
  try {
    return await task(async (name, params) => {
      return readReply(BACKEND_REQUESTS, name, await backend.dispatch(name, params))
    })
  } finally {
    terminal.clear()
    for (const unhook of stops) unhook()
    await backend.close()
  }
}
