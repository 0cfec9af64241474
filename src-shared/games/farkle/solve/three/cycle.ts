import type { Probability } from '../../../../base/units.ts'
import { PLAYERS } from './three-states.ts'

/**
 * The three states that farkles lead around. In state i player i is to move; a farkle leads to state
 * i + 1, after the third to the first.
 */
export interface Cycle {
  /** Chance of a farkle in state i, and the chances of each player in turns without one. */
  readonly turns: readonly CycleTurn[]
  /** Chances under these turns, [state][player]. */
  readonly chances: readonly Float64Array[]
  /** Value of a farkle for the player to move, by state. */
  readonly farkles: Float64Array
}

export interface CycleTurn {
  farkle: Probability
  own: Probability
  next: Probability
}

export function newCycle(): Cycle {
  const players = [0, 1, 2]
  return {
    turns: players.map(() => ({ farkle: 0, own: 0, next: 0 })),
    chances: players.map(() => new Float64Array(PLAYERS)),
    farkles: new Float64Array(PLAYERS),
  }
}

export function setTurn(
  turn: CycleTurn,
  own: Probability,
  next: Probability,
  farkle: Probability,
): void {
  turn.own = own
  turn.next = next
  turn.farkle = farkle
}

/** Chances of player p in turn i without a farkle. */
function withoutFarkle({ turns }: Cycle, i: number, player: number): Probability {
  const { own, next, farkle } = turns[i]!
  if (player === i) return own
  return player === (i + 1) % PLAYERS ? next : 1 - farkle - own - next
}

/**
 * Solves V_i = A_i + z_i V_(i+1) for all players, where A_i are the chances without a farkle and z_i
 * is the chance of one: V_0 = (A_0 + z_0 A_1 + z_0 z_1 A_2) / (1 - z_0 z_1 z_2).
 */
export function solveCycle(cycle: Cycle): void {
  const { chances, farkles, turns } = cycle
  const [z0, z1, z2] = turns.map(({ farkle }) => farkle) as [number, number, number]
  for (let player = 0; player < PLAYERS; player++) {
    const a = withoutFarkle(cycle, 0, player)
    const b = withoutFarkle(cycle, 1, player)
    const c = withoutFarkle(cycle, 2, player)
    const first = (a + z0 * (b + z1 * c)) / (1 - z0 * z1 * z2)
    const last = c + z2 * first
    chances[0]![player] = first
    chances[2]![player] = last
    chances[1]![player] = b + z1 * last
  }
  for (let i = 0; i < PLAYERS; i++) farkles[i] = chances[(i + 1) % PLAYERS]![i]!
}
