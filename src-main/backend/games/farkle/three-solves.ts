import { availableParallelism } from 'node:os'
import { whyNoThree } from '#shared/games/farkle/analysis/three-players.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { ThreeCard } from '#shared/games/farkle/solve/three/three-card.ts'
import { threeCost, workBefore } from '#shared/games/farkle/solve/three/three-cost.ts'
import { ThreePlay } from '#shared/games/farkle/solve/three/three-play.ts'
import { threeSlice } from '#shared/games/farkle/solve/three/three-slice.ts'
import { threeTable, type ThreeTable } from '#shared/games/farkle/solve/three/three-solver.ts'
import { threeStates, type ThreeBoard } from '#shared/games/farkle/solve/three/three-states.ts'
import { threeLayout } from '#shared/games/farkle/solve/three/three-turns.ts'
import {
  THREE_SOLVER_VERSION,
  ThreeSolveState,
  type ThreeStage,
} from '#shared/games/farkle/solve/three/three-work.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import type { SolvedGame } from '#shared/games/farkle/solve/match/turn-guide.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { cachedByRules } from '../../cached-by-rules.ts'
import { refuseFor } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import { FileStore, type FileStoreKind } from '../../solve/team/file-store.ts'
import type { TeamRun } from '../../solve/team/run-team.ts'
import { TeamSolve, type TeamPlan } from '../../solve/team/team-solve.ts'
import type { SolveServices } from '../game.ts'
import { machinePace } from './win/machine-pace.ts'
import { NO_FIGURES, type SolveStatus } from './win/win-solves.ts'

export type StoredThree = ThreeTable & { readonly seconds: number }

export interface ThreeCheckpoint extends ThreeStage, ThreeBoard {
  readonly seconds: number
}

/** Memory of a small game; the largest has 430 MB. */
const MEGABYTES = 170

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
  readonly gameOf = cachedByRules(ruleHash, winGame)
  readonly workBefore = cachedByRules(ruleHash, (rules: RuleSet) => workBefore(this.gameOf(rules)))

  job(rules: RuleSet) {
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
      progress: () => before[state.stage.step]!,
      checkpoint: (seconds) => ({ ...state.stage, ...state.board, seconds }),
      result: (seconds) => ({ ...threeTable(state), seconds }),
    }
  }
}

export class ThreeSolves {
  readonly #plan = new ThreePlan()
  readonly #store: FileStore<RuleSet, ThreeCheckpoint, StoredThree>
  readonly teams: TeamSolve<RuleSet, ThreeCheckpoint, StoredThree>
  readonly #plays = new WeakMap<StoredThree, ThreePlay>()

  constructor(options: SolveServices) {
    this.#store = new FileStore(this.#plan, options)
    this.teams = new TeamSolve(this.#plan, this.#store, options)
  }

  /** Rejects rules with which three players cannot be solved. */
  gameOf(rules: RuleSet): WinGame {
    const game = this.#plan.gameOf(rules)
    refuseFor(() => whyNoThree(game))
    return game
  }

  /** Rejects also games that do not end at once at the goal. */
  immediateGameOf(rules: RuleSet): WinGame {
    refuseFor(() => (rules.end === 'immediate' ? null : farkleTexts.three.onlyImmediate))
    return this.gameOf(rules)
  }

  /** A two-player game with the turns of three; see threeSlice. */
  async slice(rules: RuleSet, thirdOf: (next: number) => number): Promise<SolvedGame> {
    const game = this.immediateGameOf(rules)
    const { table } = await this.solve(rules)
    return { game, endings: gameEndings(game), values: threeSlice(game, table, thirdOf) }
  }

  /** What a solve takes on this machine, and how far it is. Solves nothing. */
  async status(rules: RuleSet): Promise<SolveStatus & { readonly bytes: number }> {
    const game = this.#plan.gameOf(rules)
    const reason = whyNoThree(game)
    const { states, bytes, seconds } = threeCost(game, this.teams.members)
    const answer = { ...NO_FIGURES, states, bytes }
    if (reason !== null) return { ...answer, state: 'impossible', reason }
    if ((await this.#store.result(rules)) !== undefined) {
      return { ...answer, state: 'solved', fraction: 1 }
    }
    const step = (await this.#store.checkpoint(rules))?.step ?? 0
    const fraction = this.#plan.workBefore(rules)[step]!
    const secondsLeft = machinePace() * seconds * (1 - fraction)
    const needs = { secondsLeft, megabytes: MEGABYTES + (2 * bytes) / 1e6 }
    return { ...answer, ...needs, fraction, state: step > 0 ? 'begun' : 'unsolved' }
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet) {
    const game = this.gameOf(rules)
    const table = await this.teams.solve(rules)
    const play = this.#plays.get(table) ?? new ThreePlay(game, table)
    this.#plays.set(table, play)
    return { game, table, play }
  }
}

/** Solves the game of three and finds its card, unless it is known. Rejects with RequestError. */
export async function threeCardOf(
  rules: RuleSet,
  threes: Pick<ThreeSolves, 'immediateGameOf' | 'solve'>,
  solving: Pick<Solving, 'known' | 'solve'>,
): Promise<ThreeCard> {
  threes.immediateGameOf(rules)
  const known = await solving.known('three-card', rules)
  if (known) return known
  const { mover, third } = (await threes.solve(rules)).table
  return solving.solve('three-card', { rules, board: { mover, third } })
}
