import type { QuestionOf } from '../../../services/ask-drill.ts'
import type { Face } from '#shared/dice/multiset.ts'
import type { DiceKey } from '../../../services/table-keys.ts'
import { chosenPlaces, freePlaces, withoutPlaces } from '../../../components/session/face-places.ts'

export function heldFaces(dice: readonly Face[], held: ReadonlySet<number>): Face[] {
  return dice.filter((_, place) => held.has(place)).toSorted()
}

export function heldBy(
  dice: readonly Face[],
  held: ReadonlySet<number>,
  key: DiceKey,
): ReadonlySet<number> {
  if (key.does === 'take-all') return new Set(dice.keys())
  const [free] = freePlaces(dice, held, key.face)
  // If no die of the face is left to roll, its key releases one.
  if (key.does === 'take' && free !== undefined) return new Set([...held, free])
  return withoutPlaces(held, chosenPlaces(dice, held, key.face).slice(-1))
}

/** Dice stay held from roll to roll within a turn. */
export function stillHeld(
  before: QuestionOf<'scorecard'> | null,
  held: ReadonlySet<number>,
  now: QuestionOf<'scorecard'>,
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
