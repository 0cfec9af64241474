import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '#main/backend/start-backend.ts'

type Options = Parameters<typeof startBackend>[0]

/** Starts the backend as the app does, with threads and files. */
export const benchBackend = (dataFolder: string, options: Partial<Options> = {}) =>
  startBackend({
    dataFolder,
    workerFile: new URL('../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    emit: () => {},
    log: () => {},
    ...options,
  })

export type Ask = <T>(name: string, params: object) => Promise<[value: T, seconds: number]>

/** Asks the backend of a new folder, and prints what was found as JSON. */
export async function printFound(find: (ask: Ask) => Promise<object>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
  const backend = await benchBackend(folder)
  try {
    const found = await find(async <T>(name: string, params: object) => {
      const begun = performance.now()
      const reply = await backend.dispatch(name, params)
      if (!reply.ok) throw new Error(reply.error.message)
      return [reply.value as T, (performance.now() - begun) / 1000]
    })
    console.log(JSON.stringify(found))
  } finally {
    await backend.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
