// Some of the dice of a roll as a bit set: a bit for the place of each, from the first on.

/** Number of dice. */
export const sizeOf = (dice: number): number => (dice === 0 ? 0 : (dice & 1) + sizeOf(dice >> 1))

/** As many dice of each kind, taken from the first of them on; equal dice are one object. */
export function firstAlike(dice: readonly unknown[], some: number): number {
  let taken = 0
  for (let place = 0; place < dice.length; place++) {
    if (!(some & (1 << place))) continue
    let first = dice.indexOf(dice[place])
    while (taken & (1 << first)) first++
    taken |= 1 << first
  }
  return taken
}

/** Turns bit sets of some dice into those of all dice among which they are. */
export function spread(some: number): Uint8Array {
  const places = [0, 1, 2, 3, 4, 5, 6, 7].filter((place) => some & (1 << place))
  return Uint8Array.from({ length: 2 ** places.length }, (_, dice) =>
    places.reduce((all, place, i) => (dice & (1 << i) ? all | (1 << place) : all), 0),
  )
}
