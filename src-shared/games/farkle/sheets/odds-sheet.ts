import type { DiceCount, Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { leftWords } from '../analysis/place-words.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import { turnModel, type TurnModel, type TurnNode } from '../solve/turn/turn-model.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, diceColumns, diceTable, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetLines } from '../../../sheets/sheet.ts'
import { percentNumber } from '../../../sheets/sheet-words.ts'

/** How often all dice of a node score in one roll. */
function hotDiceChance({ byDice }: TurnModel, node: TurnNode): Probability {
  const { dice, groupCount, probability, optionStart, optionDice } = byDice[node]!
  let sum = 0
  for (let g = 0; g < groupCount; g++) {
    // Options come with ascending dice taken.
    if (optionDice[optionStart[g + 1]! - 1] === dice) sum += probability[g]!
  }
  return sum
}

/** What the numbers of the sheet mean. */
function meaningOf({ mustRollHotDice, dice }: RuleSet): SheetLines {
  const { meaning } = farkleTexts.sheets.odds
  return { kind: 'lines', title: null, lines: [meaning(mustRollHotDice, dice)] }
}

/** The same for every choice of dice that are not alike: a row for each. */
function ownDiceOdds(rules: RuleSet, model: TurnModel): SheetBody {
  const { farkle, hotDice, corner } = farkleTexts.sheets.odds
  const { partAt } = turnWalk(rules)
  const rows = model.nodes.map((node) => ({
    head: leftWords(rules, partAt(node).dice),
    cells: [model.byDice[node]!.farkleProbability, hotDiceChance(model, node)].map((chance) =>
      cell(percentNumber(chance)),
    ),
  }))
  const columns = numberColumns([farkle, hotDice])
  return {
    blocks: [{ kind: 'table', caption: null, corner, columns, rows }, meaningOf(rules)],
    worth: null,
  }
}

/** How often a roll of each number of dice farkles, and how often all of them score: two rows. */
export function oddsSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const model = turnModel(rules)
  if (hasOwnDice(rules)) return ownDiceOdds(rules, model)
  const columns = diceColumns(rules.dice)
  const { farkle, hotDice, corner } = farkleTexts.sheets.odds
  // What else a turn remembers makes no difference to a roll.
  const nodeOf = (n: DiceCount): TurnNode | undefined =>
    model.nodes.find((node) => model.byDice[node]!.dice === n)
  const row = (head: string, chanceOf: (node: TurnNode) => Probability) => ({
    head,
    cells: columns.map((n) => {
      const node = nodeOf(n)
      return node === undefined ? cell(NONE, 'never') : cell(percentNumber(chanceOf(node)))
    }),
  })
  return {
    blocks: [
      diceTable(
        [
          row(farkle, (node) => model.byDice[node]!.farkleProbability),
          row(hotDice, (node) => hotDiceChance(model, node)),
        ],
        { corner, columns },
      ),
      meaningOf(rules),
    ],
    worth: null,
  }
}
