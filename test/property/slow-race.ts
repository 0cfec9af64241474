import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  rollsByChoice,
  SlowTurn,
  turnResults,
  type Results,
  type Rule,
  type SlowPlayer,
} from './slow-plan.ts'

// One player alone, in points and roll by roll, with nothing of the race's kernel.

/** The chances to reach the goal in the first, second, ... turn, that many of them. */
export function raceChances(rules: RuleSet, player: SlowPlayer, most: number): number[] {
  const { goal, minimumBank, minimumFirstBank, farklePenalty } = rules
  const rolls = rollsByChoice(rules)
  const known = new Map<string, Results>()

  const turnAt = (own: number, ownFarkles: number): Results => {
    const key = `${own} ${ownFarkles}`
    const at = { own, ownFarkles, opponent: 0, opponentFarkles: 0 }
    const minimum = Math.max(1, own <= 0 ? minimumFirstBank : minimumBank)
    const rule: Rule = (total) =>
      total < minimum ? 'never' : own + total >= goal ? 'must' : 'free'
    const results = known.get(key) ?? turnResults(rules, new SlowTurn(rolls, player, at), rule)
    known.set(key, results)
    return results
  }

  const chances: number[] = []
  let standings = new Map([['0 0', 1]])
  for (let turn = 0; turn < most; turn++) {
    const following = new Map<string, number>()
    const add = (own: number, farkles: number, chance: number): void => {
      const key = `${own} ${farkles}`
      following.set(key, (following.get(key) ?? 0) + chance)
    }
    let done = 0
    for (const [key, chance] of standings) {
      const [own = 0, farkles = 0] = key.split(' ').map(Number)
      const { banked, farkle, instant } = turnAt(own, farkles)
      done += chance * instant
      for (const [total, part] of banked) {
        if (own + total >= goal) done += chance * part
        else add(own + total, 0, chance * part)
      }
      if (farklePenalty && farkles + 1 === farklePenalty.farkles) {
        add(Math.max(farklePenalty.floor, own - farklePenalty.points), 0, chance * farkle)
      } else add(own, farklePenalty ? farkles + 1 : 0, chance * farkle)
    }
    chances.push(done)
    standings = following
  }
  return chances
}
