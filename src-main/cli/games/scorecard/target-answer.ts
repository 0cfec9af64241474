import type { Face } from '#shared/dice/multiset.ts'
import { UNASKED_BYTES } from '#shared/games/scorecard/requests/targets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { grouped } from '#shared/texts/numbers.ts'
import type { Answer, Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { categoryOf, type RulesAnswer, rulesAnswer } from './answer.ts'
import { inWords, megabytes } from '../../cost-words.ts'

type Choice = Answer<'scorecard.targetChoices'>['choices'][number]

/** A card, and the dice if any are given. */
export interface StandingQuestion {
  readonly rules: RuleSet
  readonly mayBeLarge: boolean
  readonly card: string
  readonly points: number
  /** Null before the roll. */
  readonly turn: { readonly dice: readonly Face[]; readonly rerolls: number } | null
}

export interface TargetQuestion extends StandingQuestion {
  readonly target: number
  /** Points of the target that are not on the card, at least 1. */
  readonly need: number
  /** Highest need to solve for, if a solve is necessary. */
  readonly limit: number
}

/** Output of `scorecard --target POINTS --json`. Scripts rely on these names: add, do not change. */
interface ScorecardTargetAnswer extends RulesAnswer {
  readonly target: number
  readonly card: string
  /** Probability of the target under the policy that maximises it. */
  readonly probability: number
  /** The same under the policy that maximises the mean score. */
  readonly plainProbability: number
}

/** Output of `scorecard --target POINTS --dice FACES ... --json`. Scripts rely on these names too. */
export interface ScorecardTargetChoices extends RulesAnswer {
  readonly target: number
  readonly card: string
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** Probability of the target with the best choice, and before the turn. */
  readonly probability: number
  readonly before: number
  /** Best first. Either `keep` or `category` is null. */
  readonly choices: readonly (Pick<Choice, 'rank' | 'keep' | 'loss' | 'points'> & {
    readonly category: string | null
    readonly probability: number
    /** Expected score if the mean is maximised from here on, and the rank by it. */
    readonly value: number
    readonly valueRank: number
  })[]
}

export const chanceChoices = (
  rules: RuleSet,
  choices: readonly Choice[],
): ScorecardTargetChoices['choices'] =>
  choices.map(({ rank, keep, box, chance, loss, ...more }) => ({
    rank,
    keep,
    category: box === null ? null : categoryOf(rules, box),
    probability: chance,
    loss,
    value: more.expected,
    valueRank: more.expectedRank,
    points: more.points,
  }))

/** Solves up to `limit` unless `need` is already solved. Announces the cost first. */
async function solveFor(
  ask: Ask,
  { rules, need, limit, mayBeLarge }: TargetQuestion,
  tell: (message: string) => void,
): Promise<void> {
  const status = await ask('scorecard.targetStatus', { rules, limit })
  if (status.solvedLimit !== null && status.solvedLimit >= need) return
  const size = megabytes(status.bytes)
  if (status.bytes > UNASKED_BYTES && !mayBeLarge) {
    throw new UsageError(
      `Targets up to ${grouped(limit)} take up to ${size} of disk; give --allow-large to let them, or a lower --limit.`,
    )
  }
  const time = inWords(status.seconds * (1 - status.fraction))
  const goes = status.state === 'begun' ? 'Going on with the solve' : 'Solving'
  tell(
    `${goes} for targets up to ${grouped(limit)}: this takes ${time} and at most ${size} of disk, and is kept.`,
  )
  await ask('scorecard.targetSolve', { rules, limit, mayBeLarge })
}

export async function askTarget(
  ask: Ask,
  question: TargetQuestion,
  tell: (message: string) => void,
): Promise<ScorecardTargetAnswer | ScorecardTargetChoices> {
  await solveFor(ask, question, tell)
  const { rules, target, card, points, turn } = question
  const asked = { rules, card, points, target }
  if (turn === null) {
    const { chance, plain } = await ask('scorecard.target', asked)
    return { ...rulesAnswer(rules), target, card, probability: chance, plainProbability: plain! }
  }
  const { dice, rerolls } = turn
  const found = await ask('scorecard.targetChoices', {
    ...asked,
    dice: [...dice],
    rerollsLeft: rerolls,
  })
  return {
    ...rulesAnswer(rules),
    target,
    card: found.card,
    dice: found.dice,
    rerolls,
    probability: found.chance,
    before: found.before,
    choices: chanceChoices(rules, found.choices),
  }
}
