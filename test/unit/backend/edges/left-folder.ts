import { startBackend } from '#main/backend/start-backend.ts'
import { asking } from '#test/support/asking.ts'
import { SOLVER_WORKER, type TestBackend } from '../harness.ts'
import { fuzzEdges, SHORT_GAMES } from './fuzz.ts'
import { useEveryNumber } from './used-folder.ts'

// Leaves a data folder as a fuzz of so many requests and packages does: left-folder.ts FOLDER SEED COUNT.

const [dataFolder, seed, count] = process.argv.slice(2) as [string, string, string]

/** Does something with a backend on the folder, and closes it. */
async function withBackend(
  workerFile: string | URL,
  use: (backend: Pick<TestBackend, 'ask' | 'dispatch'>) => Promise<unknown>,
): Promise<void> {
  const backend = await startBackend({
    dataFolder,
    workerFile,
    emit: () => {},
    log: () => {},
    team: { members: 1 },
  })
  const { dispatch } = backend
  await use({ dispatch, ask: asking(dispatch) })
  await backend.close()
}

await withBackend(SOLVER_WORKER, ({ ask }) => useEveryNumber(ask))
await withBackend(SHORT_GAMES, (backend) => fuzzEdges(backend, Number(seed), Number(count)))
