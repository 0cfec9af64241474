import type { Points } from '../base/units.ts'
import { COMBINATIONS, FIELD_NAMES, type RuleSet } from './rule-set.ts'

/** How points are written where the words are shown. */
export type WritePoints = (points: Points) => string

/** The six-dice combinations that score: what they are called, and their points. */
export function combinationWords(
  rules: RuleSet,
  write: WritePoints,
): { readonly name: string; readonly points: string }[] {
  return COMBINATIONS.filter((name) => rules[name] > 0).map((name) => ({
    name: FIELD_NAMES[name],
    points: write(rules[name]),
  }))
}

/** How the game is played, a sentence for each rule that is not the plain one. */
export function playSentences(rules: RuleSet, write: WritePoints): string[] {
  const { farklePenalty: penalty } = rules
  const sentences = [
    rules.end === 'immediate'
      ? `The first to bank ${write(rules.goal)} wins.`
      : `Once somebody has banked ${write(rules.goal)}, the other has one more turn; a tie is half a win.`,
  ]
  if (rules.minimumBank > 0) sentences.push(`Bank at least ${write(rules.minimumBank)}.`)
  if (rules.minimumFirstBank > rules.minimumBank) {
    sentences.push(`The first bank must be at least ${write(rules.minimumFirstBank)}.`)
  }
  if (penalty) {
    const floor = penalty.floor === 0 ? 'zero' : write(penalty.floor)
    const cost = `${write(penalty.points)} banked points, never below ${floor}.`
    sentences.push(
      penalty.farkles === 1
        ? `Each farkle costs ${cost}`
        : `${penalty.farkles} farkles in a row cost ${cost}`,
    )
  }
  if (rules.fourKindAndPairCountsAsThreePairs) {
    sentences.push('Four of a kind and a pair may be scored as three pairs.')
  }
  if (rules.mustSetAsideAll) sentences.push('All dice that score must be set aside.')
  if (rules.sixOfAKindWins) sentences.push('Six of a kind in one roll wins the game.')
  return sentences
}
