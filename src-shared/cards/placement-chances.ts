import type { Probability } from '../base/units.ts'

/** Chance that somebody errs in a decision that what they know gets right. */
const SLIP: Probability = 0.1
/** Chance that somebody gets a decision right that what they know gets wrong, or does not cover. */
const GUESS: Probability = 0.25

/**
 * By how many of the first lessons somebody knows, from none to all: whether the decision is right
 * of who plays by them.
 */
export type RightBy = readonly boolean[]

/**
 * Whether whoever knows more gets a decision right where somebody who knows less does. Where that is
 * not so, a right answer does not speak for more knowledge, nor a wrong one for less.
 */
export function isNested(rightBy: RightBy): boolean {
  return rightBy.every((right, i) => right || !rightBy[i - 1])
}

/**
 * The lesson, from 0, without which nobody gets a decision right, and with which everybody does who
 * knows it or more; null where it is all the same, or nobody gets it right.
 */
export function lessonNeeded(rightBy: RightBy): number | null {
  const last = rightBy.lastIndexOf(false)
  return last < 0 || last === rightBy.length - 1 ? null : last
}

function normalised(weights: readonly number[]): Probability[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Before anything is known: every number of lessons is as likely. */
export function evenChances(count: number): Probability[] {
  return normalised(Array.from({ length: count }, () => 1))
}

/** Updates the probabilities after an answer, by Bayes' rule. */
export function chancesAfter(
  chances: readonly Probability[],
  rightBy: RightBy,
  right: boolean,
): Probability[] {
  return normalised(
    chances.map((chance, known) => {
      const likely = rightBy[known] ? 1 - SLIP : GUESS
      return chance * (right ? likely : 1 - likely)
    }),
  )
}

function entropy(chances: readonly Probability[]): number {
  return -chances.reduce((sum, p) => (p > 0 ? sum + p * Math.log2(p) : sum), 0)
}

/** How many bits the answer to a decision is expected to tell; 0 if all play it alike. */
export function bitsTold(chances: readonly Probability[], rightBy: RightBy): number {
  if (rightBy.every((right) => right === rightBy[0])) return 0
  const right = chances.reduce(
    (sum, chance, known) => sum + chance * (rightBy[known] ? 1 - SLIP : GUESS),
    0,
  )
  const after = (isRight: boolean): number => entropy(chancesAfter(chances, rightBy, isRight))
  return entropy(chances) - right * after(true) - (1 - right) * after(false)
}
