import type { SlowDie } from './slow-own-dice.ts'

// Dice thrown again, read a second time: every die by itself. A roll is a number with a digit from 1 to
// 6 for each die, 0 for a die that is still to fall.

/** The chance of each face of a die, 0 first. */
function chancesOf({ weights }: SlowDie): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [0, ...weights.map((weight) => weight / total)]
}

/** Value of every roll of these dice, by its number, whatever is still to fall: -1 where it cannot be. */
export function slowFalls(dice: readonly SlowDie[], values: ReadonlyMap<number, number>) {
  const chances = dice.map(chancesOf)
  const falls = new Float64Array(7 ** dice.length).fill(-1)
  for (let roll = falls.length - 1; roll >= 0; roll--) {
    const waits = dice.findIndex((_, i) => Math.floor(roll / 7 ** i) % 7 === 0)
    if (waits < 0) falls[roll] = values.get(roll) ?? -1
    else {
      falls[roll] = chances[waits]!.reduce(
        (sum, chance, face) => sum + (chance > 0 ? chance * falls[roll + face * 7 ** waits]! : 0),
        0,
      )
    }
  }
  return falls
}

/** The best of throwing one to `most` dice of a roll again. */
export function slowAgain(falls: Float64Array, dice: number, roll: number, most: number): number {
  let best = -1
  for (let some = 1; some < 2 ** dice; some++) {
    let [count, left] = [0, roll]
    for (let i = 0; i < dice; i++) {
      if ((some >> i) % 2 === 0) continue
      count++
      left -= (Math.floor(roll / 7 ** i) % 7) * 7 ** i
    }
    if (count <= most) best = Math.max(best, falls[left]!)
  }
  return best
}
