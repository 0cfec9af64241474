import type { Points } from '../../../base/units.ts'
import { facesOf, sizeOf, type Face, facesText } from '../../../dice/multiset.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { shapeOf, type KeepName } from '../analysis/keep-names.ts'
import { longestRun } from '../rules/scoring.ts'
import type { OpeningRoll } from '../analysis/opening-rolls.ts'
import { ROLL, type Card, mostValuableFirst } from '../../../cards/card.ts'
import { expectedText } from '../../../cards/card-words.ts'
import type { ScorecardMaterial } from './sources.ts'

const MAX_OPTIONS = 4
const EQUAL: Points = 1e-8

/** `dice`: all of the card. */
export function keepText(name: KeepName, dice: number): string {
  const words = scorecardTexts.cards.keeps.names
  const [kind, ...faces] = name.split('.')
  if (kind === 'one') return words.one(faces[0]!)
  if (kind === 'dice') return words.dice(facesText(faces.map(Number) as Face[]))
  if (name === 'all') return words.all(dice)
  return words[name as keyof Omit<typeof words, 'one' | 'dice' | 'all'>]
}

function groupsOf(opening: readonly OpeningRoll[]): OpeningRoll[][] {
  const keyOf = ({ dice, name, habit }: OpeningRoll): string =>
    [shapeOf(dice), longestRun(dice).length, name, habit].join()
  return [...Map.groupBy(opening, keyOf).values()]
}

function mean(rolls: readonly OpeningRoll[], of: (roll: OpeningRoll) => number): number {
  const chance = rolls.reduce((sum, roll) => sum + roll.chance, 0)
  return rolls.reduce((sum, roll) => sum + roll.chance * of(roll), 0) / chance
}

function commonKeeps(rolls: readonly OpeningRoll[]): { name: KeepName; loss: Points }[] {
  const lossOf = ({ keeps }: OpeningRoll, name: KeepName): Points | undefined =>
    keeps.find((keep) => keep.name === name)?.loss
  return rolls[0]!.keeps
    .filter(({ name }) => rolls.every((roll) => lossOf(roll, name) !== undefined))
    .map(({ name }) => ({ name, loss: mean(rolls, (roll) => lossOf(roll, name)!) }))
    .sort((a, b) => a.loss - b.loss)
}

/** Expected points lost per game by keeping first rolls by habit: the worth of this deck. */
export function habitCost(opening: readonly OpeningRoll[]): Points {
  return opening.reduce((sum, { chance, habitLoss }) => sum + chance * habitLoss, 0)
}

function cardOf(rolls: readonly OpeningRoll[]): Card {
  const [{ dice, name, habit }] = rolls as [OpeningRoll, ...OpeningRoll[]]
  const textOf = (keep: KeepName): string => keepText(keep, sizeOf(dice))
  const keeps = commonKeeps(rolls)
  const isKey = (one: { name: KeepName }): boolean => one.name === name || one.name === habit
  const shown = [...keeps.filter(isKey), ...keeps.filter((one) => !isKey(one))]
    .slice(0, MAX_OPTIONS)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const words = scorecardTexts.cards.keeps
  const costly = habit !== name
  const cost = mean(rolls, (roll) => (costly ? roll.habitLoss : roll.nextLoss))
  const why = costly
    ? words.whyHabit(textOf(habit), expectedText(cost))
    : words.whyNext(expectedText(cost))
  return {
    id: `opening-keeps.${facesOf(dice).join('')}`,
    deck: 'opening-keeps',
    question: words.question(facesText(facesOf(dice))),
    answer: {
      kind: 'choice',
      options: shown.map((one) => textOf(one.name)),
      codes: shown.map((one) => one.name),
      right: shown.flatMap((one, i) => (one.name === name || one.loss <= EQUAL ? [i] : [])),
    },
    statement: words.statement(textOf(name)),
    why,
    worth: habitCost(rolls),
    scene: {
      diceLeft: null,
      turnTotals: [],
      rolls: rolls.map((roll) => facesOf(roll.dice)),
      question: words.question(ROLL),
    },
  }
}

/**
 * One card for each group of first rolls; the highest cost of habit, weighted by probability, comes
 * first.
 */
export function openingKeepsDeck({ opening }: ScorecardMaterial): Card[] {
  return mostValuableFirst(groupsOf(opening).map(cardOf))
}
