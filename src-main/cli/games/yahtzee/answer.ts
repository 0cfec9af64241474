import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { Ask } from '../../session.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

/** Fields of every answer that describe its rules. */
export interface RulesAnswer {
  readonly rules: { readonly name: string; readonly hash: string }
  readonly jokers: string
}

/** Output of `yahtzee --json`. Scripts rely on these names: add to them, do not change them. */
export interface YahtzeeAnswer extends RulesAnswer {
  readonly expectedScore: number
  readonly standardDeviation: number
  /** By percent: the lowest score s for which at least so many percent of games score s or less. */
  readonly percentiles: Readonly<Record<string, number>>
  /** With `--at-least`: the chance of so many points or more. */
  readonly atLeast?: { readonly points: number; readonly probability: number }
  readonly upperBonusProbability: number
  /** Mean number of turns that end with five of a kind, and of Yahtzee bonuses. */
  readonly yahtzees: number
  readonly yahtzeeBonuses: number
  /** Points without the Yahtzee bonus. */
  readonly categories: readonly {
    readonly category: Category
    readonly mean: number
    readonly standardDeviation: number
    readonly zeroProbability: number
  }[]
  /** With `--strategies`: every way to play of table 3, the printed figures beside ours. */
  readonly strategies?: Answer<'yahtzee.strategies'>['strategies']
}

/** Output of `yahtzee --card STATE --json`. Scripts rely on these names as well. */
export interface YahtzeeCardAnswer extends RulesAnswer {
  readonly card: string
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** Expected points from here on with the best choice, those of `--points` added. */
  readonly value: number
  /** The same at the start of the turn, before the dice were rolled. */
  readonly before: number
  /** The best first. A keep has no category, a category no keep. */
  readonly choices: readonly {
    readonly rank: number
    readonly keep: readonly Face[] | null
    readonly category: Category | null
    readonly value: number
    readonly loss: number
    /** Of a category: what it scores now, a joker and the Yahtzee bonus counted. */
    readonly points: number | null
    /** Of a keep: where the optimal player then ends the turn. */
    readonly ends: Answer<'yahtzee.analyse'>['choices'][number]['ends']
  }[]
}

/** A question about a whole game. */
export interface GameQuestion {
  readonly rules: RuleSet
  readonly atLeast: number | null
  readonly withStrategies: boolean
}

/** A position within a turn, as it was asked about. */
export interface CardQuestion {
  readonly rules: RuleSet
  readonly card: string
  readonly points: number
  readonly dice: readonly Face[]
  readonly rerolls: number
}

/** The rules of an answer. */
export const rulesAnswer = (rules: RuleSet): RulesAnswer => ({
  rules: { name: rules.name, hash: ruleHash(rules) },
  jokers: rules.jokers,
})

/** Asks the backend for everything that `yahtzee` tells of a game. */
export async function askYahtzee(
  ask: Ask,
  { rules, atLeast, withStrategies }: GameQuestion,
): Promise<YahtzeeAnswer> {
  const { expectedScore } = await ask('yahtzee.solve', { rules })
  const scores = await ask('yahtzee.statistics', { rules })
  return {
    ...rulesAnswer(rules),
    expectedScore,
    standardDeviation: scores.standardDeviation,
    percentiles: Object.fromEntries(
      scores.percentiles.map(({ percent, score }) => [String(percent), score]),
    ),
    ...(atLeast !== null && {
      atLeast: { points: atLeast, probability: tailChance(scores, atLeast) },
    }),
    upperBonusProbability: scores.upperBonusProbability,
    yahtzees: scores.yahtzees.rolled,
    yahtzeeBonuses: scores.yahtzees.bonuses,
    categories: scores.categories.map(({ zero, ...figures }) => ({
      ...figures,
      zeroProbability: zero,
    })),
    ...(withStrategies && { strategies: (await ask('yahtzee.strategies', { rules })).strategies }),
  }
}

/** Asks the backend for every choice of a position. */
export async function askCard(
  ask: Ask,
  { rules, card, points, dice, rerolls }: CardQuestion,
): Promise<YahtzeeCardAnswer> {
  const answer = await ask('yahtzee.analyse', {
    ...{ rules, card, points },
    dice: [...dice],
    rerollsLeft: rerolls,
  })
  return {
    ...rulesAnswer(rules),
    card: answer.card,
    dice: answer.dice,
    rerolls,
    value: answer.expected,
    before: answer.before,
    choices: answer.choices.map(({ rank, keep, category, expected, loss, points, ends }) => ({
      ...{ rank, keep, category, value: expected, loss, points, ends },
    })),
  }
}
