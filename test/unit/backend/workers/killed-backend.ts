import { readReply, type AnswerOf, type BackendRequests } from '#shared/contract/requests.ts'
import { startBackend } from '#main/backend/start-backend.ts'

type Options = Parameters<typeof startBackend>[0]

/** A backend for a process that is killed; it complains of whatever the user would be told. */
export async function killedBackend(dataFolder: string, more: Partial<Options> = {}) {
  const backend = await startBackend({
    dataFolder,
    workerFile: new URL('../../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    emit: (name, data) => {
      if (name === 'notice') process.stderr.write(`${(data as { message: string }).message}\n`)
    },
    log: () => {},
    ...more,
  })
  return {
    ...backend,
    ask: async <N extends keyof BackendRequests>(
      name: N,
      params: unknown,
    ): Promise<AnswerOf<BackendRequests, N>> => readReply(await backend.dispatch(name, params)),
  }
}

/** Writes a line that whoever started this process reads. */
export const say = (...words: unknown[]): void => void process.stdout.write(`${words.join(' ')}\n`)
