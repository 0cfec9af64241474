import type { Probability } from '../../../../base/units.ts'
import { sideOf } from '../win/past-goal.ts'
import { behindBest, chancesOf } from '../match/match-chances.ts'
import { eachState, indexOf, type Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { optimalPlayers } from '../match/optimal-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { REAL_GAIN } from './rule-climb.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'

/**
 * A card by its number of columns. `behind`: win probability of the best player minus the rule's,
 * against each other.
 */
export interface FoundRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly behind: Probability
}

/** Results of the steps of a search, then the measured rules. */
export type SearchSteps = readonly Omit<FoundRule, 'numbers'>[]

/** Cards that each lose less than all with fewer columns. */
function bestRules(found: readonly FoundRule[]): FoundRule[] {
  let least = Infinity
  return found
    .toSorted((a, b) => a.numbers - b.numbers || a.behind - b.behind)
    .filter(({ behind }) => {
      if (behind >= least - REAL_GAIN) return false
      least = behind
      return true
    })
}

/** States reached by fewer games per game are not followed. */
const LEFT_OUT = 1e-11

/** Win probability of the best player minus the rule's; to 1e-8 with a penalty, else exact. */
function behindOf(
  context: MatchContext,
  player: Player,
  optimal: Player,
  progress: Progress,
): Probability {
  const { game, endings, values } = context
  const match = new Match(game, player, optimal, values)
  if (game.penalty === 0) {
    match.solve(progress)
    return behindBest(context, chancesOf(match).first.average)
  }
  // A match would need many sweeps. Visits need hardly more than one, and the loss of a policy is
  // the sum of its turns' losses over them (performance difference lemma). The best player loses
  // nothing, but gains where the rule misplays a last turn.
  const { counts } = new Visits(match, progress, LEFT_OUT, LEFT_OUT)
  const movers = endings.past ? ([0, 1] as const) : ([0] as const)
  let lost = 0
  eachState(game, (state) => {
    const at = indexOf(game, state)
    const { own, opponent, ownFarkles, opponentFarkles, second } = state
    for (const mover of movers) {
      const visits = counts[mover][at]!
      if (visits === 0) continue
      const where = [own, opponent, ownFarkles, opponentFarkles, second] as const
      const worth = match.valueWith(mover, match.players[mover].outcomeAt(...where), ...where)
      lost += (mover === 0 ? visits : -visits) * (values[at]! - worth)
    }
  })
  return 2 * lost
}

/**
 * Measures rules that a search has guessed and returns the best. The search made `searched` of the
 * steps; results of the first rules may follow, from a checkpoint, and each further one is added
 * before `keep`. All share the best player's turns, which differ only beyond the goal.
 */
export function measuredRules(
  context: MatchContext,
  found: readonly FoundRule[],
  steps: Omit<FoundRule, 'numbers'>[],
  searched: number,
  keep: () => void,
  progress: Progress,
): FoundRule[] {
  const { game, endings } = sideOf(context)
  const begun = steps.slice(searched).map(({ behind }) => behind)
  const open = found.slice(begun.length)
  const players = open.map(({ rule }) => new ThumbPlayer(game, endings, rule))
  const optimals = optimalPlayers(
    context,
    players.map(({ lastChance }) => lastChance),
    true,
  )
  const measured = open.map((one, i): FoundRule => {
    const behind = behindOf(context, players[i]!, optimals[i]!, (part) => {
      progress((begun.length + i + part) / found.length)
    })
    steps.push({ rule: one.rule, behind })
    keep()
    return { ...one, behind }
  })
  const before = begun.map((behind, i): FoundRule => ({ ...found[i]!, behind }))
  return bestRules([...before, ...measured])
}
