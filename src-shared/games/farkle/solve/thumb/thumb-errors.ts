import type { Points, Probability } from '../../../../base/units.ts'
import { kernelEvaluations } from '../match/kernel-guides.ts'
import { sideOf } from '../win/past-goal.ts'
import { behindBest, chancesOf } from '../match/match-chances.ts'
import { eachState, indexOf, type Progress, type TurnScores } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { optimalPlayer } from '../match/optimal-player.ts'
import { topRow } from '../match/planned-player.ts'
import type { MatchContext } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { pastOf } from '../win/turn-values.ts'
import { endRow, stateCount } from '../win/win-states.ts'
import { BankErrors, type BankError, DiceErrors, type DiceError } from './wrong-decisions.ts'
import { turnWorth } from './thumb-guide.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { ThumbTurns } from './thumb-turns.ts'

export const THUMB_ERRORS_VERSION = 5

export interface ThumbErrors {
  readonly behind: Probability
  /** Part lost by decisions between bank and roll; the rest is lost by the choice of dice. */
  readonly byBanking: Probability
  readonly inLastTurns: Probability
  /** Lower ends of the bands of scores, ascending. */
  readonly bands: readonly Points[]
  /** Part lost in each band, [opponent's band * bands + own band]. */
  readonly parts: readonly Probability[]
  readonly costliest: readonly BankError[]
  readonly costliestDice: readonly DiceError[]
}

const BANDS = 20

const MEETING_PART = 0.5

/**
 * Finds where a rule loses, exactly: the total is the sum over its own decisions of frequency times
 * loss under best play afterwards (performance difference lemma). The remainder is lost in last
 * turns.
 */
export function findThumbErrors(
  context: MatchContext,
  rule: ThumbRule,
  progress: Progress = () => {},
): ThumbErrors {
  const { game, endings, values } = context
  const side = sideOf(context)
  const { rules } = game
  const player = new ThumbPlayer(side.game, side.endings, rule)
  const match = new Match(game, player, optimalPlayer(context, player.lastChance, true), values)
  match.solve((part) => progress(part * MEETING_PART))
  const { counts } = new Visits(match)
  const evaluate = kernelEvaluations(context)
  const turns = new ThumbTurns(side.game, rule, topRow(side.game, side.endings))
  const banks = new BankErrors(game)
  const dice = new DiceErrors(game, turns.model)
  const bandOf = (score: number): number =>
    Math.max(0, Math.min(BANDS - 1, Math.floor((score / game.goal) * BANDS)))
  const parts = new Float64Array(BANDS * BANDS)
  let seen = 0
  const states = stateCount(game)
  const visit = (state: TurnScores): void => {
    if (++seen % game.scores === 0) progress(MEETING_PART + (seen / states) * (1 - MEETING_PART))
    const { own, opponent, ownFarkles, second } = state
    const at = indexOf(game, state)
    // Each win lost is also won by the opponent.
    const visits = 2 * counts[0][at]!
    if (visits === 0) return
    const evaluation = evaluate(state)
    const answered = pastOf(endings, second) !== null
    const atBanks = banks.hear(state, visits, evaluation)
    const atRolls = dice.hear(state, visits, evaluation, answered)
    const take = endRow(game, own)
    const aim = { own, opponent, farkles: ownFarkles, take, answered, last: null }
    turns.run(aim, atBanks.decided, atRolls.rolled)
    atBanks.leave()
    atRolls.leave()
    const { worth, chance } = turnWorth(context, turns.mass, state)
    parts[bandOf(opponent) * BANDS + bandOf(own)]! += visits * (values[at]! - worth / chance)
  }
  eachState(game, visit)
  progress(1)
  const behind = behindBest(context, chancesOf(match).first.average)
  const before = parts.reduce((sum, part) => sum + part, 0)
  return {
    behind,
    byBanking: banks.cost,
    // Without an answer to the goal there are none; drop the rounding error.
    inLastTurns: endings.past ? Math.max(0, behind - before) : 0,
    bands: Array.from({ length: BANDS }, (_, i) => Math.ceil((i * rules.goal) / BANDS)),
    parts: [...parts],
    costliest: banks.costliest(),
    costliestDice: dice.costliest(),
  }
}
