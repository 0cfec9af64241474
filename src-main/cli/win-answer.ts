import type { Standing } from '#shared/games/farkle/analysis/position-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Ask } from './session.ts'
import { gameAnswer, type GameAnswer } from './win-rules.ts'

/** What `win --json` prints. Scripts rely on these names: add to them, do not change them. */
export interface WinAnswer extends GameAnswer {
  /** The state of `--at`. */
  readonly at?: Standing
  /** Of the player to move, at the start of a game or at that state. */
  readonly winProbability: number
  /** At the start of a game: the first player's chance less the second's. */
  readonly edge: number
  /** The fairest compensation for the second player, in points, and the first one's chance with it. */
  readonly komi: number
  readonly komiWinProbability: number
  /** The largest difference between a value and its optimality equation. */
  readonly residual: number
  readonly evaluations: number
  /** Time that the solve took, whenever that was. */
  readonly seconds: number
  readonly states: number
}

/** Asks the backend for everything that `win` tells. */
export async function askWin(ask: Ask, rules: RuleSet, at: Standing | null): Promise<WinAnswer> {
  // First, so that a state that cannot be is refused before anybody waits for a solve.
  const chance = at && (await ask('win.at', { rules, ...at })).winProbability
  const solved = await ask('win.solve', { rules })
  const { edge, komi } = await ask('win.fairness', { rules })
  return {
    ...gameAnswer(rules),
    ...(at && { at }),
    winProbability: chance ?? solved.winProbability,
    edge,
    komi: komi.points,
    komiWinProbability: komi.winProbability,
    residual: solved.residual,
    evaluations: solved.evaluations,
    seconds: solved.seconds,
    states: solved.states,
  }
}
