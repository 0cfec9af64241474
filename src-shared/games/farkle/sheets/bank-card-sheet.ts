import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import { decimal } from '../../../sheets/sheet-words.ts'
import type { SheetBody, SheetTable } from '../../../sheets/sheet.ts'
import { texts } from '../../../texts/texts.ts'
import { bankCard, type BankCard } from '../analysis/bank-card.ts'
import { bankCardAtHand } from '../input/shipped-cards.ts'
import { thumbExample, type ThumbChoice } from '../analysis/thumb-example.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { columnAt, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { SheetMaterial } from './sheet-sources.ts'

export const PRINTED_COLUMNS = 4

/** A row of numbers by dice left, most dice first. */
interface NumberRow {
  readonly head: string
  readonly numbers: readonly Points[]
}

function numberTable(corner: string, counts: readonly DiceCount[], rows: NumberRow[]): SheetTable {
  return {
    kind: 'table',
    large: true,
    caption: null,
    corner,
    columns: numberColumns(counts.map(String)),
    rows: rows.map(({ head, numbers }) => ({
      head,
      cells: counts.map((n) => cell(pointsText(numbers[n - 1]!))),
    })),
  }
}

/** With one column, both tables are merged into one. */
function tablesOf({ columns }: BankCard, rules: RuleSet): [SheetTable, SheetTable | null] {
  const words = farkleTexts.sheets.card
  const counts = diceCounts(rules.dice - 1).toReversed()
  const table = (corner: string, of: 'bank' | 'worth'): SheetTable =>
    numberTable(
      corner,
      counts,
      columns.map((column) => ({ head: column.when, numbers: column[of] })),
    )
  if (columns.length > 1) return [table(words.bankBy, 'bank'), table(words.worthBy, 'worth')]
  const [{ bank, worth }] = columns as [BankCard['columns'][number]]
  const rows = [
    { head: words.bank, numbers: bank },
    { head: words.worth, numbers: worth },
  ]
  return [numberTable(texts.sheets.diceLeft, counts, rows), null]
}

function exampleLine(rule: ThumbRule, rules: RuleSet, card: BankCard): string[] {
  const example = thumbExample(rule, rules)
  if (!example) return []
  const words = farkleTexts.sheets.card
  const { own, opponent, turnTotal, rolled, choices, chosen } = example
  const at = columnAt(rule.columns, own, opponent, rules.goal - opponent)
  const { worth } = card.columns[at]!
  const part = rule.divisor - 1
  const told = ({ setAside, turnTotal: total, diceLeft, rolls }: ThumbChoice): string => {
    const faces = diceSigns(setAside)
    const adds = rolls ? worth[diceLeft - 1]! : part > 0 ? Math.round(total / part) : 0
    const sum = words.sum(pointsText(total), pointsText(adds), pointsText(total + adds))
    return rolls ? words.rolls(faces, diceLeft, sum) : words.banks(faces, sum)
  }
  const best = choices[chosen]!
  const [next] = choices.filter((one) => one !== best).toSorted((a, b) => b.sum - a.sum)
  const [gap, need] = [opponent - own, rules.goal - opponent]
  const standing =
    rule.columns.by === 'need'
      ? words.standing(
          pointsText(own),
          pointsText(opponent),
          texts.sheets.percent(decimal((100 * gap) / need, 0)),
          pointsText(gap),
          pointsText(need),
        )
      : ''
  return [
    [
      `${words.example}${standing}`,
      words.roll(pointsText(turnTotal), diceSigns(rolled)),
      words.best(told(best), told(next!)),
    ].join(' '),
  ]
}

/** Bank numbers on the front, dice choice on the back, then the line `worth`. */
function cardSheet(rule: ThumbRule, rules: RuleSet, worth: string): SheetBody {
  const card = bankCard(rule, rules)
  const [bank, diceWorth] = tablesOf(card, rules)
  const lines = (all: readonly string[]) => ({ kind: 'lines' as const, title: null, lines: all })
  return {
    blocks: [
      bank,
      lines([...(card.about === '' ? [] : [card.about]), ...card.notes]),
      ...(diceWorth ? [diceWorth] : []),
      lines([card.dice, ...exampleLine(rule, rules, card), worth]),
    ],
    worth: null,
  }
}

export function bankCardSheet({ rules, card }: SheetMaterial): SheetBody {
  const { rule, behind } = card ?? bankCardAtHand(rules, PRINTED_COLUMNS)
  const { unmeasured, loses } = farkleTexts.sheets.card
  return cardSheet(rule, rules, behind === null ? unmeasured : loses(decimal(behind * 100, 2)))
}

/** Half of a 95 % interval in standard errors. */
const INTERVAL = 1.96

export function threeCardSheet({ rules, threeCard }: SheetMaterial): SheetBody {
  const { rule, wins } = threeCard!
  const { ofThree } = farkleTexts.sheets.card
  const error = decimal(INTERVAL * wins.error * 100, 2)
  return cardSheet(rule, rules, ofThree(decimal(wins.mean * 100, 2), error))
}
