import type { Probability } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { leftWords } from '../analysis/place-words.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import { turnModel, type TurnModel, type TurnNode } from '../solve/turn/turn-model.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, diceRows, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetLines } from '../../../sheets/sheet.ts'
import { percentNumber } from '../../../sheets/sheet-words.ts'

/** Probability that all dice of a node score in one roll. */
function hotDiceChance({ byDice }: TurnModel, node: TurnNode): Probability {
  const { dice, groupCount, probability, optionStart, optionDice } = byDice[node]!
  let sum = 0
  for (let g = 0; g < groupCount; g++) {
    // Options are sorted by dice taken.
    if (optionDice[optionStart[g + 1]! - 1] === dice) sum += probability[g]!
  }
  return sum
}

function meaningOf({ mustRollHotDice, dice }: RuleSet): SheetLines {
  const { meaning } = farkleTexts.sheets.odds
  return { kind: 'lines', title: null, lines: [meaning(mustRollHotDice, dice)] }
}

/** One row per number of dice, or per combination of own dice. */
function rowsOf(rules: RuleSet, { nodes, byDice }: TurnModel): [head: string, node: TurnNode][] {
  if (hasOwnDice(rules)) {
    const { partAt } = turnWalk(rules)
    return nodes.map((node) => [leftWords(rules, partAt(node).dice), node])
  }
  // Other turn state does not affect a roll.
  return diceRows(rules.dice).flatMap((n): [string, TurnNode][] => {
    const node = nodes.find((one) => byDice[one]!.dice === n)
    return node === undefined ? [] : [[String(n), node]]
  })
}

export function oddsSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const model = turnModel(rules)
  const { farkle, hotDice, corner } = farkleTexts.sheets.odds
  const rows = rowsOf(rules, model).map(([head, node]) => ({
    head,
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
