import { diceCounts, type DiceCount } from '#shared/base/units.ts'

/** Numbers of dice left after setting some aside, descending; [1] for a single die. */
export function diceLeft(dice: DiceCount): DiceCount[] {
  const counts = diceCounts(dice)
  return (counts.length > 1 ? counts.slice(0, -1) : counts).toReversed()
}

/** The most frequent ones, up to three: 4, 3 and 2 of six dice. */
export function toldDice(dice: DiceCount): DiceCount[] {
  const left = diceLeft(dice)
  return left.length > 1 ? left.slice(1, 4) : left
}

/** The number to show if there is room for one: 3 of six dice. */
export function mostTold(dice: DiceCount): DiceCount {
  const [most, next] = toldDice(dice)
  return next ?? most!
}
