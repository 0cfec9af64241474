import { availableParallelism } from 'node:os'
import { whyNoThree } from '#shared/games/farkle/analysis/three-players.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { threeCost, workBefore } from '#shared/games/farkle/solve/three/three-cost.ts'
import { threeTable, type ThreeTable } from '#shared/games/farkle/solve/three/three-solver.ts'
import { threeStates, type ThreeBoard } from '#shared/games/farkle/solve/three/three-states.ts'
import { threeLayout } from '#shared/games/farkle/solve/three/three-turns.ts'
import {
  THREE_SOLVER_VERSION,
  ThreeSolveState,
  type ThreeStanding,
} from '#shared/games/farkle/solve/three/three-work.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { keptByRules } from '../../kept-by-rules.ts'
import { refuseFor } from '../../refuse.ts'
import {
  FileStore,
  type FileStoreKind,
  type FileStoreOptions,
} from '../../solve/team/file-store.ts'
import type { TeamRun } from '../../solve/team/run-team.ts'
import { TeamSolve, type TeamPlan, type TeamServices } from '../../solve/team/team-solve.ts'
import { machinePace } from './win/machine-pace.ts'

export type StoredThree = ThreeTable & { readonly seconds: number }

export interface ThreeCheckpoint extends ThreeStanding, ThreeBoard {
  readonly seconds: number
}

/** Checkpoints of the largest games are 130 MB. */
const CHECKPOINT_EVERY_MS = 30_000

export class ThreePlan
  implements
    TeamPlan<RuleSet, ThreeCheckpoint, StoredThree>,
    FileStoreKind<RuleSet, ThreeCheckpoint>
{
  readonly solver = 'three'
  readonly solverVersion = THREE_SOLVER_VERSION
  readonly members = availableParallelism()
  readonly checkpointEveryMs = CHECKPOINT_EVERY_MS
  readonly key = ruleHash
  readonly gameOf = keptByRules(ruleHash, winGame)
  readonly workBefore = keptByRules(ruleHash, (rules: RuleSet) => workBefore(this.gameOf(rules)))

  job(rules: RuleSet): ReturnType<TeamPlan<RuleSet, ThreeCheckpoint, StoredThree>['job']> {
    const key = ruleHash(rules)
    return { key, name: { solve: 'three', rules: rules.name, hash: key } }
  }

  fits(rules: RuleSet, { step = 0, mover, third }: Partial<ThreeCheckpoint>): boolean {
    const states = threeStates(this.gameOf(rules))
    const isStep = step > 0 && step < this.workBefore(rules).length
    return isStep && mover?.length === states && third?.length === states
  }

  start(
    rules: RuleSet,
    from: ThreeCheckpoint | null,
    members: number,
  ): TeamRun<ThreeCheckpoint, StoredThree> {
    const layout = threeLayout(this.gameOf(rules))
    const state = ThreeSolveState.create(layout, members, from)
    const before = this.workBefore(rules)
    return {
      task: { ...layout, memory: state.memory },
      secondsBefore: from?.seconds ?? 0,
      progress() {
        const { step, residual } = state.standing
        return { fraction: before[step]!, residual: step > 0 ? residual : undefined }
      },
      checkpoint: (seconds) => ({ ...state.standing, ...state.board, seconds }),
      result: (seconds) => ({ ...threeTable(state), seconds }),
    }
  }
}

export class ThreeSolves {
  readonly #plan = new ThreePlan()
  readonly #store: FileStore<RuleSet, ThreeCheckpoint, StoredThree>
  readonly #teams: TeamSolve<RuleSet, ThreeCheckpoint, StoredThree>

  constructor(options: FileStoreOptions & TeamServices) {
    this.#store = new FileStore(this.#plan, options)
    this.#teams = new TeamSolve(this.#plan, this.#store, options)
  }

  requestCheckpoints(): void {
    this.#teams.requestCheckpoints()
  }

  /** Rejects rules with which three players cannot be solved. */
  gameOf(rules: RuleSet): WinGame {
    const game = this.#plan.gameOf(rules)
    refuseFor(() => whyNoThree(game))
    return game
  }

  /** What a solve takes on this machine, and how far it is. Solves nothing. */
  async status(rules: RuleSet) {
    const game = this.gameOf(rules)
    const isSolved = (await this.#store.result(rules)) !== undefined
    const checkpoint = isSolved ? null : await this.#store.checkpoint(rules)
    const step = checkpoint?.step ?? 0
    const fraction = isSolved ? 1 : this.#plan.workBefore(rules)[step]!
    const { seconds, ...cost } = threeCost(game, this.#teams.members)
    const secondsLeft = isSolved ? 0 : machinePace() * seconds * (1 - fraction)
    return { isSolved, fraction, secondsLeft, ...cost }
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet): Promise<{ readonly game: WinGame; readonly table: StoredThree }> {
    const game = this.gameOf(rules)
    return { game, table: await this.#teams.solve(rules) }
  }
}
