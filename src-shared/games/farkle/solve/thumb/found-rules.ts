import type { Probability } from '../../../../base/units.ts'
import { chancesOf } from '../match/match-chances.ts'
import type { Progress } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { optimalPlayers } from '../match/optimal-player.ts'
import type { MatchContext } from '../match/player.ts'
import { REAL_GAIN } from './rule-climb.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'

/** A rule with so many numbers, and by which part of all games it is behind the best player, exactly. */
export interface FoundRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly behind: Probability
}

/** The best rules of several ways, each better than all with fewer numbers. */
export function bestRules<T extends { readonly numbers: number }>(
  found: readonly (readonly T[])[],
  lossOf: (rule: T) => number,
): T[] {
  let least = Infinity
  // What is less is rounding.
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

/** The same of rules for wins. */
export const bestForWins = (found: readonly (readonly FoundRule[])[]): FoundRule[] =>
  bestRules(found, ({ behind }) => behind)

/** The same rule, its lists of one number for all as short as they can be. */
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
    // With one die it is never asked.
    near: near.slice(2).every((value) => value === near[1]) ? near.slice(1, 2) : near,
  }
}

/** Rows of the best player's turns that are kept, 12 bytes each: all of a game with a penalty, too. */
const MOST_KEPT = 64_000_000

/**
 * The best of rules of which a search has guessed what they lose, measured exactly. All are measured at
 * once, for the best player's turns against them are the same up to the goal.
 */
export function measuredRules(
  context: MatchContext,
  found: readonly FoundRule[],
  progress: Progress = () => {},
): FoundRule[] {
  const { game, endings } = context
  const players = found.map(({ rule }) => new ThumbPlayer(game, endings, rule))
  const optimals = optimalPlayers(
    context,
    players.map(({ lastChance }) => lastChance),
    MOST_KEPT,
  )
  const measured = found.map((one, i): FoundRule => {
    const match = new Match(game, players[i]!, optimals[i]!)
    match.values.forEach((values) => values.set(context.values))
    match.solve((part) => {
      progress((i + part) / found.length)
    })
    return { ...one, behind: 1 - 2 * chancesOf(match).first.average }
  })
  return bestForWins([measured])
}
