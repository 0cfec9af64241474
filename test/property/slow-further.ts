import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowBeats, slowLeftovers } from './slow-leftovers.ts'
import { slowRounds } from './slow-rounds.ts'

/** The chance of the player to move at the start of a turn, by the slow recursions. */
export function slowFurther(rules: RuleSet, grid: number): (position: Position) => number {
  if (rules.end === 'rounds') {
    const slow = slowRounds(rules, 12_000)
    return ({ own, opponent, round = 1, second = false }) =>
      slow({
        left: 2 * (rules.rounds - round) + (second ? 1 : 2),
        lead: own - opponent,
        opened: own > 0 || rules.minimumFirstBank === rules.minimumBank,
        otherOpened: opponent > 0 || rules.minimumFirstBank === rules.minimumBank,
      })
  }
  if (rules.beatLastTurn) {
    const slow = slowBeats(rules, grid)
    return ({ own, opponent, toBeat = 0 }) => slow(own, opponent, toBeat)
  }
  const slow = slowLeftovers(rules, grid)
  return ({ own, opponent, offer }) => {
    const fresh = slow.fresh(own, opponent)
    return offer ? Math.max(fresh, slow.roll(own, opponent, offer.dice, offer.total)) : fresh
  }
}
