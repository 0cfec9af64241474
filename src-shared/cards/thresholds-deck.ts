import { DICE_COUNTS, type DiceCount, type Points } from '../base/units.ts'
import type { Side } from '../farkle/match/policy.ts'
import type { RuleSet } from '../farkle/rule-set.ts'
import type { Card, CardAnswer } from './card.ts'
import { diceText, pointsText } from './card-words.ts'
import type { DeckSources } from './sources.ts'

const WHOSE: Readonly<Record<Side, string>> = { own: 'your own', opponent: "the opponent's" }

function answerOf(at: Points | null, grid: Points): CardAnswer {
  if (at === null) return { kind: 'never', unit: 'points', step: grid }
  // The next step of the grid wins as often but for many decimals.
  return { kind: 'number', unit: 'points', value: at, step: grid, slack: grid }
}

function cardOf(
  { goal }: RuleSet,
  grid: Points,
  side: Side,
  dice: DiceCount,
  at: Points | null,
): Card {
  const left = `With ${diceText(dice)} left`
  return {
    id: `thresholds.${side}.${dice}`,
    deck: 'thresholds',
    question: `${diceText(dice)} left: from which banked score of ${WHOSE[side]} on do you go for the goal, never banking short of it?`,
    answer: answerOf(at, grid),
    statement:
      at === null
        ? `Never: with ${diceText(dice)} left ${WHOSE[side]} score does not matter.`
        : `From ${pointsText(at)} on.`,
    why:
      at === null
        ? `${left}, no such score wins more games than the table alone.`
        : side === 'own'
          ? `${left}, ${pointsText(goal)} are so near that going on wins more than a bank short of them.`
          : `${left}, the opponent is so near to ${pointsText(goal)} that going on wins more than a bank short of them.`,
    worth: null,
    scene: null,
  }
}

/** From which banked scores on to go for the goal; empty where the thresholds are not known. */
export function thresholdsDeck({ rules, report, thresholds }: DeckSources): Card[] {
  if (!thresholds) return []
  const sides: Side[] = ['own', 'opponent']
  const cards = sides.flatMap((side) =>
    DICE_COUNTS.map((n) => cardOf(rules, report.grid, side, n, thresholds[side][n - 1] ?? null)),
  )
  const isNumber = ({ answer }: Card): boolean => answer.kind === 'number'
  return [...cards.filter(isNumber), ...cards.filter((card) => !isNumber(card))]
}
