import type { Places } from './session-types.ts'

// A face, or whatever else tells dice apart that are not alike.
const placesWith = <Die>(dice: readonly Die[], face: Die): number[] =>
  dice.flatMap((one, place) => (one === face ? [place] : []))

/** Places of the dice of a face that lie on the table. */
export function freePlaces<Die>(dice: readonly Die[], chosen: Places, face: Die): number[] {
  return placesWith(dice, face).filter((place) => !chosen.has(place))
}

/** Places of dice with these faces; of equal dice, those that are chosen come first. */
export function placesOf<Die>(dice: readonly Die[], faces: readonly Die[], chosen: Places): Places {
  const places = new Set<number>()
  for (const face of faces) {
    const ofFace = [...chosenPlaces(dice, chosen, face), ...freePlaces(dice, chosen, face)]
    const place = ofFace.find((one) => !places.has(one))
    if (place !== undefined) places.add(place)
  }
  return places
}

/** The chosen places without some of them. */
export function withoutPlaces(chosen: Places, gone: readonly number[]): Places {
  return new Set([...chosen].filter((place) => !gone.includes(place)))
}

/** Places of the dice of a face that are chosen. */
export function chosenPlaces<Die>(dice: readonly Die[], chosen: Places, face: Die): number[] {
  return placesWith(dice, face).filter((place) => chosen.has(place))
}
