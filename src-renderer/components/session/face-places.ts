import type { Places } from './session-types.ts'

// `Die` is a face, or another value that distinguishes dice.
const placesWith = <Die>(dice: readonly Die[], face: Die): number[] =>
  dice.flatMap((one, place) => (one === face ? [place] : []))

/** Indices of unchosen dice with this face. */
export function freePlaces<Die>(dice: readonly Die[], chosen: Places, face: Die): number[] {
  return placesWith(dice, face).filter((place) => !chosen.has(place))
}

/** Indices of dice with these faces; among equal dice, chosen ones first. */
export function placesOf<Die>(dice: readonly Die[], faces: readonly Die[], chosen: Places): Places {
  const places = new Set<number>()
  for (const face of faces) {
    const ofFace = [...chosenPlaces(dice, chosen, face), ...freePlaces(dice, chosen, face)]
    const place = ofFace.find((one) => !places.has(one))
    if (place !== undefined) places.add(place)
  }
  return places
}

export function withoutPlaces(chosen: Places, gone: readonly number[]): Places {
  return new Set([...chosen].filter((place) => !gone.includes(place)))
}

/** Indices of chosen dice with this face. */
export function chosenPlaces<Die>(dice: readonly Die[], chosen: Places, face: Die): number[] {
  return placesWith(dice, face).filter((place) => chosen.has(place))
}
