import type { Handlers } from '#shared/contract/requests.ts'
import { threeProblems } from '#shared/games/farkle/analysis/three-players.ts'
import type { threeRequests } from '#shared/games/farkle/requests/three.ts'
import {
  chancesAt,
  threeIndex,
  threeStates,
} from '#shared/games/farkle/solve/three/three-states.ts'
import { cachedKits } from './map-kits.ts'
import { refuse } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import type { WinSolving } from './win/win-solves.ts'
import { threeCardOf, type ThreeSolves } from './three-solves.ts'

export function threeHandlers(
  solves: Pick<ThreeSolves, 'gameOf' | 'immediateGameOf' | 'status' | 'solve'>,
  wins: Pick<WinSolving, 'solve'>,
  solving: Pick<Solving, 'known' | 'solve'>,
) {
  const kitOf = cachedKits()
  return {
    'farkle.threeStatus': ({ rules }) => solves.status(rules),
    async 'farkle.threeSolve'({ rules }) {
      const { game, table } = await solves.solve(rules)
      const { residual, gain, gainStates, mixed, evaluations, seconds } = table
      return {
        winProbabilities: chancesAt(table, threeIndex(game, 0, 0, 0)),
        residual,
        gain,
        gainStates,
        mixed,
        evaluations,
        seconds,
        states: threeStates(game),
      }
    },
    async 'farkle.threeAt'({ rules, own, next, third }) {
      // Validate before the solve, which may take long.
      const { grid } = solves.gameOf(rules)
      refuse(threeProblems(solves.gameOf(rules), { own, next, third }))
      const { game, table } = await solves.solve(rules)
      const index = threeIndex(game, own / grid, next / grid, third / grid)
      return { winProbabilities: chancesAt(table, index) }
    },
    async 'farkle.threeMatch'({ rules, policies, rounds }) {
      solves.immediateGameOf(rules)
      const { values } = (await wins.solve(rules)).table
      const { mover, third } = (await solves.solve(rules)).table
      const task = { rules, values, board: { mover, third }, policies, rounds }
      const chances = await solving.solve('table-match', task, `${policies.join()} ${rounds}`)
      return { chances }
    },
    async 'farkle.threeCard'({ rules, find }) {
      solves.immediateGameOf(rules)
      const known = () => solving.known('three-card', rules)
      const card = await (find ? threeCardOf(rules, solves, solving) : known())
      return { card: card ?? null }
    },
    async 'farkle.threeMap'({ rules, third }) {
      const { sides, shown } = kitOf(rules)
      const { grid } = solves.gameOf(rules)
      refuse(threeProblems(solves.gameOf(rules), { own: 0, next: 0, third }))
      const { game, table } = await solves.solve(rules)
      const last = third / grid
      return {
        ...sides,
        winProbability: shown.flatMap((next) =>
          shown.map((own) => chancesAt(table, threeIndex(game, own, next, last))[0]),
        ),
      }
    },
  } satisfies Handlers<typeof threeRequests>
}
