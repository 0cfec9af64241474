import type { EventData } from '#shared/contract/events.ts'
import { readReply, type AnswerOf, type BackendRequests } from '#shared/contract/requests.ts'
import { startBackend } from '#main/backend/start-backend.ts'

type Options = Parameters<typeof startBackend>[0]

/** A backend for a process that is killed; it complains of notices, and `heard` hears of jobs. */
export async function killedBackend(
  dataFolder: string,
  more: Partial<Options> = {},
  heard: (job: EventData<'job'>) => void = () => {},
) {
  const backend = await startBackend({
    dataFolder,
    workerFile: new URL('../../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
    emit: (name, data) => {
      if (name === 'notice') process.stderr.write(`${(data as { message: string }).message}\n`)
      if (name === 'job') heard(data as EventData<'job'>)
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
