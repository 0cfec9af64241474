import { ALL_DICE, diceCounts, type Points } from '../../../base/units.ts'
import { countOf, FACES, facesOf, type Face, type Multiset } from '../../../dice/multiset.ts'
import { rollsOf } from '../../../dice/rolls.ts'
import { COMBINATION_FIELDS, type CombinationField } from '../rules/fields.ts'
import { setField, type RuleSet } from '../rules/rule-set.ts'
import { patternName, fieldName, setName } from '../analysis/rule-words.ts'
import { diceOfPattern, patternKey } from '../rules/patterns.ts'
import {
  rollOptions,
  scoreOfDice,
  scoringOf,
  type FaceScores,
  type Scoring,
} from '../rules/scoring.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Card } from '../../../cards/card.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { DeckSources } from './sources.ts'

interface Scored {
  readonly id: string
  readonly name: string
  readonly points: Points
  readonly why: string
  readonly rolls: readonly (readonly Face[])[]
}

function setWhy({ sets }: RuleSet, scores: FaceScores, face: Face, count: number): string {
  const own = sets[face - 1]![count - 1]!
  const points = scores[face - 1]![count]!
  const words = farkleTexts.cards.scoring
  if (points > own) return words.smallerSets(pointsText(own))
  const fewer = sets[face - 1]![count - 2] ?? 0
  if (fewer > 0 && points % fewer === 0 && points > fewer) {
    return words.times(points / fewer, pointsText(fewer), setName(face, count - 1))
  }
  if (count === 3 && points === face * 100) return words.hundredTimes
  return count === 1 ? words.single : words.ownSet
}

/** Small sets first. */
function setsOf({ rules, faces: scores }: Scoring): Scored[] {
  return diceCounts(rules.dice).flatMap((count) =>
    FACES.filter((face) => rules.sets[face - 1]![count - 1]! > 0).map((face) => ({
      id: `set.${face}.${count}`,
      name: fieldName(setField(face, count)),
      points: scores[face - 1]![count]!,
      why: setWhy(rules, scores, face, count),
      rolls: [Array.from({ length: count }, () => face)],
    })),
  )
}

const SHAPES: Readonly<Record<Exclude<CombinationField, 'nothing'>, string>> = {
  straight: '111111',
  threePairs: '222',
  twoTriplets: '33',
  fourKindAndPair: '42',
}

const shapeOf = (dice: Multiset): string =>
  FACES.map((face) => countOf(dice, face))
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('')

function combinationOf(scoring: Scoring, name: CombinationField): Scored | null {
  const { rules } = scoring
  const asPairs = name === 'fourKindAndPair' && rules.fourKindAndPairCountsAsThreePairs
  const points = Math.max(rules[name], asPairs ? rules.threePairs : 0)
  if (points === 0) return null
  const scores6 = (dice: Multiset): Points =>
    name === 'nothing' ? rollOptions(scoring, dice)[rules.dice]! : scoreOfDice(scoring, dice)
  const size = name === 'nothing' ? rules.dice : ALL_DICE
  const shown = rollsOf(size).filter(({ dice }) =>
    name === 'nothing'
      ? rollOptions(scoring, dice).every((value, k) => k === rules.dice || value === 0) &&
        scoreOfDice(scoring, dice) === 0
      : shapeOf(dice) === SHAPES[name],
  )
  return {
    id: name,
    name: fieldName(name),
    points,
    why:
      asPairs && points > rules[name]
        ? farkleTexts.cards.scoring.asPairs
        : rules.dice === ALL_DICE
          ? farkleTexts.cards.scoring.allSix
          : farkleTexts.cards.scoring.together,
    rolls: shown.filter(({ dice }) => scores6(dice) === points).map(({ dice }) => facesOf(dice)),
  }
}

function othersOf(scoring: Scoring): Scored[] {
  const { combinations, ownCombinations = [] } = scoring.rules
  return [...combinations, ...ownCombinations].map((combination) => ({
    id: patternKey(combination),
    name: patternName(combination),
    points: combination.points,
    why: farkleTexts.cards.scoring.together,
    rolls: diceOfPattern(combination)
      .filter((dice) => scoreOfDice(scoring, dice) === combination.points)
      .map(facesOf),
  }))
}

export function scoringDeck({ rules, report }: DeckSources): Card[] {
  // The bonus depends on no dice of its own, so no card teaches it.
  const scoring = scoringOf({ ...rules, hotDiceBonus: 0 })
  const combinations = [
    ...COMBINATION_FIELDS.flatMap((name) => combinationOf(scoring, name) ?? []),
    ...othersOf(scoring),
  ]
  const small = (id: string): boolean => /^set\..\.[123]$/.test(id)
  const sets = setsOf(scoring)
  const all = [
    ...sets.filter(({ id }) => small(id)),
    ...combinations,
    ...sets.filter(({ id }) => !small(id)),
  ]
  const form = { most: Math.max(rules.goal, ...all.map(({ points }) => points)), decimals: 0 }
  return all.map(({ id, name, points, why, rolls }) => ({
    id: `scoring.${id}`,
    deck: 'scoring',
    question: farkleTexts.cards.scoring.question(name),
    answer: {
      kind: 'number',
      unit: 'points',
      value: points,
      step: report.grid,
      slack: 0,
      form: { ...form, never: false },
    },
    statement: farkleTexts.cards.scoring.statement(pointsText(points)),
    why,
    worth: null,
    scene: { diceLeft: null, turnTotals: [], rolls },
  }))
}
