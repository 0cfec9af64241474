import { availableParallelism } from 'node:os'
import { RequestError } from '#shared/contract/errors.ts'
import type { CardRules } from '#shared/games/yahtzee/card/card.ts'
import { cardHash } from '#shared/games/yahtzee/card/card-hash.ts'
import { costOf, MAX_SCORED_STATES, UNASKED } from '#shared/games/yahtzee/card/cost.ts'
import { CARD_SOLVER_VERSION, contextLevels } from '#shared/games/yahtzee/card/solver.ts'
import { cardStates, openStates, tableLength } from '#shared/games/yahtzee/card/states.ts'
import type { CardStatistics } from '#shared/games/yahtzee/card/statistics.ts'
import { CardSolveState, type CardStanding } from '#shared/games/yahtzee/card/team.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { keptByRules } from '../../../kept-by-rules.ts'
import {
  FileStore,
  type FileStoreKind,
  type FileStoreOptions,
} from '../../../solve/team/file-store.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { TeamRun } from '../../../solve/team/run-team.ts'
import { TeamSolve, type TeamPlan, type TeamServices } from '../../../solve/team/team-solve.ts'

interface StoredCard {
  /** Expected points to come, by stateIndex. */
  readonly table: Float64Array
  readonly seconds: number
}

interface CardCheckpoint extends CardStanding {
  readonly seconds: number
}

/** Solved part, 0 to 1: all contexts above a level, and some of it. */
function partAbove(sizes: readonly number[], level: number, some = 0): number {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const above = sizes.reduce((sum, size, i) => (i > level ? sum + size : sum), 0)
  return (above + Math.min(some, sizes[level] ?? 0)) / all
}

class CardPlan
  implements
    TeamPlan<CardRules, CardCheckpoint, StoredCard>,
    FileStoreKind<CardRules, CardCheckpoint>
{
  readonly solver = 'scorecard'
  readonly solverVersion = CARD_SOLVER_VERSION
  readonly members = availableParallelism()
  readonly key = cardHash
  readonly statesOf = keptByRules(cardHash, cardStates)

  job(rules: CardRules): ReturnType<TeamPlan<CardRules, CardCheckpoint, StoredCard>['job']> {
    const key = cardHash(rules)
    return { key, name: { solve: 'scorecard', rules: rules.name, hash: key } }
  }

  fits(rules: CardRules, { level = 0, table }: Partial<CardCheckpoint>): boolean {
    const states = this.statesOf(rules)
    return table?.length === tableLength(states) && level > 0 && level <= states.others.length
  }

  start(rules: CardRules, from: CardCheckpoint | null): TeamRun<CardCheckpoint, StoredCard> {
    const states = this.statesOf(rules)
    const state = CardSolveState.create(states, from)
    const { memory, table } = state
    const sizes = contextLevels(states).map(({ length }) => length)
    return {
      task: { rules, memory },
      secondsBefore: from?.seconds ?? 0,
      progress: (taken) => ({
        fraction: partAbove(sizes, state.level, taken),
        residual: undefined,
      }),
      checkpoint: (seconds) => ({ level: state.level + 1, seconds, table }),
      result: (seconds) => ({ table, seconds }),
    }
  }
}

export class CardSolves {
  readonly #solving: Solving
  readonly #plan = new CardPlan()
  readonly #store: FileStore<CardRules, CardCheckpoint, StoredCard>
  readonly #teams: TeamSolve<CardRules, CardCheckpoint, StoredCard>

  constructor(options: FileStoreOptions & TeamServices & { readonly solving: Solving }) {
    this.#solving = options.solving
    this.#store = new FileStore(this.#plan, options)
    this.#teams = new TeamSolve(this.#plan, this.#store, options)
  }

  requestCheckpoints(): void {
    this.#teams.requestCheckpoints()
  }

  /** What a solve takes, and how far it is. */
  async status(rules: CardRules) {
    const isSolved = (await this.#store.result(rules)) !== undefined
    const checkpoint = isSolved ? null : await this.#store.checkpoint(rules)
    const sizes = contextLevels(this.#plan.statesOf(rules)).map(({ length }) => length)
    const fraction = isSolved ? 1 : checkpoint ? partAbove(sizes, checkpoint.level - 1) : 0
    return { isSolved, fraction, ...costOf(rules, this.#teams.members) }
  }

  /** Rejects with RequestError, also for a large card without `mayBeLarge`. */
  async solve(rules: CardRules, mayBeLarge: boolean) {
    const { isSolved, seconds, bytes } = await this.status(rules)
    const isLarge = seconds > UNASKED.seconds || bytes > UNASKED.bytes
    if (isLarge && !isSolved && !mayBeLarge) {
      throw new RequestError('invalid-request', () =>
        yahtzeeTexts.card.problems.isLarge(
          `${decimals(seconds / 3_600, 1)} h`,
          `${decimals(bytes / 1e9, 1)} GB`,
        ),
      )
    }
    return { states: this.#plan.statesOf(rules), ...(await this.#teams.solve(rules)) }
  }

  /** Final scores of the best play. Rejects with RequestError, also for a card with more states. */
  async statistics(rules: CardRules): Promise<CardStatistics> {
    const { states, table } = await this.solve(rules, false)
    if (openStates(states) > MAX_SCORED_STATES) {
      throw new RequestError('invalid-request', () =>
        yahtzeeTexts.card.problems.noScores(grouped(MAX_SCORED_STATES)),
      )
    }
    // The game's hash knows Yahtzee's rules only, so the variant tells cards apart.
    return this.#solving.solve('scorecard-scores', { rules, table }, cardHash(rules))
  }
}
