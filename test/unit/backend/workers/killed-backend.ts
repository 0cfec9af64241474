import { startBackend } from '#main/backend/start-backend.ts'

type Options = Parameters<typeof startBackend>[0]

/** A backend for a process that is killed; it complains of whatever the user would be told. */
export function killedBackend(
  dataFolder: string,
  more: Partial<Options> = {},
): ReturnType<typeof startBackend> {
  return startBackend({
    dataFolder,
    workerFile: new URL('../../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    emit: (name, data) => {
      if (name === 'notice') process.stderr.write(`${(data as { message: string }).message}\n`)
    },
    log: () => {},
    ...more,
  })
}
