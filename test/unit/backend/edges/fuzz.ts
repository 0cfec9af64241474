import { seededRandom } from '#shared/dice/random.ts'
import { SeenValues } from '#test/support/schema-values.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { keepOwnStudy, SHORT_FARKLE, SHORT_YAHTZEE } from '#test/support/use-everything.ts'
import { importEdges } from './edge-packages.ts'
import { askEdges } from './edge-requests.ts'
import type { Tally } from './plan.ts'
import { rightRequests, type Asked, type Right } from './right-requests.ts'
import { saveOwnRules } from './used-folder.ts'

/** The worker for it: whatever is asked, it takes no time. */
export const SHORT_GAMES = new URL('../workers/short-games.ts', import.meta.url)

export interface Fuzzed {
  /** Requests that were answered before it, of every kind. */
  readonly right: readonly Right[]
  readonly requests: Tally
  readonly packages: Tally
  /** The last session that no package has brought. */
  readonly lastOwn: number
}

/** Begins a session of each game; later ones have higher numbers than the one returned. */
async function newestSession({ ask }: Asked): Promise<number> {
  const seed = 'newest'
  await ask('drill.start', {
    game: 'farkle',
    rules: SHORT_FARKLE,
    setup: { ...DEFAULT_SETUP, goal: 'points', seed },
  })
  const { session } = await ask('drill.start', {
    game: 'scorecard',
    rules: SHORT_YAHTZEE,
    setup: { ...DEFAULT_SCORECARD_SETUP, seed },
  })
  return session
}

/**
 * Asks so many requests and hands in so many packages with one number each at an edge of its bounds,
 * in a folder that useEveryNumber has left. The library then has its own rules again.
 */
export async function fuzzEdges(backend: Asked, seed: number, count: number): Promise<Fuzzed> {
  const random = seededRandom(`edges ${seed}`)
  const seen = new SeenValues()
  const right = await rightRequests(backend, random, seen)
  // They may have been removed, or put aside; packages hold them, too.
  await saveOwnRules(backend.ask)
  await keepOwnStudy(backend.ask)
  const requests = await askEdges(backend, random, { seen, right, count })
  await saveOwnRules(backend.ask)
  await keepOwnStudy(backend.ask)
  const lastOwn = await newestSession(backend)
  const packages = await importEdges(backend, random, count)
  await saveOwnRules(backend.ask)
  return { right, requests, packages, lastOwn }
}
