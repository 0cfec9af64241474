import { diceCounts, type DiceCount, type Points } from '../../../base/units.ts'
import type { Side } from '../solve/match/policy.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Card, CardAnswer } from '../../../cards/card.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { scoreForm, type DeckSources } from './sources.ts'

function answerOf(rules: RuleSet, at: Points | null, grid: Points): CardAnswer {
  const form = scoreForm(rules)
  if (at === null) return { kind: 'never', unit: 'points', step: grid, form }
  // One grid step further wins almost equally often.
  return { kind: 'number', unit: 'points', value: at, step: grid, slack: grid, form }
}

function cardOf(
  rules: RuleSet,
  grid: Points,
  side: Side,
  dice: DiceCount,
  at: Points | null,
): Card {
  const words = farkleTexts.cards.thresholds
  const near = side === 'own' ? words.whyOwn : words.whyOpponent
  return {
    id: `thresholds.${side}.${dice}`,
    deck: 'thresholds',
    question: words.question(dice, side),
    answer: answerOf(rules, at, grid),
    statement: at === null ? words.never(dice, side) : words.from(pointsText(at)),
    why: at === null ? words.whyNever(dice) : near(dice, pointsText(rules.goal)),
    worth: null,
    scene: null,
  }
}

/** Empty if the thresholds are unknown. */
export function thresholdsDeck({ rules, report, thresholds }: DeckSources): Card[] {
  if (!thresholds) return []
  const sides: Side[] = ['own', 'opponent']
  const cards = sides.flatMap((side) =>
    diceCounts(rules.dice).map((n) =>
      cardOf(rules, report.grid, side, n, thresholds[side][n - 1] ?? null),
    ),
  )
  const isNumber = ({ answer }: Card): boolean => answer.kind === 'number'
  return [...cards.filter(isNumber), ...cards.filter((card) => !isNumber(card))]
}
