import type { Probability } from '#shared/base/units.ts'
import { pointsSteps } from '#shared/games/farkle/analysis/points-play.ts'
import { furtherCost } from '#shared/games/farkle/analysis/further-cost.ts'
import type { FurtherSolved } from '#shared/games/farkle/analysis/further-outlook.ts'
import { firstPosition } from '#shared/games/farkle/analysis/position.ts'
import {
  furtherPositions,
  solvedPositions,
  type SolvedPositions,
} from '#shared/games/farkle/analysis/solved-positions.ts'
import { whyNoPositions } from '#shared/games/farkle/analysis/too-large.ts'
import { hasSides, sideRules } from '#shared/games/farkle/rules/sides.ts'
import { hasFurtherState } from '#shared/games/farkle/rules/turn-rules.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { leftoverGame } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { roundsGame } from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import {
  threePositions,
  type Players,
  type ThreePositions,
} from '#shared/games/farkle/analysis/three-players.ts'
import type { ThreeSolves } from './three-solves.ts'
import { refuseFor } from '../../refuse.ts'
import { cachedByRules } from '../../cached-by-rules.ts'
import { inSlices } from '../../solve/in-slices.ts'
import type { Solving } from '../../solve/solving.ts'
import { NO_FIGURES, type SolveStatus, type WinSolving } from './win/win-solves.ts'
import { machinePace } from './win/machine-pace.ts'

export type PositionSolving = ReturnType<typeof positionSolving>

export function positionSolving(
  solving: Pick<Solving, 'solve' | 'known'>,
  wins: Pick<WinSolving, 'gameOf' | 'status' | 'solve'>,
  threes: Pick<ThreeSolves, 'gameOf' | 'status' | 'solve'>,
) {
  const pointsOf = cachedByRules(ruleHash, (rules: RuleSet) =>
    inSlices(pointsSteps(rules), new AbortController().signal),
  )
  const roundsOf = cachedByRules(ruleHash, roundsGame)
  const leftoversOf = cachedByRules(ruleHash, leftoverGame)

  async function furtherSolved(rules: RuleSet): Promise<FurtherSolved> {
    const game = wins.gameOf(rules)
    refuseFor(() => whyNoPositions(game))
    if (rules.end === 'rounds') {
      const { values } = await solving.solve('rounds', { rules })
      return { kind: 'rounds', rounds: roundsOf(rules), values }
    }
    const { table } = await solving.solve('leftovers', { rules })
    const { fresh, offered } = table!
    return rules.beatLastTurn
      ? { kind: 'beat', game, values: fresh }
      : { kind: 'leftovers', laidOut: leftoversOf(rules), table: { fresh, offered } }
  }

  async function solveThree(rules: RuleSet): Promise<ThreePositions> {
    const { game, play } = await threes.solve(rules)
    return threePositions(game, play, await pointsOf(rules))
  }

  /** Rejects with RequestError. */
  async function solve(rules: RuleSet, players: Players = 2): Promise<SolvedPositions> {
    if (players === 3) return solveThree(rules)
    const points = await pointsOf(rules)
    if (hasFurtherState(rules)) return furtherPositions(await furtherSolved(rules), points)
    const { game, endings, table } = await wins.solve(rules)
    const theirs = hasSides(rules) ? await pointsOf(sideRules(rules, true)) : undefined
    const valueOf = valuesOf(game, table.values)
    return solvedPositions({ game, endings, valueOf }, points, theirs)
  }

  return {
    solve,
    solveThree,
    /** Play for points. */
    pointsOf,
    /** Starts no solve. */
    async status(rules: RuleSet, players: Players = 2): Promise<SolveStatus> {
      if (players === 3) return threes.status(rules)
      if (!hasFurtherState(rules)) return wins.status(rules)
      const reason = whyNoPositions(wins.gameOf(rules))
      const { states, seconds, megabytes } = furtherCost(rules)
      const answer = { ...NO_FIGURES, states: Math.min(states, Number.MAX_SAFE_INTEGER) }
      if (reason !== null) return { ...answer, state: 'impossible', reason }
      const solver = rules.end === 'rounds' ? 'rounds' : 'leftovers'
      if ((await solving.known(solver, rules)) !== undefined) {
        return { ...answer, state: 'solved', fraction: 1 }
      }
      return { ...answer, state: 'unsolved', secondsLeft: machinePace() * seconds, megabytes }
    },
    /** Rejects rules with which three players cannot be solved. */
    gameOfThree: (rules: RuleSet): WinGame => threes.gameOf(rules),
    /** Win probability of the first player. Rejects with RequestError. */
    async firstChance(rules: RuleSet, players: Players = 2): Promise<Probability> {
      const third = players === 3 ? { third: 0 } : {}
      return (await solve(rules, players)).chanceAt({ ...firstPosition(rules), ...third })
    },
  }
}
