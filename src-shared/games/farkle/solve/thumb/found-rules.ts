import type { Probability } from '../../../../base/units.ts'
import { chancesOf } from '../match/match-chances.ts'
import { eachState, indexOf, type Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { optimalPlayers } from '../match/optimal-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { REAL_GAIN } from './rule-climb.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'

/** `behind`: win probability of the best player minus the rule's, against each other. */
export interface FoundRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly behind: Probability
}

/** The best rules of several searches, each better than all with fewer numbers. */
export function bestRules<T extends { readonly numbers: number }>(
  found: readonly (readonly T[])[],
  lossOf: (rule: T) => number,
): T[] {
  let least = Infinity
  const isLess = (loss: number): boolean => loss < least - REAL_GAIN
  return found
    .flat()
    .sort((a, b) => a.numbers - b.numbers || lossOf(a) - lossOf(b))
    .filter((one) => {
      if (!isLess(lossOf(one))) return false
      least = lossOf(one)
      return true
    })
}

export const bestForWins = (found: readonly (readonly FoundRule[])[]): FoundRule[] =>
  bestRules(found, ({ behind }) => behind)

/** The same rule with constant lists shortened to one entry. */
export function condensed(rule: ThumbRule): ThumbRule {
  const short = <T>(list: readonly T[]): readonly T[] =>
    list.every((value) => value === list[0]) ? list.slice(0, 1) : list
  const { hold, divisor, behind, ahead, goOwn, goOpponent, near, farkles, lead } = rule
  return {
    ...rule,
    hold: { ...hold, by: short(hold.by) },
    divisor: short(divisor),
    behind: short(behind),
    ahead: short(ahead),
    goOwn: short(goOwn),
    goOpponent: short(goOpponent),
    farkles: short(farkles),
    lead: short(lead),
    near: near.slice(2).every((value) => value === near[1]) ? near.slice(1, 2) : near,
  }
}

/** States reached by fewer games per game are not followed. */
const LEFT_OUT = 1e-11

/** Win probability of the best player minus the rule's; to 1e-8 with a penalty, else exact. */
function behindOf(
  { game, endings, values }: MatchContext,
  player: Player,
  optimal: Player,
  progress: Progress,
): Probability {
  const match = new Match(game, player, optimal, values)
  if (game.penalty === 0) {
    match.solve(progress)
    return 1 - 2 * chancesOf(match).first.average
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
  steps: (Omit<FoundRule, 'numbers'> | null)[],
  searched: number,
  keep: () => void,
  progress: Progress,
): FoundRule[] {
  const { game, endings } = context
  const begun = steps.slice(searched).flatMap((measured) => measured?.behind ?? [])
  const open = found.slice(begun.length)
  const players = open.map(({ rule }) => new ThumbPlayer(game, endings, rule))
  const optimals = optimalPlayers(
    context,
    players.map(({ lastChance }) => lastChance),
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
  return bestForWins([[...before, ...measured]])
}
