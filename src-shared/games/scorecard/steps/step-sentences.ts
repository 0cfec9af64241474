import { boxName } from '../analysis/box-names.ts'
import { facesText, type Face } from '../../../dice/multiset.ts'
import type { Box, RuleSet } from '../rules/rule-set.ts'
import { allBoxes, boxesOf, type BoxSet } from '../rules/scorecard.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { StepCard } from './step-card.ts'
import type { StepChoice, StepExample } from './step-examples.ts'
import type { StepId, StepNumbers } from './step-list.ts'

function groupSentence({ upper }: StepCard, { openCounts }: StepNumbers): string {
  if (upper === 0 || openCounts === 0) return scorecardTexts.steps.group('none')
  return scorecardTexts.steps.group(openCounts < 1 ? 'ties' : 'more')
}

function parSentence({ rules }: StepCard, { pars, upper }: StepNumbers): string {
  const { steps } = scorecardTexts
  return steps.pars(
    pars.map((points, box) => steps.par(boxName(rules, box), points)),
    upper,
  )
}

function rowSentence({ rules, rows, rowBoxes }: StepCard): string {
  const { steps } = scorecardTexts
  const boxes = boxesOf(rowBoxes)
  const names = boxes.map((box) => boxName(rules, box))
  const lengths = boxes.map((box) => rows.find((row) => row.box === box)!.faces.length)
  const isUsual = boxes.every((box) => rules.boxes[box]!.shape.kind === 'run')
  if (isUsual && rules.dice === 5 && lengths.join() === '4,5') {
    return steps.straights(names[0]!, names[1]!)
  }
  const longest = Math.max(...lengths)
  return steps.rows(
    names,
    longest > 4,
    lengths.some((length) => length < longest),
  )
}

function usesOf({ rules }: StepCard): string[] {
  const { uses } = scorecardTexts.steps
  const named = (isIn: (box: Box) => boolean): string[] =>
    rules.boxes.flatMap((box, i) => (isIn(box) ? [boxName(rules, i)] : []))
  const kinds = {
    row: named(({ shape }) => shape.kind === 'run' || shape.kind === 'faces'),
    any: named(({ shape }) => shape.kind === 'any'),
    sum: named(
      ({ shape, sum }) => shape.kind === 'alike' && shape.sizes.length === 1 && sum === 'all',
    ),
  }
  const houses = rules.boxes.flatMap(({ shape }, i) =>
    shape.kind === 'alike' && shape.sizes.length > 1
      ? [
          uses.sizes(
            boxName(rules, i),
            shape.sizes.toSorted((a, b) => b - a),
          ),
        ]
      : [],
  )
  return [
    ...(rules.boxes.some(({ shape }) => shape.kind === 'face') ? [uses.face] : []),
    ...(['row', 'any', 'sum'] as const).flatMap((kind) =>
      kinds[kind].length > 0 ? [uses[kind](kinds[kind])] : [],
    ),
    ...(houses.length > 0 ? [uses.houses(houses)] : []),
  ]
}

/** What a player of a step does, to be followed literally with the sentences before it. */
export function stepSentence(card: StepCard, numbers: StepNumbers, id: StepId): string {
  const { steps } = scorecardTexts
  const { rules } = card
  const isFree = rules.order === 'free'
  const names = (set: BoxSet): string[] => boxesOf(set).map((box) => boxName(rules, box))
  const having = (isIn: (box: Box) => boolean): string[] =>
    rules.boxes.flatMap((box, i) => (isIn(box) ? [boxName(rules, i)] : []))
  switch (id) {
    case 'group': {
      const group = groupSentence(card, numbers)
      return isFree ? `${group} ${steps.mostPoints}` : group
    }
    case 'pars':
      return parSentence(card, numbers)
    case 'rows':
      return rowSentence(card)
    case 'house':
      return steps.house(names(card.houses), numbers.houseStays !== 'always')
    case 'last-box':
      return isFree ? steps.last(usesOf(card)) : steps.box(usesOf(card))
    case 'no-equals':
      return steps.noEquals(
        names(card.equals),
        card.upper !== 0,
        card.rowBoxes !== 0,
        having(({ shape }) => shape.kind === 'any'),
      )
    case 'two-pairs':
      return steps.pairs(names(card.houses))
    case 'three-in-a-row':
      return steps.three
    case 'at-once':
      return steps.atOnce(having(({ atOnce }) => atOnce !== undefined && atOnce > 0))
  }
}

/** Where an example is, in words (empty on an empty card), and what is done there. */
export function exampleParts(
  rules: RuleSet,
  example: StepExample,
  written: (dice: readonly Face[]) => string = facesText,
): { readonly where: string; readonly does: string } {
  const { steps } = scorecardTexts
  const { card, choice, before } = example
  const named = (set: BoxSet): string[] => boxesOf(set).map((box) => boxName(rules, box))
  const said = (one: StepChoice): string => {
    if ('box' in one) return boxName(rules, one.box)
    return one.keep.length === 0 ? steps.noDice : written(one.keep)
  }
  const where = steps.where(named(card.used), named(allBoxes(rules) & ~card.used))
  const does = 'box' in choice ? steps.take(said(choice)) : steps.keep(said(choice))
  const not = before === null ? '' : steps.not(said(before))
  return { where, does: `${does}${not}` }
}

/** A decision in which the last of some steps matters, with its answer. */
export function exampleSentence(
  rules: RuleSet,
  example: StepExample,
  written: (dice: readonly Face[]) => string = facesText,
): string {
  const { left } = scorecardTexts.steps
  const { dice, rerolls } = example
  const { where, does } = exampleParts(rules, example, written)
  const roll = rerolls === 0 ? written(dice) : `${written(dice)}, ${left(rerolls)}`
  return `${where === '' ? '' : `${where}: `}${roll}: ${does}.`
}
