import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowOdds, slowRoll } from './slow-odds.ts'

/** Where a game of rounds stands; the lead of the player to move in points. */
export interface SlowRoundsState {
  readonly left: number
  readonly lead: number
  readonly opened: boolean
  readonly otherOpened: boolean
}

/**
 * The chance of the player to move in a game of rounds, by the rules and nothing else: a turn is
 * followed through every roll and every move up to `far` points, beyond which everything is banked.
 */
export function slowRounds(rules: RuleSet, far: number): (state: SlowRoundsState) => number {
  const odds = slowOdds(rules)
  const known = new Map<string, number>()
  const step = odds
    .flatMap(({ outcomes }) => outcomes.flatMap(({ moves }) => moves.map(({ points }) => points)))
    .reduce((a, b) => {
      while (b) [a, b] = [b, a % b]
      return a
    }, 0)

  const after = ({ left, lead, otherOpened }: SlowRoundsState, made: number, opened: boolean) =>
    1 - value({ left: left - 1, lead: -(lead + made), opened: otherOpened, otherOpened: opened })

  function turn(state: SlowRoundsState): number {
    const minimum = Math.max(1, state.opened ? rules.minimumBank : rules.minimumFirstBank)
    const farkle = after(state, 0, state.opened)
    const best = new Map<number, number[]>()
    const bestAt = (dice: number, total: number): number =>
      total > far ? after(state, total, true) : best.get(total)![dice]!
    let rolled = 0
    for (let total = far; total >= 0; total -= step) {
      const bank = total < minimum ? 0 : after(state, total, true)
      const values = [0]
      for (let n = 1; n < odds.length; n++) {
        rolled = slowRoll(odds[n]!, farkle, (dice, points) => bestAt(dice, total + points))
        const mustRoll = rules.mustRollHotDice && n === rules.dice
        values.push(mustRoll ? rolled : Math.max(bank, rolled))
      }
      best.set(total, values)
    }
    return rolled
  }

  function value(state: SlowRoundsState): number {
    const { left, lead, opened, otherOpened } = state
    if (left === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
    const key = `${left} ${lead} ${opened} ${otherOpened}`
    const found = known.get(key) ?? turn(state)
    known.set(key, found)
    return found
  }
  return value
}
