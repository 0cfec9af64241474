import { RequestError } from '#shared/contract/errors.ts'
import { noTables, whyNoGames } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { distributionRequests } from '#shared/games/farkle/requests/distributions.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { moments } from '#shared/base/units.ts'
import { isShortRace, type Race } from '#shared/games/farkle/solve/match/race.ts'
import { turnKeys, type TurnPlayer } from '#shared/games/farkle/solve/match/turn-player.ts'
import { texts } from '#shared/texts/texts.ts'
import type { SolverResult, SolverTask } from '#shared/games/solvers.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'

/** A race that is unfinished with a larger probability has no known mean. */
const NOTHING_LEFT = 1e-12

const variantOf = (player: TurnPlayer): string =>
  player.kind === 'hold' ? `hold-${player.at}` : player.kind

function raceAnswer({ turns, left }: Race) {
  const race = { values: turns.map((_, i) => i + 1), probabilities: turns, left }
  const { mean, standardDeviation } =
    left > NOTHING_LEFT ? { mean: null, standardDeviation: null } : moments(race)
  return { ...race, mean, standardDeviation }
}

export function distributionHandlers(solving: Solving) {
  /** Only the table player is cached: users try many hold limits, which are fast to evaluate. */
  const solved = <N extends 'turn' | 'race'>(
    solver: N,
    task: SolverTask<N> & { readonly player: TurnPlayer },
    variant: string,
  ): Promise<SolverResult<N>> =>
    task.player.kind === 'table'
      ? solving.solve(solver, task, variant)
      : solving.make(solver, task, variant)

  const played = (task: SolverTask<'turn'>): Promise<SolverResult<'turn'>> => {
    const keys = turnKeys(task.rules)
    if (!keys.includes(task.turn)) {
      const { noSuchTurn } = texts.backend
      throw new RequestError('not-found', noSuchTurn(task.turn, keys.join(', ')))
    }
    return solved('turn', task, `${task.turn}-${variantOf(task.player)}`)
  }

  return {
    async 'farkle.turnResults'(task) {
      const { results, mean, standardDeviation, farkleProbability } = await played(task)
      return { ...results, mean, standardDeviation, farkleProbability }
    },
    async 'farkle.turnDecisions'(task) {
      refuseFor(() => noTables(task.rules))
      const { decisions, mean, standardDeviation, farkleProbability } = await played(task)
      const { cells, gains, ...layout } = decisions
      return {
        mean,
        standardDeviation,
        farkleProbability,
        ...layout,
        cells: Array.from(cells),
        gains: Array.from(gains),
      }
    },
    async 'farkle.turnRace'(task) {
      refuseFor(() => (task.rules.end === 'rounds' ? texts.backend.race.noGoal : null))
      refuseFor(() => whyNoGames(task.rules))
      if (!isShortRace(task.rules)) {
        const { tooLong, goalMustBe } = texts.backend.race
        const details = [{ field: 'goal', message: goalMustBe }]
        throw new RequestError('invalid-request', tooLong, details)
      }
      return raceAnswer(await solved('race', task, variantOf(task.player)))
    },
  } satisfies Handlers<typeof distributionRequests>
}
