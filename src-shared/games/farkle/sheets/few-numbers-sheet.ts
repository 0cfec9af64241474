import { diceCounts, type Points, type Probability } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'
import { cell, diceTable, type DiceColumn } from '../../../sheets/sheet-cells.ts'
import { decimal } from '../../../sheets/sheet-words.ts'
import type { SheetBody, SheetWorth } from '../../../sheets/sheet.ts'
import { thumbExample, type ThumbChoice } from '../analysis/thumb-example.ts'
import { farklesWords, thumbGoalSentences } from '../analysis/thumb-sentences.ts'
import { fourNumbers } from '../solve/thumb/four-numbers.ts'
import { entryFor, holdOf, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { SheetMaterial } from './sheet-sources.ts'

/** A list by number of dice: the one number that it has, or null where there are several. */
function onlyOf<T>(counts: readonly number[], list: readonly T[]): T | null {
  const [first, ...more] = counts.map((n) => entryFor(list, n))
  return more.every((entry) => entry === first) ? first! : null
}

/** The numbers that differ by dice left, and how rolling is weighed with them. */
function weighing(
  rule: ThumbRule,
  counts: readonly number[],
): { columns: readonly DiceColumn[]; line: string } {
  const words = farkleTexts.sheets.few
  const { divisor, behind, ahead } = rule
  const column = (title: string, of: (n: number) => Points): DiceColumn => ({
    title,
    cellOf: (n) => cell(pointsText(of(n))),
  })
  const columns = [column(words.hold, (n) => holdOf(rule.hold, n))]
  /** A number as the line says it; where it differs by dice, its letter, and it has a column. */
  const said = (letter: string, list: readonly Points[], title = letter): string => {
    const only = onlyOf(counts, list)
    if (only !== null) return pointsText(only)
    columns.push(column(title, (n) => entryFor(list, n)))
    return letter
  }
  const isSame = counts.every((n) => entryFor(behind, n) === entryFor(ahead, n))
  const score = (): string =>
    isSame
      ? words.times(said(words.score, behind))
      : words.sides(said(words.score, behind, words.behind), said(words.score, ahead, words.ahead))
  const divided = divisor.some((entry) => entry !== 1) ? said(words.divisor, divisor) : null
  return { line: words.worth(divided, isScored(rule) ? score() : null), columns }
}

const isScored = ({ behind, ahead }: ThumbRule): boolean =>
  [...behind, ...ahead].some((entry) => entry !== 0)

/** What s is, and how it is counted; nothing where the score does not matter. */
function scoreLines(rule: ThumbRule): string[] {
  if (!isScored(rule)) return []
  const words = farkleTexts.sheets.few
  const shaped = { plain: [], half: [words.half], log: [words.log] }[rule.shape]
  const line = `${[words.s, ...shaped].join('; ')}.`
  const { roundScore } = rule
  return roundScore > 0 ? [line, farkleTexts.thumb.roundScore(decimal(roundScore, 2))] : [line]
}

/** A roll, with what the rule makes of it and what comes next. */
function exampleLines({ rules }: SheetMaterial, rule: ThumbRule): string[] {
  const example = thumbExample(rule, rules)
  if (!example) return []
  const words = farkleTexts.sheets.few
  const { own, opponent, s, turnTotal, rolled, choices, chosen } = example
  const told = ({ setAside, turnTotal: total, diceLeft, value, rolls }: ThumbChoice): string => {
    const faces = diceSigns(setAside)
    if (!rolls || value === null) return words.banks(faces, pointsText(total))
    const worth = Math.round(value)
    return words.rolls(faces, diceLeft, pointsText(total), worth, pointsText(total + worth))
  }
  const best = choices[chosen]!
  const [next] = choices.filter((one) => one !== best).toSorted((a, b) => b.sum - a.sum)
  const standing = words.standing(
    pointsText(own),
    pointsText(opponent),
    isScored(rule) ? decimal(s, 2) : null,
  )
  return [
    `${standing} ${words.rolled(pointsText(turnTotal), diceSigns(rolled))} ${words.best(told(best), told(next!))}`,
  ]
}

/** What is lost by the rule. */
function worthOf(bestPoints: Points, behind: Probability): SheetWorth {
  const text = farkleTexts.sheets.few.loses(decimal(behind * 100, 2))
  return { points: null, bestPoints, wins: (1 - behind) / 2, text }
}

/** A rule of thumb for whole games with an example, short enough for one side of a card. */
export function fewNumbersSheet(material: SheetMaterial): SheetBody {
  const { rules, worth } = material
  const { rule, behind } = material.few ?? { rule: fourNumbers(rules), behind: null }
  const words = farkleTexts.sheets.few
  const counts = diceCounts(rules.dice).filter((n) => n < rules.dice)
  const { columns, line } = weighing(rule, counts)
  const { farkles, roundValue } = rule
  return {
    blocks: [
      diceTable(counts.toReversed(), columns),
      {
        kind: 'lines',
        title: null,
        lines: [
          line,
          ...scoreLines(rule),
          ...(farkles.some((entry) => entry !== 0) ? farklesWords(farkles) : []),
          ...(roundValue > 0 ? [farkleTexts.thumb.roundValue(pointsText(roundValue))] : []),
          words.play,
          ...thumbGoalSentences(rule, rules.dice, {
            ...farkleTexts.thumb,
            ...farkleTexts.thumb.bankCard.short,
          }),
          ...exampleLines(material, rule),
          ...(behind === null ? [words.unmeasured] : []),
        ],
      },
    ],
    worth: behind === null ? null : worthOf(worth.best, behind),
  }
}
