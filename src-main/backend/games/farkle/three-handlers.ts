import type { Handlers } from '#shared/contract/requests.ts'
import { threeProblems } from '#shared/games/farkle/analysis/three-players.ts'
import type { threeRequests } from '#shared/games/farkle/requests/three.ts'
import {
  chancesAt,
  threeIndex,
  threeStates,
} from '#shared/games/farkle/solve/three/three-states.ts'
import { refuse } from '../../refuse.ts'
import type { ThreeSolves } from './three-solves.ts'

export function threeHandlers(solves: Pick<ThreeSolves, 'gameOf' | 'status' | 'solve'>) {
  return {
    'three.status': ({ rules }) => solves.status(rules),
    async 'three.solve'({ rules }) {
      const { game, table } = await solves.solve(rules)
      const { residual, gain, gainStates, mixed, evaluations, seconds } = table
      return {
        winProbabilities: chancesAt(table, threeIndex(game, 0, 0, 0)),
        ...{ residual, gain, gainStates, mixed, evaluations, seconds },
        states: threeStates(game),
      }
    },
    async 'three.at'({ rules, own, next, third }) {
      // Validate before the solve, which may take long.
      const { grid } = solves.gameOf(rules)
      refuse(threeProblems(solves.gameOf(rules), { own, next, third }))
      const { game, table } = await solves.solve(rules)
      const index = threeIndex(game, own / grid, next / grid, third / grid)
      return { winProbabilities: chancesAt(table, index) }
    },
  } satisfies Handlers<typeof threeRequests>
}
