import type { DiceCount, Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { turnModel, type TurnModel } from '../solve/turn/turn-model.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, diceColumns, diceTable } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { percentNumber } from '../../../sheets/sheet-words.ts'

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

/** How often a roll of each number of dice farkles, and how often all of them score: two rows. */
export function oddsSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const model = turnModel(rules)
  const columns = diceColumns(rules.dice)
  const { farkle, hotDice, corner, meaning } = farkleTexts.sheets.odds
  const row = (head: string, chanceOf: (n: DiceCount) => Probability) => ({
    head,
    cells: columns.map((n) => cell(percentNumber(chanceOf(n)))),
  })
  return {
    blocks: [
      diceTable(
        [
          row(farkle, (n) => model.byDice[n]!.farkleProbability),
          row(hotDice, (n) => hotDiceChance(model, n)),
        ],
        { corner, columns },
      ),
      {
        kind: 'lines',
        title: null,
        lines: [meaning(rules.mustRollHotDice)],
      },
    ],
    worth: null,
  }
}
