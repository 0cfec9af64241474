import type { YahtzeeDrillQuestion } from '#shared/games/yahtzee/requests/drill.ts'
import type { Face } from '#shared/dice/multiset.ts'
import type { DiceKey } from '../../../app/services/table-keys.ts'
import { chosenPlaces, freePlaces, withoutPlaces } from '../../../components/session/face-places.ts'

/** The faces of the dice at some places, in rising order. */
export function heldFaces(dice: readonly Face[], held: ReadonlySet<number>): Face[] {
  return dice.filter((_, place) => held.has(place)).toSorted()
}

/** The dice that are held once a key has been pressed. */
export function heldBy(
  dice: readonly Face[],
  held: ReadonlySet<number>,
  key: DiceKey,
): ReadonlySet<number> {
  if (key.does === 'take-all') return new Set(dice.keys())
  const [free] = freePlaces(dice, held, key.face)
  // With none left to roll of the face, its key lets one go.
  if (key.does === 'take' && free !== undefined) return new Set([...held, free])
  return withoutPlaces(held, chosenPlaces(dice, held, key.face).slice(-1))
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
