import type { YahtzeeDrillQuestion } from '#shared/games/yahtzee/requests/drill.ts'
import type { Face } from '#shared/dice/multiset.ts'

/** The faces of the dice at some places, in rising order. */
export function heldFaces(dice: readonly Face[], held: ReadonlySet<number>): Face[] {
  return dice.filter((_, place) => held.has(place)).toSorted()
}

/** Which dice are still held when the next question comes: those of the same turn's last roll. */
export function stillHeld(
  before: YahtzeeDrillQuestion | null,
  held: ReadonlySet<number>,
  now: YahtzeeDrillQuestion,
): ReadonlySet<number> {
  const goesOn =
    before !== null &&
    now.turn !== null &&
    now.turn === before.turn &&
    now.rerolls === before.rerolls - 1 &&
    now.kind === 'keeps' &&
    [...held].every((place) => now.dice[place] === before.dice[place])
  return goesOn ? held : new Set()
}
