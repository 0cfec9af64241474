import { diceCounts, type DiceCount } from '#shared/base/units.ts'

/** Numbers of dice that can be left once some are set aside, most first; of a single die that one. */
export function diceLeft(dice: DiceCount): DiceCount[] {
  const counts = diceCounts(dice)
  return (counts.length > 1 ? counts.slice(0, -1) : counts).toReversed()
}

/** Those of them that come up most, up to three: of six dice four, three and two. */
export function toldDice(dice: DiceCount): DiceCount[] {
  const left = diceLeft(dice)
  return left.length > 1 ? left.slice(1, 4) : left
}

/** The one of them to tell of, where there is room for one: of six dice three. */
export function mostTold(dice: DiceCount): DiceCount {
  const [most, next] = toldDice(dice)
  return next ?? most!
}
