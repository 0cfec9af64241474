import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import type { TurnValues } from '#shared/games/farkle/solve/win/turn-values.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { goalRow } from '#shared/games/farkle/solve/win/win-states.ts'
import type { SlowMove, SlowOdds } from './slow-odds.ts'

/** A decision between banking and rolling, and how often a turn comes to it. */
export interface SlowDecision {
  readonly n: number
  readonly row: number
  readonly chance: number
  /** What rolling is worth more than banking. */
  readonly gain: number
}

/** A turn played forwards: its decisions and banks short of the goal. */
export interface SlowTurn {
  readonly decisions: readonly SlowDecision[]
  /** Chance of each row short of the goal to be banked. */
  readonly banked: ReadonlyMap<number, number>
  /** Chance of a farkle, beyond the goal as well. */
  readonly farkled: number
}

/** Fewest dice first, then most points: which of equally good moves is made. */
function inOrder(n: number, moves: readonly SlowMove[]): SlowMove[] {
  const taken = ({ dice }: SlowMove): number => (dice === 6 ? n : n - dice)
  return moves.toSorted((a, b) => taken(a) - taken(b) || b.points - a.points)
}

/**
 * Plays the best turn forwards over every roll and every move of the slow rules, by what turnValues
 * says each place in it is worth.
 */
export function slowDecisions(
  game: WinGame,
  odds: readonly SlowOdds[],
  own: number,
  { rows, bank, best, roll }: TurnValues,
): SlowTurn {
  const goal = goalRow(game, own)
  const arrived = Array.from({ length: rows }, () => new Float64Array(7))
  arrived[0]![6] = 1
  const mustRoll = (n: number): boolean => game.rules.mustRollHotDice && n === game.rules.dice
  const decisions: SlowDecision[] = []
  const banked = new Map<number, number>()
  let farkled = 0
  for (let row = 0; row < rows; row++) {
    for (const n of DICE_COUNTS) {
      const chance = arrived[row]![n]!
      if (chance === 0) continue
      const gain = roll[n]![row]! - bank[row]!
      const mayBank = bank[row]! >= 0 && !mustRoll(n)
      if (mayBank && row < goal) decisions.push({ n, row, chance, gain })
      if (mayBank && gain <= 0) {
        if (row < goal) banked.set(row, (banked.get(row) ?? 0) + chance)
        continue
      }
      farkled += chance * odds[n]!.farkles
      for (const { chance: part, moves } of odds[n]!.outcomes) {
        let most = -1
        let to = { dice: 6, row: rows }
        for (const { dice, points } of inOrder(n, moves)) {
          const next = row + points / game.model.grid
          if (best[dice]![next]! <= most) continue
          most = best[dice]![next]!
          to = { dice, row: next }
        }
        if (to.row < rows) arrived[to.row]![to.dice]! += chance * part
        else if (mustRoll(to.dice)) farkled += chance * part * game.lost[to.dice]!
      }
    }
  }
  return { decisions, banked, farkled }
}
