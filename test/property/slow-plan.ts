import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { slowDiceAfter, slowRolls, type Move, type SlowRoll } from './slow-rules.ts'

// Turns of a player who follows a plan, in points and by recursion over every roll.

/** A way to play, in points. */
export interface SlowPlayer {
  /** Whether a bank that wins is made whenever a roll allows it. */
  readonly winningBank: boolean
  /** Whether it then decides by itself, as it looks for a lead while the other player has a turn left. */
  leads?(at: SlowState): boolean
  /** The dice set aside of `left` dice rolled, at this turn total. */
  choose(moves: readonly Move[], total: number, left: number, at: SlowState): Move
  /** Whether the player likes to bank, if it may. */
  banks(total: number, left: number, at: SlowState): boolean
  /** All that choose and banks see of a state, as a text. */
  sees(at: SlowState): string
}

/** A game between two turns, or in one. */
export interface SlowState {
  readonly own: number
  readonly opponent: number
  readonly ownFarkles: number
  readonly opponentFarkles: number
}

/** Chances by turn total banked; a farkle and an instant win stand apart. */
export interface Results {
  readonly banked: ReadonlyMap<number, number>
  readonly farkle: number
  readonly instant: number
}

/** All rolls; those that leave the same choice are one, so that it is made once. */
export function rollsByChoice(rules: RuleSet): SlowRoll[][] {
  return slowRolls(rules).map((rolls) => {
    const kinds = new Map<string, SlowRoll>()
    for (const roll of rolls) {
      const key = JSON.stringify([isSixOfAKind(roll.dice), roll.moves])
      kinds.set(key, { ...roll, ways: roll.ways + (kinds.get(key)?.ways ?? 0) })
    }
    return [...kinds.values()]
  })
}

const isSixOfAKind = (dice: readonly number[]): boolean =>
  dice.length === 6 && dice.every((face) => face === dice[0])

/** Whether a total must be banked, must not be, or may be. */
export type Rule = (total: number) => 'must' | 'never' | 'free'

/** Whether so many dice must be rolled, whatever the total. */
type MustRoll = (left: number) => boolean

const mustRollUnder =
  ({ mustRollHotDice, dice }: RuleSet): MustRoll =>
  (left) =>
    mustRollHotDice && left === dice

/** So far beyond the goal nobody comes who must roll hot dice again: the chance is below 1e-15. */
const NOBODY = 11_000

/** One player in one kind of turn, asked the same things again and again. */
export class SlowTurn {
  readonly rolls: readonly SlowRoll[][]
  readonly #player: SlowPlayer
  readonly #at: SlowState
  readonly #chosen = new Map<number, Move>()

  constructor(rolls: readonly SlowRoll[][], player: SlowPlayer, at: SlowState) {
    this.rolls = rolls
    this.#player = player
    this.#at = at
  }

  banks(total: number, left: number): boolean {
    return this.#player.banks(total, left, this.#at)
  }

  /**
   * The dice set aside of a roll: of those that may be banked the most points if these must be, else
   * the player's choice.
   */
  move(roll: number, total: number, left: number, rule: Rule, mustRoll: MustRoll): Move {
    const { moves } = this.rolls[left]![roll]!
    const most = moves
      .filter(({ taken }) => !mustRoll(slowDiceAfter(left, taken)))
      .reduce<Move | null>((best, move) => (best && best.points >= move.points ? best : move), null)
    if (most && rule(total + most.points) === 'must') return most
    const key = (total * 10 + left) * 1000 + roll
    const chosen = this.#chosen.get(key) ?? this.#player.choose(moves, total, left, this.#at)
    this.#chosen.set(key, chosen)
    return chosen
  }
}

/** How a turn ends, spread over its results. */
export function turnResults(rules: RuleSet, turn: SlowTurn, rule: Rule): Results {
  const known = new Map<number, Results>()
  const mustRoll = mustRollUnder(rules)
  const roll = (total: number, left: number): Results => {
    const before = known.get(total * 10 + left)
    if (before) return before
    const banked = new Map<number, number>()
    let farkle = 0
    let instant = 0
    turn.rolls[left]!.forEach((some, i) => {
      const chance = some.ways / 6 ** left
      if (rules.sixOfAKindWins && isSixOfAKind(some.dice)) instant += chance
      else if (some.moves.length === 0) farkle += chance
      else {
        const move = turn.move(i, total, left, rule, mustRoll)
        const sum = total + move.points
        const dice = slowDiceAfter(left, move.taken)
        const ends = rule(sum) === 'must' || (rule(sum) === 'free' && turn.banks(sum, dice))
        if ((ends && !mustRoll(dice)) || (mustRoll(dice) && sum > rules.goal + NOBODY)) {
          banked.set(sum, (banked.get(sum) ?? 0) + chance)
          return
        }
        const then = roll(sum, dice)
        farkle += chance * then.farkle
        instant += chance * then.instant
        for (const [end, part] of then.banked) {
          banked.set(end, (banked.get(end) ?? 0) + chance * part)
        }
      }
    })
    const results = { banked, farkle, instant }
    known.set(total * 10 + left, results)
    return results
  }
  return roll(0, 6)
}

/** The chance of a turn that must make more than `tie`, where what loses is never banked. */
export function lastChance(rules: RuleSet, turn: SlowTurn, tie: number, minimum: number): number {
  const known = new Map<number, number>()
  const mustRoll = mustRollUnder(rules)
  const rule: Rule = (total) => (total > tie && total >= minimum ? 'must' : 'never')
  const risk = (left: number): number => {
    const farkles = turn.rolls[left]!.filter(({ moves }) => moves.length === 0)
    return farkles.reduce((sum, { ways }) => sum + ways, 0) / 6 ** left
  }
  const roll = (total: number, left: number): number => {
    const before = known.get(total * 10 + left)
    if (before !== undefined) return before
    let chance = 0
    turn.rolls[left]!.forEach((some, i) => {
      const part = some.ways / 6 ** left
      if (rules.sixOfAKindWins && isSixOfAKind(some.dice)) chance += part
      else if (some.moves.length > 0) {
        const move = turn.move(i, total, left, rule, mustRoll)
        const sum = total + move.points
        const dice = slowDiceAfter(left, move.taken)
        const forced = mustRoll(dice) && sum <= tie + NOBODY
        // A tie is banked if the next roll farkles more often than not.
        if (rule(sum) === 'must' && !forced) chance += part
        else if (!forced && sum === tie && sum >= minimum && risk(dice) > 0.5) chance += part / 2
        else chance += part * roll(sum, dice)
      }
    })
    known.set(total * 10 + left, chance)
    return chance
  }
  return roll(0, 6)
}
