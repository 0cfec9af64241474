import { FACES } from '#shared/dice/multiset.ts'
import { COMBINATIONS, FIELD_NAMES, setName, type RuleSet } from '#shared/farkle/rule-set.ts'
import { formatNumber } from '../../components/format.ts'

/** One line of a description: what, and what it is worth. */
export interface ScoreLine {
  readonly what: string
  readonly points: string
}

/** Everything that scores, in the order of the dice: sets by face, then the six-dice combinations. */
export function scoreLines(rules: RuleSet): ScoreLine[] {
  const sets = FACES.flatMap((face) =>
    rules.sets[face - 1]!.flatMap((points, i) =>
      points === 0 ? [] : [{ what: setName(face, i + 1), points: formatNumber(points) }],
    ),
  )
  const combinations = COMBINATIONS.filter((name) => rules[name] > 0).map((name) => ({
    what: FIELD_NAMES[name].toLowerCase(),
    points: formatNumber(rules[name]),
  }))
  return [...sets, ...combinations]
}

/** How the game is played, a sentence for each rule that is not the plain one. */
export function playSentences(rules: RuleSet): string[] {
  const points = formatNumber
  const { farklePenalty: penalty } = rules
  const sentences = [
    rules.end === 'immediate'
      ? `The first to bank ${points(rules.goal)} wins.`
      : `Once somebody has banked ${points(rules.goal)}, the other has one more turn; a tie is half a win.`,
  ]
  if (rules.minimumBank > 0) sentences.push(`Bank at least ${points(rules.minimumBank)}.`)
  if (rules.minimumFirstBank > rules.minimumBank) {
    sentences.push(`The first bank must be at least ${points(rules.minimumFirstBank)}.`)
  }
  if (penalty) {
    const floor = penalty.floor === 0 ? 'zero' : points(penalty.floor)
    const row = penalty.farkles === 1 ? 'Each farkle' : `${penalty.farkles} farkles in a row`
    sentences.push(
      `${row} cost${penalty.farkles === 1 ? 's' : ''} ${points(penalty.points)} banked points, never below ${floor}.`,
    )
  }
  if (rules.fourKindAndPairCountsAsThreePairs) {
    sentences.push('Four of a kind and a pair may be scored as three pairs.')
  }
  if (rules.mustSetAsideAll) sentences.push('All dice that score must be set aside.')
  if (rules.sixOfAKindWins) sentences.push('Six of a kind in one roll wins the game.')
  return sentences
}
