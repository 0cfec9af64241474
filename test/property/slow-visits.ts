import type { Face } from '#shared/dice/multiset.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { HumanPlayer } from '#shared/games/farkle/drill/human-player.ts'
import { slowRolls } from './slow-rules.ts'

// How often play comes to each decision, worked out forward: every roll with its exact chance, every
// action with the player's. No dice are thrown.

/** Less than this is not followed further. */
const NEGLIGIBLE = 1e-6

/** A decision that a turn comes to: after a roll, or once the dice are set aside. */
export interface Visit {
  readonly position: Position
  /** How often it comes up in a turn. */
  readonly mass: number
}

/** Decisions that one turn comes to, and how it ends. */
export interface SlowTurn {
  readonly rolled: readonly Visit[]
  readonly setAside: readonly Visit[]
  /** Chance of each turn total to be banked, and of a farkle. */
  readonly banked: ReadonlyMap<number, number>
  readonly farkled: number
}

export const add = <K>(sums: Map<K, number>, key: K, mass: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + mass)
}

/** Follows one turn of a player from its start. */
export function slowVisits(rules: RuleSet, human: HumanPlayer, start: Position): SlowTurn {
  const rolls = slowRolls(rules)
  // By turn total, which only grows: what is done with is never come back to.
  const ahead = new Map<number, Map<number, number>>([[0, new Map([[6, 1]])]])
  const rolled: Visit[] = []
  const asides = new Map<string, { position: Position; mass: number }>()
  const banked = new Map<number, number>()
  let farkled = 0
  while (ahead.size > 0) {
    const turnTotal = Math.min(...ahead.keys())
    const here = ahead.get(turnTotal)!
    ahead.delete(turnTotal)
    for (const [left, coming] of here) {
      if (coming < NEGLIGIBLE) continue
      for (const { dice, ways, moves } of rolls[left]!) {
        const mass = (coming * ways) / 6 ** left
        if (moves.length === 0) {
          farkled += mass
          continue
        }
        const position = { ...start, turnTotal, dice: { rolled: dice as Face[] } }
        rolled.push({ position, mass })
        for (const { action, chance } of human.chances(position)) {
          const taken = mass * chance
          const key = `${action.turnTotal} ${action.diceLeft}`
          const next = { ...start, turnTotal: action.turnTotal, dice: { left: action.diceLeft } }
          const aside = asides.get(key) ?? { position: next, mass: 0 }
          aside.mass += taken
          asides.set(key, aside)
          if (action.then === 'bank') add(banked, action.turnTotal, taken)
          else {
            const at = ahead.get(action.turnTotal) ?? new Map<number, number>()
            ahead.set(action.turnTotal, at)
            add(at, action.diceLeft, taken)
          }
        }
      }
    }
  }
  return { rolled, setAside: [...asides.values()], banked, farkled }
}
