import type { Face } from '#shared/dice/multiset.ts'
import { UNASKED_BYTES } from '#shared/games/yahtzee/requests/targets.ts'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { type RulesAnswer, rulesAnswer } from './answer.ts'

export interface TargetQuestion {
  readonly rules: RuleSet
  readonly target: number
  /** Points of the target that are not on the card, at least 1. */
  readonly need: number
  /** Highest need to solve for, if a solve is necessary. */
  readonly limit: number
  readonly mayBeLarge: boolean
  readonly card: string
  readonly points: number
  /** Null before the roll. */
  readonly turn: { readonly dice: readonly Face[]; readonly rerolls: number } | null
}

/** Output of `yahtzee --target POINTS --json`. Scripts rely on these names: add, do not change. */
export interface YahtzeeTargetAnswer extends RulesAnswer {
  readonly target: number
  readonly card: string
  /** Probability of the target under the policy that maximises it. */
  readonly probability: number
  /** The same under the policy that maximises the mean score. */
  readonly plainProbability: number
}

/** Output of `yahtzee --target POINTS --dice FACES ... --json`. Scripts rely on these names too. */
export interface YahtzeeTargetChoices extends RulesAnswer {
  readonly target: number
  readonly card: string
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** Probability of the target with the best choice, and before the turn. */
  readonly probability: number
  readonly before: number
  /** Best first. Either `keep` or `category` is null. */
  readonly choices: readonly {
    readonly rank: number
    readonly keep: readonly Face[] | null
    readonly category: Category | null
    readonly probability: number
    readonly loss: number
    /** Expected score if the mean is maximised from here on, and the rank by it. */
    readonly value: number
    readonly valueRank: number
    /** For a category: its score now, including joker and Yahtzee bonus. */
    readonly points: number | null
  }[]
}

function inWords(seconds: number): string {
  if (seconds < 1) return 'a moment'
  return seconds < 90 ? `about ${Math.ceil(seconds)} s` : `about ${Math.round(seconds / 60)} min`
}

const megabytes = (bytes: number): string => `${decimals(bytes / 1e6, 1)} MB`

/** Solves up to `limit` unless `need` is already solved. Announces the cost first. */
async function solveFor(
  ask: Ask,
  { rules, need, limit, mayBeLarge }: TargetQuestion,
  tell: (message: string) => void,
): Promise<void> {
  const status = await ask('yahtzee.targetStatus', { rules, limit })
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
  await ask('yahtzee.targetSolve', { rules, limit, mayBeLarge })
}

export async function askTarget(
  ask: Ask,
  question: TargetQuestion,
  tell: (message: string) => void,
): Promise<YahtzeeTargetAnswer | YahtzeeTargetChoices> {
  await solveFor(ask, question, tell)
  const { rules, target, card, points, turn } = question
  const asked = { rules, card, points, target }
  if (turn === null) {
    const { chance, plain } = await ask('yahtzee.target', asked)
    return { ...rulesAnswer(rules), target, card, probability: chance, plainProbability: plain! }
  }
  const { dice, rerolls } = turn
  const found = await ask('yahtzee.targetChoices', {
    ...{ ...asked, dice: [...dice], rerollsLeft: rerolls },
  })
  return {
    ...rulesAnswer(rules),
    ...{ target, card: found.card, dice: found.dice, rerolls },
    ...{ probability: found.chance, before: found.before },
    choices: found.choices.map(({ rank, keep, category, chance, loss, ...more }) => ({
      ...{ rank, keep, category, probability: chance, loss },
      ...{ value: more.expected, valueRank: more.expectedRank, points: more.points },
    })),
  }
}
