import type { Face } from '#shared/dice/multiset.ts'
import type { Places } from './session-types.ts'

const placesWith = (dice: readonly Face[], face: Face): number[] =>
  dice.flatMap((one, place) => (one === face ? [place] : []))

/** Places of the dice of a face that lie on the table. */
export function freePlaces(dice: readonly Face[], chosen: Places, face: Face): number[] {
  return placesWith(dice, face).filter((place) => !chosen.has(place))
}

/** The chosen places without some of them. */
export function withoutPlaces(chosen: Places, gone: readonly number[]): Places {
  return new Set([...chosen].filter((place) => !gone.includes(place)))
}

/** Places of the dice of a face that are chosen. */
export function chosenPlaces(dice: readonly Face[], chosen: Places, face: Face): number[] {
  return placesWith(dice, face).filter((place) => chosen.has(place))
}
