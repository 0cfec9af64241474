import type { Points } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { alikeBox, type Box, type RuleSet } from '../rules/rule-set.ts'
import { shapeNumbers } from '../rules/shapes.ts'
import { boxName } from './box-names.ts'

/** What a box asks for and what it scores: "three equal dice: sum of all dice". */
export function boxWords({ shape, total, sum, plus, atOnce }: Box): string {
  const words = scorecardTexts.rules
  const dice = [
    words.shape[shape.kind](shapeNumbers(shape)),
    ...(total === undefined ? [] : [words.total(total)]),
  ].join(', ')
  const fixed = plus > 0 || sum === 'none' ? [String(plus)] : []
  const scores = [...(sum === 'none' ? [] : [words.sums[sum]]), ...fixed].join(' + ')
  const first = atOnce === undefined ? '' : ` ${words.atOnce(atOnce)}`
  return `${dice}: ${scores}${first}`
}

const isUpper = ({ boxes }: RuleSet): boolean =>
  FACES.every((face) =>
    boxes.some(({ shape, inGroup }) => shape.kind === 'face' && shape.face === face && inGroup),
  ) && boxes.filter(({ inGroup }) => inGroup).length === FACES.length

/** The rules of play beside the boxes. */
export function ruleSentences(rules: RuleSet, points: (value: Points) => string): string[] {
  const words = scorecardTexts.rules
  const { jokers, further, bonus, rolls, boxes, dice, order } = rules
  const alike = alikeBox(rules)
  const best = alike < 0 ? '' : boxName(rules, alike)
  const group = isUpper(rules) ? words.upperBoxes : words.groupBoxes
  return [
    words.boxes(boxes.length, dice),
    ...(order === 'free' ? [] : [words.orders[order]]),
    words.rolls(rolls),
    ...(bonus.length === 0 ? [words.noBonus] : []),
    ...bonus.map((step) => words.bonus(points(step.points), points(step.from), group)),
    ...(jokers === 'none' ? [] : [words.jokersNote[jokers](best)]),
    ...(further > 0 ? [words.further(best, points(further))] : []),
  ]
}
