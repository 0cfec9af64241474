import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gameEndings, solvePastGoals } from '#shared/games/farkle/solve/win/past-goal.ts'
import { fractionDone } from '#shared/games/farkle/solve/win/solve-progress.ts'
import { winGame, type WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { winLayout } from '#shared/games/farkle/solve/win/win-solver.ts'
import { tooLarge } from '#shared/games/farkle/analysis/too-large.ts'
import { boardSize, type WinBoard } from '#shared/games/farkle/solve/win/win-states.ts'
import {
  BOARD,
  PASSES,
  WIN_SOLVER_VERSION,
  WinSolveState,
  type WinStage,
} from '#shared/games/farkle/solve/win/win-work.ts'
import { refuseFor } from '../../../refuse.ts'
import { cachedByRules } from '../../../cached-by-rules.ts'
import type { FileStoreKind } from '../../../solve/team/file-store.ts'
import type { TeamRun } from '../../../solve/team/run-team.ts'
import type { TeamPlan } from '../../../solve/team/team-solve.ts'

export type StoredWin = WinTable & { readonly seconds: number }

export interface WinCheckpoint extends WinStage, WinBoard {
  readonly seconds: number
}

export class WinPlan
  implements TeamPlan<RuleSet, WinCheckpoint, StoredWin>, FileStoreKind<RuleSet, WinCheckpoint>
{
  readonly solver = 'win'
  readonly solverVersion = WIN_SOLVER_VERSION
  readonly members = availableParallelism()
  readonly key = ruleHash
  readonly gameOf = cachedByRules(ruleHash, winGame)
  readonly endingsOf = cachedByRules(ruleHash, (rules: RuleSet) => gameEndings(this.gameOf(rules)))

  job(rules: RuleSet) {
    const key = ruleHash(rules)
    return { key, name: { solve: 'win', rules: rules.name, hash: key } }
  }

  fits(rules: RuleSet, found: Partial<WinCheckpoint>): boolean {
    const size = boardSize(this.gameOf(rules))
    const { pass, carries } = found
    const isStanding = pass !== undefined && PASSES.includes(pass) && carries !== undefined
    return isStanding && BOARD.every((name) => found[name]?.length === size[name])
  }

  async start(
    rules: RuleSet,
    from: WinCheckpoint | null,
    members: number,
  ): Promise<TeamRun<WinCheckpoint, StoredWin>> {
    const game = this.gameOf(rules)
    refuseFor(() => tooLarge(game))
    const endings = this.endingsOf(rules)
    // Some rules have a hundred kinds of end, about 10 ms each: yield between them.
    for (const _ of solvePastGoals(game, endings)) await setImmediate()
    const state = WinSolveState.create(game, members, from)
    const { values } = state.board
    return {
      task: { ...winLayout(game, endings), memory: state.memory },
      secondsBefore: from?.seconds ?? 0,
      progress: () => fractionDone(game, state.stage),
      checkpoint: (seconds) => ({ ...state.stage, ...state.board, seconds }),
      result(seconds) {
        const { lastChange, evaluations } = state.stage
        return { values, residual: lastChange, evaluations, seconds }
      },
    }
  }
}
