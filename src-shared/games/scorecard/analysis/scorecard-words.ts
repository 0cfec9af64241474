import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { alikeBox, type Box, type RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'
import { hasUpperPart, type CardRow } from './scorecard-rows.ts'
import type { PaperTotals } from './paper-card.ts'

/** Points of a box in a few words: "all dice", "25", "total 13: 26". */
export function asksOf({ shape, total, sum, plus, atOnce = 0 }: Box): string {
  const { asks } = scorecardTexts.parts.card
  const added = sum === 'none' ? [] : [shape.kind === 'face' ? asks.face(shape.face) : asks[sum]]
  const fixed = plus > 0 || sum === 'none' ? [grouped(plus)] : []
  const points = [...added, ...fixed].join(' + ')
  const first = atOnce > 0 ? asks.atOnce(points, grouped(atOnce)) : points
  return total === undefined ? first : asks.total(grouped(total), first)
}

export type CardSum = Exclude<CardRow, number>

export function sumTitle(rules: RuleSet, sum: CardSum): string {
  const words = scorecardTexts.parts.card
  switch (sum) {
    case 'group':
      return hasUpperPart(rules) ? words.upperTotal : words.groupTotal
    case 'bonus':
      return words.bonus(rules.bonus.map(({ from }) => grouped(from)).join(', '))
    case 'further':
      return words.further(boxName(rules, alikeBox(rules)))
    case 'others':
      return words.lowerTotal
  }
}

/** Points of a line; the lower total includes those for further dice all alike. */
export function sumValue(sum: CardSum, { group, bonus, others, further }: PaperTotals): Points {
  return { group, bonus, further, others: others + further }[sum]
}
