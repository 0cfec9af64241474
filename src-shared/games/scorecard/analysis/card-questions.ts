import type { RuleAnswer, RuleQuestion } from '../../../base/rules.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'

const hasPairs = ({ boxes }: RuleSet): boolean =>
  boxes.some(({ shape }) => shape.kind === 'alike' && shape.sizes.join() === '2,2')

/** Questions that identify a card for a player who does not know its name, best ones first. */
export function cardQuestions(): RuleQuestion<RuleSet>[] {
  const words = scorecardTexts.rules.questions
  const number = (value: number): RuleAnswer => ({
    id: String(value),
    text: String(value),
    order: value,
  })
  return [
    {
      id: 'cardBonus',
      ask: words.bonus.ask,
      answerOf({ bonus: [step] }) {
        if (!step) return { id: 'none', text: words.bonus.none, order: Infinity }
        const { from, points } = step
        return { id: `${from} ${points}`, text: words.bonus.step(points, from), order: points }
      },
    },
    {
      id: 'cardPairs',
      ask: words.pairs.ask,
      answerOf(rules) {
        const id = hasPairs(rules) ? 'yes' : 'no'
        return { id, text: words.pairs[id], order: id === 'yes' ? 0 : 1 }
      },
    },
    { id: 'cardDice', ask: words.dice, answerOf: ({ dice }) => number(dice) },
    { id: 'cardBoxes', ask: words.boxes, answerOf: ({ boxes }) => number(boxes.length) },
  ]
}
