import type { Axis } from './grid.ts'

const ROUND = [1, 2, 2.5, 5, 10]

/** Smallest round step (1, 2, 2.5 or 5 times a power of ten) of at least `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ROUND.find((factor) => factor * power >= least * (1 - 1e-9))! * power
}

/** Multiples of a round step, at most `most` + 1; only `low` if the range is empty. */
export function roundTicks(low: number, high: number, most: number): number[] {
  if (!(high > low)) return [low]
  const step = roundStep((high - low) / Math.max(1, most))
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0)
}

/** Value at a position in cells, interpolated and extrapolated. */
export function numberAt({ values }: Axis, place: number): number {
  const last = values.length - 1
  if (last < 1) return values[0] ?? 0
  const cell = Math.min(last - 1, Math.max(0, Math.floor(place)))
  return values[cell]! + (place - cell) * (values[cell + 1]! - values[cell]!)
}

/** Inverse of numberAt. */
export function placeOf({ values }: Axis, value: number): number {
  const last = values.length - 1
  if (last < 1) return 0
  let low = 0
  let high = last
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (values[middle]! <= value) low = middle
    else high = middle
  }
  return low + (value - values[low]!) / (values[high]! - values[low]!)
}

export function axisTicks(
  axis: Axis,
  from: number,
  to: number,
  most: number,
): { readonly value: number; readonly place: number }[] {
  const last = axis.values.length - 1
  const low = numberAt(axis, Math.min(last, Math.max(0, from)))
  const high = numberAt(axis, Math.min(last, Math.max(0, to)))
  return roundTicks(low, high, most).map((value) => ({ value, place: placeOf(axis, value) }))
}
