import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { Ask } from '../../session.ts'

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

type Choice = Answer<'yahtzee.analyse'>['choices'][number]

export interface RulesAnswer {
  readonly rules: { readonly name: string; readonly hash: string }
  readonly jokers: string
}

/** Output of `yahtzee --json`. Scripts rely on these names: add to them, do not change them. */
export interface YahtzeeAnswer extends RulesAnswer {
  readonly expectedScore: number
  readonly standardDeviation: number
  /** By percentage p: lowest score s with P(score <= s) >= p%. */
  readonly percentiles: Readonly<Record<string, number>>
  /** Only with `--at-least`: probability of this score or more. */
  readonly atLeast?: { readonly points: number; readonly probability: number }
  readonly upperBonusProbability: number
  /** Mean number per game of turns that end with five of a kind, and of Yahtzee bonuses. */
  readonly yahtzees: number
  readonly yahtzeeBonuses: number
  /** Points without the Yahtzee bonus. */
  readonly categories: readonly (Omit<
    Answer<'yahtzee.statistics'>['categories'][number],
    'zero'
  > & {
    readonly zeroProbability: number
  })[]
  /** Only with `--strategies`: all of table 3 in Glenn 2006, with its printed figures. */
  readonly strategies?: Answer<'yahtzee.strategies'>['strategies']
}

/** Output of `yahtzee --card STATE --json`. Scripts rely on these names as well. */
export interface YahtzeeCardAnswer extends RulesAnswer {
  readonly card: string
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** Expected points to come with the best choice, plus `--points`. */
  readonly value: number
  /** The same before the first roll of the turn. */
  readonly before: number
  /** Best first. Either `keep` or `category` is null. */
  readonly choices: readonly (Pick<
    Choice,
    'rank' | 'keep' | 'category' | 'loss' | 'points' | 'ends'
  > & { readonly value: number })[]
}

export interface GameQuestion {
  readonly rules: RuleSet
  readonly atLeast: number | null
  readonly withStrategies: boolean
}

export interface CardQuestion {
  readonly rules: RuleSet
  readonly card: string
  readonly points: number
  readonly dice: readonly Face[]
  readonly rerolls: number
}

export const rulesAnswer = (rules: RuleSet): RulesAnswer => ({
  rules: { name: rules.name, hash: ruleHash(rules) },
  jokers: rules.jokers,
})

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
