import type { Handlers } from '#shared/contract/requests.ts'
import { analyseTurn } from '#shared/games/farkle/analysis/analyser.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import {
  threeOutlook,
  threeProblems,
  threeReasons,
  whyNoThreePositions,
} from '#shared/games/farkle/analysis/three-players.ts'
import type { threeRequests } from '#shared/games/farkle/requests/three.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import {
  chancesAt,
  threeIndex,
  threeStates,
} from '#shared/games/farkle/solve/three/three-states.ts'
import { keptByRules } from '../../kept-by-rules.ts'
import { refuse, refuseFor } from '../../refuse.ts'
import { analysed } from './win-handlers.ts'
import type { ThreeSolves } from './three-solves.ts'

export function threeHandlers(solves: Pick<ThreeSolves, 'gameOf' | 'status' | 'solve'>) {
  const pointsOf = keptByRules(ruleHash, pointsPlay)
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
    async 'three.analyse'({ rules, position, third }) {
      const game = solves.gameOf(rules)
      const { grid } = game
      refuseFor(() => whyNoThreePositions(game))
      refuse(positionProblems(game, position))
      refuse(threeProblems(game, { own: position.own, next: position.opponent, third }))
      const { table } = await solves.solve(rules)
      const context = { rules: game.rules, game, points: pointsOf(rules) }
      const outlook = () => threeOutlook(game, table, position, third)
      const analysis = analyseTurn(context, position, outlook)
      const reasonOf = threeReasons(game, table, position, third)
      const told = analysed(analysis, position, kindNames(rules), reasonOf)
      const index = threeIndex(game, position.own / grid, position.opponent / grid, third / grid)
      return { third, startProbabilities: chancesAt(table, index), ...told }
    },
  } satisfies Handlers<typeof threeRequests>
}
