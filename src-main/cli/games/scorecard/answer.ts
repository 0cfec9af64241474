import type { Face } from '#shared/dice/multiset.ts'
import { tailChance } from '#shared/games/scorecard/analysis/score-chances.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Answer, Ask } from '../../session.ts'
import { strategyName, type AlikeAnswer } from './official-game.ts'

type PlayedStrategy = Answer<'scorecard.strategies'>['strategies'][number]
type Choice = Answer<'scorecard.analyse'>['choices'][number]
type Scores = Answer<'scorecard.statistics'>

export interface RulesAnswer {
  readonly rules: { readonly name: string; readonly hash: string }
  readonly jokers: string
}

/** What a solve took. */
interface CardSize {
  /** Filled cards with an open box that can occur. */
  readonly states: number
  /** Of the table, in memory and on disk. */
  readonly bytes: number
  /** When the solve was made. */
  readonly seconds: number
}

/** Output of `scorecard --json`. Scripts rely on these names: add to them, do not change them. */
export interface ScorecardAnswer extends RulesAnswer, AlikeAnswer {
  /** Only with `--card CARD`. */
  readonly size?: CardSize
  readonly expectedScore: number
  /** This and all that follows are left out for cards of more than MAX_SCORED_STATES states. */
  readonly standardDeviation?: number
  /** By percentage p: lowest score s with P(score <= s) >= p%. */
  readonly percentiles?: Readonly<Record<string, number>>
  /** Only with `--at-least`: probability of this score or more. */
  readonly atLeast?: { readonly points: number; readonly probability: number }
  /** Of any bonus for the boxes that count for it. */
  readonly upperBonusProbability?: number
  /** Boxes by the names in their rules; points without those for further dice all alike. */
  readonly categories?: readonly (Omit<Scores['boxes'][number], 'box' | 'zero'> & {
    readonly category: string
    readonly zeroProbability: number
  })[]
  /** Only with `--strategies`: all of table 3 in Glenn 2006, with its printed figures. */
  readonly strategies?: readonly (Omit<PlayedStrategy, 'strategy'> & {
    readonly strategy: string
  })[]
}

/** Output of `scorecard --card STATE --json`. Scripts rely on these names as well. */
export interface ScorecardCardAnswer extends RulesAnswer {
  readonly card: string
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** Expected points to come with the best choice, plus `--points`. */
  readonly value: number
  /** The same before the first roll of the turn. */
  readonly before: number
  /** Best first. Either `keep` or `category` is null. */
  readonly choices: readonly (Pick<Choice, 'rank' | 'keep' | 'loss' | 'points'> & {
    readonly category: string | null
    readonly value: number
    readonly ends: readonly (Omit<Choice['ends'][number], 'box'> & { readonly category: string })[]
    /** Only with `--why`, for the first choices that lose: where the best one gains on it. */
    readonly why?: Why
  })[]
}

interface Why {
  readonly text: string | null
  /** `of`: a box by name, `bonus` or `further`; points and chance are those of the best less these. */
  readonly differences: readonly { of: string; points: number; chance: number | null }[]
}

/** Choices that `--why` explains, and the decimals of points in its sentences. */
const MOST_WHYS = 3
export interface GameQuestion {
  readonly rules: RuleSet
  readonly isCard: boolean
  readonly atLeast: number | null
  readonly withStrategies: boolean
}

/** What is known of a card once it is solved. */
export interface SolvedAnswer extends CardSize {
  readonly hasScores: boolean
  readonly expectedScore: number
}

export interface CardQuestion {
  readonly rules: RuleSet
  readonly card: string
  readonly points: number
  readonly dice: readonly Face[]
  readonly rerolls: number
  readonly withWhy: boolean
}

export const rulesAnswer = (rules: RuleSet): RulesAnswer => ({
  rules: { name: rules.name, hash: ruleHash(rules) },
  jokers: rules.jokers,
})

export const categoryOf = ({ boxes }: RuleSet, box: number): string => boxes[box]!.name

async function scoresAnswer(
  ask: Ask,
  rules: RuleSet,
  atLeast: number | null,
): Promise<Partial<ScorecardAnswer>> {
  const scores = await ask('scorecard.statistics', { rules })
  return {
    standardDeviation: scores.standardDeviation,
    percentiles: Object.fromEntries(
      scores.percentiles.map(({ percent, score }) => [String(percent), score]),
    ),
    ...(atLeast !== null && {
      atLeast: { points: atLeast, probability: tailChance(scores, atLeast) },
    }),
    upperBonusProbability: scores.upperBonusProbability,
    yahtzees: scores.alike.rolled,
    yahtzeeBonuses: scores.alike.bonuses,
    categories: scores.boxes.map(({ box, zero, ...figures }) => ({
      category: categoryOf(rules, box),
      ...figures,
      zeroProbability: zero,
    })),
  }
}

export async function askScorecard(
  ask: Ask,
  { rules, isCard, atLeast, withStrategies }: GameQuestion,
  { states, bytes, seconds, hasScores, expectedScore }: SolvedAnswer,
): Promise<ScorecardAnswer> {
  return {
    ...rulesAnswer(rules),
    ...(isCard && { size: { states, bytes, seconds } }),
    expectedScore,
    ...(hasScores && (await scoresAnswer(ask, rules, atLeast))),
    ...(withStrategies && {
      strategies: (await ask('scorecard.strategies', { rules })).strategies.map((one) => ({
        ...one,
        strategy: strategyName(one.strategy),
      })),
    }),
  }
}

export async function askCard(
  ask: Ask,
  { rules, card, points, dice, rerolls, withWhy }: CardQuestion,
): Promise<ScorecardCardAnswer> {
  const asked = { rules, card, points, dice: [...dice], rerollsLeft: rerolls }
  const answer = await ask('scorecard.analyse', asked)
  const losing = withWhy ? answer.choices.filter(({ rank }) => rank > 1).slice(0, MOST_WHYS) : []
  const whys = new Map<unknown, Why>()
  for (const choice of losing) {
    const { keep, box } = choice
    const { text, differences } = await ask('scorecard.why', { ...asked, keep, box })
    const named = differences.map(({ of, ...one }) => ({
      of: typeof of === 'number' ? categoryOf(rules, of) : of,
      ...one,
    }))
    whys.set(choice, { text, differences: named })
  }
  return {
    ...rulesAnswer(rules),
    card: answer.card,
    dice: answer.dice,
    rerolls,
    value: answer.expected,
    before: answer.before,
    choices: answer.choices.map((choice) => {
      const { rank, keep, box, expected, loss, points, ends } = choice
      const why = whys.get(choice)
      return {
        rank,
        keep,
        category: box === null ? null : categoryOf(rules, box),
        value: expected,
        loss,
        points,
        ends: ends.map(({ box: end, ...rest }) => ({ category: categoryOf(rules, end), ...rest })),
        ...(why && { why }),
      }
    }),
  }
}
