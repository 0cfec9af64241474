import type { DiceCount, Probability } from '../base/units.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import { turnModel, type TurnModel } from '../farkle/turn-model.ts'
import { cell, DICE_COLUMNS, diceTable } from './sheet-cells.ts'
import type { SheetBody } from './sheet-sources.ts'
import { decimal } from './sheet-words.ts'

/** How often all of n dice score in one roll. */
function hotDiceChance({ byDice }: TurnModel, n: DiceCount): Probability {
  const { groupCount, probability, optionStart, optionDice } = byDice[n]!
  let sum = 0
  for (let g = 0; g < groupCount; g++) {
    // Options come with ascending dice taken.
    if (optionDice[optionStart[g + 1]! - 1] === n) sum += probability[g]!
  }
  return sum
}

/** A chance in percent without its sign: "27.8", "0.02", "0". */
function percent(chance: Probability): string {
  if (chance === 0) return '0'
  const decimals = chance >= 0.0005 ? 1 : 3
  return decimal(chance * 100, decimals)
}

/** How often a roll of each number of dice farkles, and how often all of them score: two rows. */
export function oddsSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const model = turnModel(rules)
  const row = (head: string, chanceOf: (n: DiceCount) => Probability) => ({
    head,
    cells: DICE_COLUMNS.map((n) => cell(percent(chanceOf(n)))),
  })
  return {
    blocks: [
      diceTable(
        [
          row('Farkle, %', (n) => model.byDice[n]!.farkleProbability),
          row('Hot dice, %', (n) => hotDiceChance(model, n)),
        ],
        { corner: 'Dice rolled' },
      ),
      {
        kind: 'lines',
        title: null,
        lines: [
          'Farkle: nothing scores. Hot dice: every die of the roll scores, and you may roll all six again.',
        ],
      },
    ],
    worth: null,
  }
}
