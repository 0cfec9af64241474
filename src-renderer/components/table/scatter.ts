import { seededRandom } from '#shared/dice/random.ts'

const TILT = 16
const DRIFT_PX = 6
const SPIN = 200

/** Deterministic, so that a re-render moves nothing. */
export function scatterOf(roll: number, place: number, face: number) {
  const random = seededRandom(`${roll} ${place} ${face}`)
  const between = (size: number): number => (random.next() - 0.5) * size
  const spin = SPIN * (0.7 + 0.6 * random.next()) * (random.next() < 0.5 ? -1 : 1)
  return {
    '--tilt': `${between(TILT).toFixed(1)}deg`,
    '--drift': `${between(DRIFT_PX).toFixed(1)}px`,
    '--up': random.next().toFixed(2),
    '--spin': `${spin.toFixed(0)}deg`,
    '--late': String(place),
  }
}
