import { readReply, type AnswerOf, type BackendRequests } from '#shared/contract/requests.ts'
import { GAMES } from '#shared/games/games.ts'
import { PIG } from '#test/support/pig/backend.ts'
import { pig } from '#test/support/pig/game.ts'
import { start, type TestBackend } from '../backend/harness.ts'

/** The games of an app that has one more, which nobody in it knows by name. */
export const WITH_PIG = [...GAMES, pig]

const PIG_WORKER = new URL('../../support/pig/worker.ts', import.meta.url)

/** A backend with Pig, asked about Pig; a request that names no game ignores that. */
export interface PigBackend extends Omit<TestBackend, 'ask'> {
  readonly ask: <N extends keyof BackendRequests>(
    name: N,
    params?: object,
  ) => Promise<AnswerOf<BackendRequests, N>>
  /** Asks what concerns no game. */
  readonly app: Pick<TestBackend, 'ask'>
}

/** Starts a backend with Pig that is closed when the test ends; `now` is its clock. */
export async function withPig(folder: string, now: () => number = Date.now): Promise<PigBackend> {
  const backend = await start(folder, PIG_WORKER, { moreGames: [PIG], now })
  return {
    ...backend,
    ask: async (name, params = {}) =>
      readReply(await backend.dispatch(name, { game: 'pig', ...params })),
    app: { ask: backend.ask },
  }
}
