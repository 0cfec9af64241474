import type { DiceCount, Probability } from '../../../../base/units.ts'
import { diceAfter } from '../turn/turn-model.ts'
import type { WinGame } from './win-game.ts'

/**
 * What rolling n dice is worth, a farkle left out: an instant win, and of each roll that scores the
 * best option, where `valueAt` says what having so many dice left after so many rows is worth.
 */
export function rollWithoutFarkle(
  { model, instantWin }: WinGame,
  n: DiceCount,
  valueAt: (dice: DiceCount, rows: number) => Probability,
): Probability {
  const dice = model.byDice[n]!
  let sum = instantWin[n]!
  for (let g = 0; g < dice.groupCount; g++) {
    let best = 0
    for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
      const value = valueAt(diceAfter(n, dice.optionDice[o]!), dice.optionSteps[o]!)
      if (value > best) best = value
    }
    sum += dice.probability[g]! * best
  }
  return sum
}
